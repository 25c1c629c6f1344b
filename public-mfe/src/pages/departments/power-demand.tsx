import { BarList, Section, Table, type Column } from "@ministry/shared-ui";
import { demandText } from "../../content/departments/departments.ts";
import { energyPage } from "../../content/departments/energy.ts";
import { figures } from "../../content/facts/figures.ts";
import { demandRows, kilowatts, type DemandRow } from "../../content/departments/power-demand.ts";
import { Paragraphs } from "../../blocks/texts/paragraphs.tsx";
import css from "./power-demand.module.css";

const columns: Column<DemandRow>[] = [
  { head: demandText.number, cell: (_, index) => index + 1 },
  { head: demandText.description, cell: (row) => row.description, rowHead: true },
  { head: demandText.quantity, cell: (row) => grouped(row.quantity), numeric: true },
  { head: demandText.load, cell: (row) => grouped(row.loadKw), numeric: true },
  { head: demandText.total, cell: (row) => grouped(row.totalKw), numeric: true },
];

/** Demand and supply of energy: the text, the table with the ministry's total, and the same as bars (P-85 … P-87). */
export function PowerDemand() {
  const { demandTitle, demand, tableTitle } = energyPage;
  return (
    <Section title={demandTitle} ground="sunk">
      <div className={css.parts}>
        <Paragraphs texts={demand} />
        <Table
          caption={tableTitle}
          captionShown
          compact
          columns={columns}
          rows={demandRows}
          rowKey={(row) => row.description}
          foot={["", demandText.sum, "", "", kilowatts(figures.powerDemand)]}
        />
        <div className={css.chart}>
          <h3>{demandText.chartTitle}</h3>
          <BarList
            label={demandText.chartLabel}
            bars={demandRows.map(({ description, totalKw }) => ({
              label: description,
              value: totalKw,
              text: kilowatts(grouped(totalKw)),
            }))}
          />
        </div>
      </div>
    </Section>
  );
}

/** `252,000`: grouped the same way in every browser and in the prerendered page. */
function grouped(value: number): string {
  const [whole = "", fraction] = String(value).split(".");
  const spaced = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return fraction ? `${spaced}.${fraction}` : spaced;
}

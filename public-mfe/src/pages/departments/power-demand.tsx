import { BarList, Section, Table, type Column } from "@ministry/shared-ui";
import { energyPage } from "../../content/energy.ts";
import { figures } from "../../content/figures.ts";
import { demandRows, type DemandRow } from "../../content/power-demand.ts";
import { Paragraphs } from "../../blocks/paragraphs.tsx";
import css from "./power-demand.module.css";

const columns: Column<DemandRow>[] = [
  { head: "S/N", cell: (_, index) => index + 1 },
  { head: "Description", cell: (row) => row.description, rowHead: true },
  { head: "Quantity", cell: (row) => grouped(row.quantity), numeric: true },
  { head: "Load (kW)", cell: (row) => grouped(row.loadKw), numeric: true },
  { head: "Total Load (kW)", cell: (row) => grouped(row.totalKw), numeric: true },
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
          foot={["", "Total", "", "", `${figures.powerDemand} kW`]}
        />
        <div className={css.chart}>
          <h3>Where the power is needed</h3>
          <BarList
            label="Total load by kind of customer, in kW"
            bars={demandRows.map(({ description, totalKw }) => ({
              label: description,
              value: totalKw,
              text: `${grouped(totalKw)} kW`,
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

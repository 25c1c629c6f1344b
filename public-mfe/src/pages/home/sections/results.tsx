import { Section } from "@ministry/shared-ui";
import laboratory from "@ministry/shared-ui/illustrations/laboratory.svg?no-inline";
import warehouse from "@ministry/shared-ui/illustrations/warehouse.svg?no-inline";
import { DepartmentCards } from "../../../blocks/ministry/department-cards.tsx";
import { ServiceCards } from "../../../blocks/ministry/service-cards.tsx";
import { StatGrid } from "../../../blocks/ministry/stat-grid.tsx";
import {
  achievements,
  achievementsHeading,
  departmentsHeading,
  otherSectors,
  sectorsHeading,
  servicesHeading,
} from "../../../content/home/home-further.ts";
import { Drawing } from "../../../site/view/drawing.tsx";
import css from "./results.module.css";

const sectorDrawings = { warehouse, laboratory };

/** Departments, other sectors, achievements and services: sections 7 to 10 (P-46 … P-50). */
export function Results() {
  return (
    <>
      <Section title={departmentsHeading} ground="sunk">
        <DepartmentCards />
      </Section>
      <Section title={sectorsHeading}>
        <ul className={css.sectors} role="list">
          {otherSectors.map(({ key, title, text }) => (
            <li key={key} className={css.sector}>
              <Drawing file={sectorDrawings[key]} alt="" />
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={achievementsHeading} ground="sunk">
        <StatGrid items={achievements} />
      </Section>
      <Section title={servicesHeading}>
        <ServiceCards />
      </Section>
    </>
  );
}

import { Card, CardGrid, LinkButton } from "@ministry/shared-ui";
import administration from "@ministry/shared-ui/illustrations/ministry.svg?no-inline";
import energy from "@ministry/shared-ui/illustrations/solar-field.svg?no-inline";
import planning from "@ministry/shared-ui/illustrations/planning.svg?no-inline";
import water from "@ministry/shared-ui/illustrations/borehole.svg?no-inline";
import { departments } from "../../content/home/departments-and-services.ts";
import { Drawing } from "../../site/view/drawing.tsx";
import css from "./department-cards.module.css";

const drawings = { administration, water, energy, planning };

/** The four departments as cards (P-46, P-72). */
export function DepartmentCards() {
  return (
    <CardGrid as="ul">
      {departments.map(({ key, title, text, callToAction, to }) => (
        <Card
          as="li"
          key={key}
          accent={key === "energy" ? "energy" : "water"}
          media={<Drawing file={drawings[key]} alt="" />}
        >
          <h3>{title}</h3>
          <p>{text}</p>
          <LinkButton variant="secondary" to={to} className={css.action}>
            {callToAction}
          </LinkButton>
        </Card>
      ))}
    </CardGrid>
  );
}

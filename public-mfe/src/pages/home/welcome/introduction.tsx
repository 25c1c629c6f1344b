import { Icon, LinkButton, Section } from "@ministry/shared-ui";
import ministry from "@ministry/shared-ui/illustrations/ministry.svg?no-inline";
import { Paragraphs } from "../../../blocks/texts/paragraphs.tsx";
import { NumberedList } from "../../../blocks/texts/numbered-list.tsx";
import { Statements } from "../../../blocks/texts/statements.tsx";
import {
  about,
  mandatesHeading,
  mandatesLead,
  outputAreas,
  outputsHeading,
  outputsLead,
  visionHeading,
} from "../../../content/home/home.ts";
import { mandates, mission, missionTitle, vision, visionTitle } from "../../../content/facts/organisation.ts";
import { paths } from "../../../paths.ts";
import { Drawing } from "../../../site/view/drawing.tsx";
import css from "./introduction.module.css";

/** Who we are and what we are for: sections 2 to 5 (P-40 … P-44). */
export function Introduction() {
  return (
    <>
      <Section title={about.title} media={<Drawing file={ministry} alt="" />}>
        <Paragraphs texts={about.paragraphs} />
        <p className={css.action}>
          <LinkButton variant="secondary" to={paths.ministry}>
            {about.action}
          </LinkButton>
        </p>
      </Section>
      <Section title={visionHeading} ground="sunk">
        <Statements
          items={[
            { title: visionTitle, text: vision },
            { title: missionTitle, text: mission, accent: "energy" },
          ]}
        />
      </Section>
      <Section title={mandatesHeading} lead={mandatesLead}>
        <ul className={css.mandates} role="list">
          {mandates.map(({ title, text }) => (
            <li key={title} className={css.mandate}>
              <Icon name="check" />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={outputsHeading} ground="deep" lead={outputsLead}>
        <NumberedList items={outputAreas} min="16rem" />
      </Section>
    </>
  );
}

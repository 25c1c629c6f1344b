import { Section } from "@ministry/shared-ui";
import ministry from "@ministry/shared-ui/illustrations/ministry.svg?inline";
import { missionTitle, visionTitle } from "../../content/facts/organisation.ts";
import { mandatesTitle, tasksTitle, valuesTitle } from "../../content/departments/departments.ts";
import { CheckList } from "../../blocks/texts/check-list.tsx";
import { Lines } from "../../blocks/texts/lines.tsx";
import { Portrait } from "../../blocks/ministry/portrait.tsx";
import { Statements } from "../../blocks/texts/statements.tsx";
import { TitledCards } from "../../blocks/texts/titled-cards.tsx";
import { administrationPage } from "../../content/departments/administration.ts";
import { paths } from "../../paths.ts";
import { Drawing } from "../../site/view/drawing.tsx";
import { Page } from "../../site/page/page.tsx";
import css from "./administration-page.module.css";

/** What the search reads of this page. */
export const handle = administrationPage;

/** The Admin, HR and Finance Department (P-94 … P-96). */
export function AdministrationPage() {
  const { title, lead, description, vision, mission, mandates, tasks, values, leadership } =
    administrationPage;
  return (
    <Page
      title={title}
      lead={lead}
      description={description}
      path={paths.administration}
      media={<Drawing file={ministry} alt="" priority />}
    >
      <Lines>
        <Statements
          level={2}
          items={[
            { title: visionTitle, text: vision },
            { title: missionTitle, text: mission, accent: "energy" },
          ]}
        />
      </Lines>
      <Section title={mandatesTitle} ground="sunk" layout="beside">
        <CheckList items={mandates} />
      </Section>
      <Section title={tasksTitle}>
        <TitledCards items={tasks} />
      </Section>
      <Section title={valuesTitle} ground="sunk">
        <TitledCards items={values} />
      </Section>
      <Section title={administrationPage.leadershipTitle} layout="beside">
        <div className={css.leader}>
          <Portrait role={leadership.role} />
          <div>
            <h3>{leadership.role}</h3>
            <p>{leadership.text}</p>
          </div>
        </div>
      </Section>
    </Page>
  );
}

import { Section } from "@ministry/shared-ui";
import planning from "@ministry/shared-ui/illustrations/planning.svg?inline";
import { activitiesTitle, mandatesTitle, studiesTitle } from "../../content/departments/departments.ts";
import { CheckList } from "../../blocks/texts/check-list.tsx";
import { TitledCards } from "../../blocks/texts/titled-cards.tsx";
import { acts, planningPage } from "../../content/departments/planning.ts";
import { paths } from "../../paths.ts";
import { Drawing } from "../../site/view/drawing.tsx";
import { Page } from "../../site/page/page.tsx";
import { ActList } from "./act-list.tsx";

/** What the search reads of this page. */
export const handle = [planningPage, acts];

/** The Planning and Policy Department (P-97, P-98). */
export function PlanningPage() {
  const { title, lead, description, mandates, activities, studies } = planningPage;
  return (
    <Page
      title={title}
      lead={lead}
      description={description}
      path={paths.planning}
      media={<Drawing file={planning} alt="" priority />}
    >
      <Section title={mandatesTitle} layout="beside">
        <CheckList items={mandates} />
      </Section>
      <Section title={activitiesTitle} ground="sunk">
        <TitledCards items={activities} />
      </Section>
      <Section title={studiesTitle}>
        <TitledCards items={studies} />
      </Section>
      <ActList />
    </Page>
  );
}

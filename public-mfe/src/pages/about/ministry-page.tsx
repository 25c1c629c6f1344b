import { Section } from "@ministry/shared-ui";
import ministry from "@ministry/shared-ui/illustrations/ministry.svg?no-inline";
import {
  aboutTitle,
  achievementsTitle,
  departmentsTitle,
  mandatesTitle,
  ourServicesTitle,
} from "../../content/departments/departments.ts";
import { DepartmentCards } from "../../blocks/ministry/department-cards.tsx";
import { NumberedList } from "../../blocks/texts/numbered-list.tsx";
import { Paragraphs } from "../../blocks/texts/paragraphs.tsx";
import { ServiceCards } from "../../blocks/ministry/service-cards.tsx";
import { StatGrid } from "../../blocks/ministry/stat-grid.tsx";
import { Statements } from "../../blocks/texts/statements.tsx";
import { ministryAchievements, ministryPage } from "../../content/about/ministry.ts";
import { mandates, mission, missionTitle, vision, visionTitle } from "../../content/facts/organisation.ts";
import { paths } from "../../paths.ts";
import { Drawing } from "../../site/view/drawing.tsx";
import { Page } from "../../site/page/page.tsx";
import { Lines } from "../../blocks/texts/lines.tsx";

/** What the search reads of this page. */
export const handle = [ministryPage, vision, mission, mandates, ministryAchievements];

/** About the ministry (P-69 … P-72): the sections in the specification's order. */
export function MinistryPage() {
  const { title, banner, lead, description, about } = ministryPage;
  return (
    <Page title={title} heading={banner} lead={lead} description={description} path={paths.ministry}>
      <Section title={aboutTitle} media={<Drawing file={ministry} alt="" />}>
        <Paragraphs texts={about} />
      </Section>
      <Lines ground="sunk">
        <Statements
          level={2}
          items={[
            { title: visionTitle, text: vision },
            { title: missionTitle, text: mission, accent: "energy" },
          ]}
        />
      </Lines>
      <Section title={mandatesTitle}>
        <NumberedList items={mandates} />
      </Section>
      <Section title={departmentsTitle} ground="sunk">
        <DepartmentCards />
      </Section>
      <Section title={achievementsTitle}>
        <StatGrid items={ministryAchievements} />
      </Section>
      <Section title={ourServicesTitle} ground="sunk">
        <ServiceCards />
      </Section>
    </Page>
  );
}

import { Section } from "@ministry/shared-ui";
import ministry from "@ministry/shared-ui/illustrations/ministry.svg?no-inline";
import { DepartmentCards } from "../../blocks/department-cards.tsx";
import { NumberedList } from "../../blocks/numbered-list.tsx";
import { Paragraphs } from "../../blocks/paragraphs.tsx";
import { ServiceCards } from "../../blocks/service-cards.tsx";
import { StatGrid } from "../../blocks/stat-grid.tsx";
import { Statements } from "../../blocks/statements.tsx";
import { ministryAchievements, ministryPage } from "../../content/ministry.ts";
import { mandates, mission, vision } from "../../content/organisation.ts";
import { paths } from "../../paths.ts";
import { Drawing } from "../../site/drawing.tsx";
import { Page } from "../../site/page.tsx";
import { Lines } from "../../blocks/lines.tsx";

/** About the ministry (P-69 … P-72): the sections in the specification's order. */
export function MinistryPage() {
  const { title, banner, lead, description, about } = ministryPage;
  return (
    <Page title={title} heading={banner} lead={lead} description={description} path={paths.ministry}>
      <Section title="About Us" media={<Drawing file={ministry} alt="" />}>
        <Paragraphs texts={about} />
      </Section>
      <Lines ground="sunk">
        <Statements
          level={2}
          items={[
            { title: "Vision", text: vision },
            { title: "Mission", text: mission, accent: "energy" },
          ]}
        />
      </Lines>
      <Section title="Mandates">
        <NumberedList items={mandates} />
      </Section>
      <Section title="Departments" ground="sunk">
        <DepartmentCards />
      </Section>
      <Section title="Achievements">
        <StatGrid items={ministryAchievements} />
      </Section>
      <Section title="Our services" ground="sunk">
        <ServiceCards />
      </Section>
    </Page>
  );
}

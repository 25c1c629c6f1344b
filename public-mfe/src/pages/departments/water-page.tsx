import { LinkButton, Section } from "@ministry/shared-ui";
import kiosk from "@ministry/shared-ui/illustrations/water-kiosk.svg?inline";
import well from "@ministry/shared-ui/illustrations/shallow-well.svg?no-inline";
import { visionTitle } from "../../content/facts/organisation.ts";
import {
  allWaterProjectsText,
  ongoingAndPipelineTitle,
  overviewTitle,
  valuesTitle,
} from "../../content/departments/departments.ts";
import { Paragraphs } from "../../blocks/texts/paragraphs.tsx";
import { StagedProjects } from "../../blocks/ministry/staged-projects.tsx";
import { StatGrid } from "../../blocks/ministry/stat-grid.tsx";
import { Statements } from "../../blocks/texts/statements.tsx";
import { TitledCards } from "../../blocks/texts/titled-cards.tsx";
import { Lines } from "../../blocks/texts/lines.tsx";
import { waterCounts, waterPage, waterProjects, waterValues } from "../../content/departments/water.ts";
import { paths } from "../../paths.ts";
import { Drawing } from "../../site/view/drawing.tsx";
import { Page } from "../../site/page/page.tsx";

/** What the search reads of this page. */
export const handle = [waterPage, waterCounts, waterValues, waterProjects];

/** The Water Department (P-77 … P-81). */
export function WaterPage() {
  const { title, lead, description, overview, vision, countsTitle, projectsLead } = waterPage;
  return (
    <Page
      title={title}
      lead={lead}
      description={description}
      path={paths.water}
      feed="water"
      accent="water"
      media={<Drawing file={kiosk} alt="" priority />}
      actions={<LinkButton to={paths.waterProjects}>{allWaterProjectsText}</LinkButton>}
    >
      <Section title={overviewTitle} media={<Drawing file={well} alt="" />}>
        <Paragraphs texts={overview} />
      </Section>
      <Lines ground="sunk">
        <Statements level={2} items={[{ title: visionTitle, text: vision }]} />
      </Lines>
      <Section title={countsTitle}>
        <StatGrid items={waterCounts} />
      </Section>
      <Section title={valuesTitle} ground="sunk">
        <TitledCards items={waterValues} />
      </Section>
      <Section title={ongoingAndPipelineTitle} lead={projectsLead}>
        <StagedProjects items={waterProjects} />
      </Section>
    </Page>
  );
}

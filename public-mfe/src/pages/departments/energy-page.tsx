import { LinkButton, Section } from "@ministry/shared-ui";
import grid from "@ministry/shared-ui/illustrations/mini-grid.svg?no-inline";
import solar from "@ministry/shared-ui/illustrations/solar-field.svg?inline";
import { missionTitle, visionTitle } from "../../content/facts/organisation.ts";
import {
  achievementsTitle,
  allEnergyProjectsText,
  backgroundTitle,
  currentTitle,
  mandatesTitle,
  ongoingTitle,
  plannedTitle,
  servicesAndMandatesTitle,
  servicesTitle,
} from "../../content/departments/departments.ts";
import { CheckList } from "../../blocks/texts/check-list.tsx";
import { Lines } from "../../blocks/texts/lines.tsx";
import { Paragraphs } from "../../blocks/texts/paragraphs.tsx";
import { StagedProjects } from "../../blocks/ministry/staged-projects.tsx";
import { StatGrid } from "../../blocks/ministry/stat-grid.tsx";
import { Statements } from "../../blocks/texts/statements.tsx";
import { TitledCards } from "../../blocks/texts/titled-cards.tsx";
import { TwoColumns } from "../../blocks/texts/two-columns.tsx";
import {
  energyAchievements,
  energyMandates,
  energyPage,
  energyProjects,
  energyServices,
  framework,
  regulations,
} from "../../content/departments/energy.ts";
import { paths } from "../../paths.ts";
import { Drawing } from "../../site/view/drawing.tsx";
import { Page } from "../../site/page/page.tsx";
import { PowerDemand } from "./power-demand.tsx";

/** What the search reads of this page. */
export const handle = [
  energyPage,
  energyServices,
  energyMandates,
  framework,
  energyAchievements,
  energyProjects,
  regulations,
];

/** The Energy Department (P-82 … P-92). */
export function EnergyPage() {
  const text = energyPage;
  return (
    <Page
      title={text.title}
      lead={text.lead}
      description={text.description}
      path={paths.energy}
      feed="energy"
      accent="energy"
      media={<Drawing file={solar} alt="" priority />}
      actions={<LinkButton to={paths.energyProjects}>{allEnergyProjectsText}</LinkButton>}
    >
      <div data-accent="energy">
        <Section title={backgroundTitle} media={<Drawing file={grid} alt="" />}>
          <Paragraphs texts={text.background} />
        </Section>
        <Lines ground="sunk">
          <Statements
            level={2}
            items={[
              { title: visionTitle, text: text.vision },
              { title: missionTitle, text: text.mission },
            ]}
          />
        </Lines>
        <Section title={text.objectivesTitle} layout="beside">
          <CheckList items={text.objectives} />
        </Section>
        <Section title={servicesAndMandatesTitle}>
          <TwoColumns
            items={[
              { title: servicesTitle, content: <CheckList items={energyServices} /> },
              { title: mandatesTitle, content: <CheckList items={energyMandates} /> },
            ]}
          />
        </Section>
        <PowerDemand />
        <Section title={text.reformTitle} layout="beside">
          <Paragraphs texts={text.reform} />
        </Section>
        <Institutions />
        <Section title={achievementsTitle}>
          <StatGrid items={energyAchievements} />
        </Section>
        <Section title={ongoingTitle} ground="sunk">
          <StagedProjects items={energyProjects} />
        </Section>
        <Section title={text.regulationsTitle} lead={text.regulationsLead}>
          <TitledCards items={regulations} />
        </Section>
      </div>
    </Page>
  );
}

const Institutions = () => (
  <Section title={energyPage.institutionsTitle} ground="sunk">
    <TwoColumns
      items={[
        { title: currentTitle, content: <TitledCards items={framework.current} level={4} stacked /> },
        { title: plannedTitle, content: <TitledCards items={framework.planned} level={4} stacked /> },
      ]}
    />
  </Section>
);

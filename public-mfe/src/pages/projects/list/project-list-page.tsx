import type { Project, Sector } from "@ministry/api-client";
import { EmptyState, LinkButton, Section } from "@ministry/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { inOrder, ListTools, useListTools } from "../../../blocks/list-tools.tsx";
import { projectTexts } from "../../../content/projects.ts";
import { PagesOf } from "../../../lite/pages-of.tsx";
import { projectsPath } from "../../../paths.ts";
import { useApi } from "../../../site/api.ts";
import { Page } from "../../../site/page.tsx";
import { QueryView } from "../../../site/query-view.tsx";
import { ProjectCards, ProjectCardSkeletons } from "./project-cards.tsx";
import { projectsQuery } from "../projects-query.ts";

export const EnergyProjectsPage = () => <ProjectListPage sector="energy" />;
export const WaterProjectsPage = () => <ProjectListPage sector="water" />;

/** All projects of a sector as cards (P-99 … P-109). */
function ProjectListPage({ sector }: { sector: Sector }) {
  const { title, banner, lead } = projectTexts.list[sector];
  const query = useQuery(projectsQuery(useApi(), sector));
  return (
    <Page
      title={title}
      heading={banner}
      lead={lead}
      description={lead}
      path={projectsPath(sector)}
      accent={sector}
    >
      <Section title={projectTexts.all} accent={sector}>
        <QueryView query={query} skeleton={<ProjectCardSkeletons />} failed={projectTexts.listFailed}>
          {(projects) => <Found projects={projects} />}
        </QueryView>
      </Section>
    </Page>
  );
}

function Found({ projects }: { projects: Project[] }) {
  const tools = useListTools();
  if (projects.length === 0) return <EmptyState text={projectTexts.none} />;
  const found = inOrder(projects, tools.text, tools.sort);
  return (
    <>
      <ListTools
        label={projectTexts.search}
        tools={tools}
        count={projectTexts.count(found.length, projects.length)}
      />
      {found.length > 0 ? (
        <PagesOf entries={found} label={projectTexts.pages}>
          {(shown) => <ProjectCards projects={shown} />}
        </PagesOf>
      ) : (
        <EmptyState text={projectTexts.noneFound}>
          <LinkButton variant="secondary" to="?" replace preventScrollReset>
            {projectTexts.showAll}
          </LinkButton>
        </EmptyState>
      )}
    </>
  );
}

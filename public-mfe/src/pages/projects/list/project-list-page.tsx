import type { Project, Sector } from "@ministry/api-client";
import { EmptyState, Section } from "@ministry/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { Link } from "react-router-dom";
import { ShowMoreList } from "../../../blocks/records/show-more-list.tsx";
import { findingTexts } from "../../../content/records/project-finding.ts";
import { projectTexts } from "../../../content/records/projects.ts";
import { PagesOf } from "../../../lite/pages-of.tsx";
import { projectMapPath, projectsPath } from "../../../paths.ts";
import { useApi } from "../../../site/host/api.ts";
import { Page } from "../../../site/page/page.tsx";
import { QueryView } from "../../../site/view/query-view.tsx";
import { coordinatesOf } from "../coordinates.ts";
import { projectsQuery } from "../projects-query.ts";
import { NoneFound } from "./none-found.tsx";
import { ProjectCards, ProjectCardSkeletons } from "./project-cards.tsx";
import type { Filter } from "./project-filters.ts";
import { ProjectTools } from "./project-tools.tsx";
import { useFoundProjects } from "./use-found-projects.ts";

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
      feed={sector}
      size="low"
    >
      <Section title={projectTexts.all} accent={sector} dense>
        <QueryView query={query} skeleton={<ProjectCardSkeletons />} failed={projectTexts.listFailed}>
          {(projects) => (
            <Suspense fallback={<ProjectCardSkeletons />}>
              <Found projects={projects} sector={sector} />
            </Suspense>
          )}
        </QueryView>
      </Section>
    </Page>
  );
}

/** The sector is the page's own. */
const filters: readonly Filter[] = ["district", "stage", "year"];

function Found({ projects, sector }: { projects: Project[]; sector: Sector }) {
  const result = useFoundProjects(projects, filters);
  if (projects.length === 0) return <EmptyState text={projectTexts.none} />;
  const { found } = result;
  return (
    <>
      <ProjectTools result={result} total={projects.length}>
        {found.some(coordinatesOf) && (
          <Link to={projectMapPath({ ...result.filters, sector })}>{findingTexts.onMap}</Link>
        )}
      </ProjectTools>
      {found.length === 0 && <NoneFound result={result} />}
      <PagesOf entries={found} label={projectTexts.pages}>
        {(page) => <ShowMoreList entries={page}>{(shown) => <ProjectCards projects={shown} />}</ShowMoreList>}
      </PagesOf>
    </>
  );
}

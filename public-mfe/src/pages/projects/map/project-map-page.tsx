import type { Project } from "@ministry/api-client";
import { EmptyState, ErrorState, Loading, Section, SkeletonCard } from "@ministry/shared-ui";
import { Suspense } from "react";
import { ShowMoreList } from "../../../blocks/records/show-more-list.tsx";
import { mapTexts } from "../../../content/records/project-map.ts";
import { PagesOf } from "../../../lite/pages-of.tsx";
import { projectMapPath } from "../../../paths.ts";
import { Page } from "../../../site/page/page.tsx";
import { QueryView } from "../../../site/view/query-view.tsx";
import { NoneFound } from "../list/none-found.tsx";
import type { Filter } from "../list/project-filters.ts";
import { ProjectRows } from "../list/project-rows.tsx";
import { ProjectTools } from "../list/project-tools.tsx";
import { useFoundProjects } from "../list/use-found-projects.ts";
import { byDistance, kmTo } from "../near/by-distance.ts";
import { NearMe } from "../near/near-me.tsx";
import { useNearMe } from "../near/use-near-me.ts";
import { coordinatesOf } from "../coordinates.ts";
import { ProjectMap } from "./project-map.tsx";
import css from "./project-map-page.module.css";
import { useAllProjects } from "./use-all-projects.ts";

/** The projects of both sectors where they are, and the same projects as a list. */
export function ProjectMapPage() {
  const { title, lead } = mapTexts;
  const { projects, missing, retry } = useAllProjects();
  return (
    <Page title={title} lead={lead} description={lead} path={projectMapPath()} size="low">
      <Section title={mapTexts.section} dense>
        {projects ? (
          <>
            {missing && <ErrorState role="status" message={mapTexts.partly} onRetry={retry} />}
            <Suspense fallback={<MapSkeleton />}>
              <MapAndList projects={projects} />
            </Suspense>
          </>
        ) : (
          missing && (
            <QueryView query={missing} skeleton={<MapSkeleton />} failed={mapTexts.failed}>
              {() => null}
            </QueryView>
          )
        )}
      </Section>
    </Page>
  );
}

const filters: readonly Filter[] = ["sector", "district", "stage", "year"];

function MapAndList({ projects }: { projects: Project[] }) {
  const result = useFoundProjects(projects, filters);
  const near = useNearMe();
  const from = near.nearness.state === "found" ? near.nearness.from : undefined;
  if (projects.length === 0) return <EmptyState text={mapTexts.none} />;
  const listed = from ? byDistance(result.found, from) : result.found;
  const distanceOf = (project: Project) => {
    const km = from ? kmTo(project, from) : Infinity;
    return km === Infinity ? undefined : mapTexts.distance(km);
  };
  return (
    <>
      <ProjectTools result={result} total={projects.length} hasOrder={false}>
        {projects.some(coordinatesOf) && <NearMe {...near} />}
      </ProjectTools>
      {result.found.length === 0 && <NoneFound result={result} />}
      <div className={css.beside} data-empty={result.found.length === 0 || undefined}>
        <div className={css.map}>
          <ProjectMap projects={result.found} from={from} />
        </div>
        <section aria-label={mapTexts.list}>
          <PagesOf entries={listed} label={mapTexts.pages}>
            {(page) => (
              <ShowMoreList entries={page}>
                {(shown) => <ProjectRows projects={shown} distanceOf={distanceOf} />}
              </ShowMoreList>
            )}
          </PagesOf>
        </section>
      </div>
    </>
  );
}

function MapSkeleton() {
  return (
    <Loading label={mapTexts.loading}>
      <SkeletonCard picture />
    </Loading>
  );
}

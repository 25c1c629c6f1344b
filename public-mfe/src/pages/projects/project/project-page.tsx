import type { Project, Sector } from "@ministry/api-client";
import { LinkButton, Loading, Section, Skeleton } from "@ministry/shared-ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { DateLine } from "../../../blocks/records/date-line.tsx";
import { GonePage } from "../../../blocks/gone/gone-page.tsx";
import { ShareLinks } from "../../../blocks/records/share-links.tsx";
import { projectTexts } from "../../../content/records/projects.ts";
import { projectPath, projectsPath } from "../../../paths.ts";
import { useApi } from "../../../site/host/api.ts";
import { langOf } from "../../../site/text/lang-of.ts";
import { Page } from "../../../site/page/page.tsx";
import { isGone, QueryView } from "../../../site/view/query-view.tsx";
import { ProjectAchievements } from "../achievements/project-achievements.tsx";
import { projectFacts } from "../project-facts.ts";
import { ProjectPhotos } from "../gallery/project-photos.tsx";
import { ProjectStakeholders } from "./project-stakeholders.tsx";
import { ProjectSteps } from "./project-steps.tsx";
import { ProjectTimeline } from "./project-timeline.tsx";
import { ProjectText } from "./project-text.tsx";
import css from "./project-page.module.css";
import { projectQuery, projectsQuery } from "../projects-query.ts";

export const EnergyProjectPage = () => <ProjectPage sector="energy" />;
export const WaterProjectPage = () => <ProjectPage sector="water" />;

/** One project (P-110 … P-138). */
function ProjectPage({ sector }: { sector: Sector }) {
  const { id = "" } = useParams();
  const api = useApi();
  const query = useQuery(projectQuery(api, sector, id));
  const listed = useQueryClient()
    .getQueryData(projectsQuery(api, sector).queryKey)
    ?.find((project) => project.id === id);
  const project = query.data ?? listed;
  if (isGone(query.error))
    return (
      <GonePage
        facts={projectFacts(undefined, sector, id)}
        title={projectTexts.gone}
        message={projectTexts.failed}
        list={{ to: projectsPath(sector), label: projectTexts.seeAll }}
      />
    );
  return (
    <Page
      {...projectFacts(project, sector, id)}
      kicker={projectTexts.one[sector]}
      lead={project?.overview && <span lang={langOf(project, "description")}>{project.description}</span>}
      accent={sector}
      actions={
        !query.error && (
          <ShareLinks
            title={project?.title || projectTexts.one[sector]}
            description={project?.description}
            path={projectPath(sector, id)}
            subject={query.data && { kind: "project", project: query.data }}
          />
        )
      }
    >
      <QueryView
        query={query}
        skeleton={<ProjectSkeleton />}
        failed={projectTexts.failed}
        otherwise={<LinkButton to={projectsPath(sector)}>{projectTexts.seeAll}</LinkButton>}
        frame={(inside) => (
          <Section title={projectTexts.overview} accent={sector}>
            {inside}
          </Section>
        )}
      >
        {(data) => <ProjectSections project={data} />}
      </QueryView>
      <ProjectPhotos sector={sector} id={id} title={project?.title || projectTexts.one[sector]} />
      {query.data && <ProjectStakeholders project={query.data} />}
    </Page>
  );
}

function ProjectSections({ project }: { project: Project }) {
  const { sector, objective } = project;
  const isObjectiveMissing = objective.trim() === "" && sector === "water";
  return (
    <>
      <ProjectText
        title={projectTexts.overview}
        text={project.overview || project.description}
        lang={langOf(project, project.overview ? "overview" : "description")}
        picture={project.coverImage}
        pictureName="cover"
        accent={sector}
        pictureFirst
      >
        <DateLine iso={project.updatedAt} label={projectTexts.updated} />
      </ProjectText>
      <ProjectTimeline project={project} />
      <ProjectText
        title={projectTexts.geography[sector]}
        text={project.geography}
        lang={langOf(project, "geography")}
        picture={project.geographicImage}
        pictureName="map"
        ground="sunk"
        accent={sector}
        side="start"
      />
      <ProjectText
        title={projectTexts.objectives}
        text={objective}
        lang={langOf(project, "objective")}
        lines={isObjectiveMissing ? projectTexts.defaultObjectives : undefined}
        picture={project.objectiveImage}
        pictureName="objective"
        accent={sector}
      />
      <ProjectSteps project={project} />
      <ProjectAchievements project={project} />
    </>
  );
}

function ProjectSkeleton() {
  return (
    <Loading label={projectTexts.loading}>
      <div className={css.skeleton}>
        <Skeleton height="16rem" />
        <Skeleton width="80%" />
        <Skeleton width="60%" />
      </div>
    </Loading>
  );
}

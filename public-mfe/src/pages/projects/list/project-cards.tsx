import type { Project } from "@ministry/api-client";
import { Card, CardGrid, Loading, Picture, ProgressBar, SkeletonCard } from "@ministry/shared-ui";
import { Clamped } from "../../../blocks/records/clamped.tsx";
import { MoreLink } from "../../../blocks/records/more-link.tsx";
import { findingTexts } from "../../../content/records/project-finding.ts";
import { projectTexts } from "../../../content/records/projects.ts";
import { projectPath } from "../../../paths.ts";
import { langOf } from "../../../site/text/lang-of.ts";
import { NewMark } from "../../../visits/new-mark.tsx";
import { latestNewsAt } from "../achievements/latest-news.ts";
import { ProjectFactsLine } from "./project-facts-line.tsx";

/** Projects side by side, each with the way to its page (P-99 … P-104). */
export function ProjectCards({ projects }: { projects: readonly Project[] }) {
  return (
    <CardGrid as="ul" min="19rem">
      {projects.map((project, index) => (
        <ProjectCard key={project.id || index} project={project} isFirst={index === 0} />
      ))}
    </CardGrid>
  );
}

function ProjectCard({ project, isFirst }: { project: Project; isFirst: boolean }) {
  const { id, sector, description, coverImage, progress } = project;
  const title = project.title || projectTexts.untitled;
  return (
    <Card
      as="li"
      accent={sector}
      isCompact
      media={
        coverImage && (
          <Picture
            picture={coverImage}
            alt=""
            aspect="16 / 9"
            sizes="(min-width: 60rem) 24rem, (min-width: 42rem) 50vw, 5.5rem"
            priority={isFirst}
          />
        )
      }
    >
      <div>
        <h3 dir="auto">
          <span lang={langOf(project, "title")}>{title}</span>
          <NewMark published={latestNewsAt(project)} />
        </h3>
        <ProjectFactsLine project={project} />
      </div>
      {description && <Clamped text={description} lines={4} lang={langOf(project, "description")} />}
      {progress !== undefined && <ProgressBar value={progress} label={findingTexts.progress(title)} />}
      {id && <MoreLink to={projectPath(sector, id)} label={projectTexts.more} about={title} />}
    </Card>
  );
}

/** Cards in the making. */
export function ProjectCardSkeletons() {
  return (
    <Loading label={projectTexts.loadingList}>
      <CardGrid min="19rem">
        {Array.from({ length: 6 }, (_, index) => (
          <SkeletonCard key={index} picture />
        ))}
      </CardGrid>
    </Loading>
  );
}

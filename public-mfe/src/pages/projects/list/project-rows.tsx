import type { Project } from "@ministry/api-client";
import { Link } from "react-router-dom";
import { findingTexts } from "../../../content/records/project-finding.ts";
import { projectTexts } from "../../../content/records/projects.ts";
import { projectPath } from "../../../paths.ts";
import { langOf } from "../../../site/text/lang-of.ts";
import { ProjectFactsLine } from "./project-facts-line.tsx";
import css from "./project-rows.module.css";

interface ProjectRowsProps {
  projects: readonly Project[];
  /** How far away a project is, in words. */
  distanceOf?: (project: Project) => string | undefined;
}

/** Projects in rows of two lines: title, and what is known of sector, place, stage and progress. */
export function ProjectRows({ projects, distanceOf }: ProjectRowsProps) {
  return (
    <ul className={css.rows} role="list">
      {projects.map((project, index) => (
        <li key={project.id || index} className={css.row}>
          <Link to={projectPath(project.sector, project.id)} dir="auto" lang={langOf(project, "title")}>
            {project.title || projectTexts.untitled}
          </Link>
          <ProjectFactsLine
            project={project}
            withSector
            more={[
              project.progress === undefined ? undefined : findingTexts.progressText(project.progress),
              distanceOf?.(project),
            ]}
          />
        </li>
      ))}
    </ul>
  );
}

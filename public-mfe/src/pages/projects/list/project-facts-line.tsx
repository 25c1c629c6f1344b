import type { Project } from "@ministry/api-client";
import { addIcons, Icon, pagePaths } from "@ministry/shared-ui";
import { findingTexts } from "../../../content/records/project-finding.ts";
import css from "./project-facts-line.module.css";

addIcons(pagePaths);

const { sectors, stages } = findingTexts;

interface ProjectFactsLineProps {
  project: Project;
  /** Also where the record says nothing else. */
  withSector?: boolean;
  /** Further facts, in words. */
  more?: readonly (string | undefined)[];
}

/** Sector, place and stage of a project in a line, as far as its record knows them. */
export function ProjectFactsLine({ project, withSector, more = [] }: ProjectFactsLineProps) {
  const { sector, district, stage } = project;
  const facts = [stage && stages[stage], ...more].filter((fact) => fact !== undefined);
  if (!withSector && !district && facts.length === 0) return null;
  return (
    <p className={css.facts}>
      <span className={css.sector} data-accent={sector}>
        {sectors[sector]}
      </span>
      {district && (
        <span>
          <Icon name="pin" /> <bdi>{district}</bdi>
        </span>
      )}
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  );
}

import { Select } from "@ministry/shared-ui";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { ListTools } from "../../../blocks/records/list-tools.tsx";
import { findingTexts } from "../../../content/records/project-finding.ts";
import { projectTexts } from "../../../content/records/projects.ts";
import type { Filter } from "./project-filters.ts";
import type { FoundProjects } from "./use-found-projects.ts";

const { filters: texts, sectors, stages, choice } = findingTexts;

/** What a value of a filter is called on the screen. */
const nameOf = (filter: Filter, value: string): string =>
  filter === "sector" || filter === "stage"
    ? (({ ...sectors, ...stages } as Record<string, string>)[value] ?? value)
    : value;

interface ProjectToolsProps {
  result: FoundProjects;
  /** How many projects there are in all. */
  total: number;
  /** Whether the visitor chooses the order. */
  hasOrder?: boolean;
  /** Beside the way back to all of them. */
  children?: ReactNode;
}

/** Search, filters and order of projects, how many are shown, and the way back to all of them. */
export function ProjectTools({
  result: { tools, filters, offered, found },
  total,
  hasOrder,
  children,
}: ProjectToolsProps) {
  const isNarrowed = tools.typed !== "" || Object.keys(filters).length > 0;
  return (
    <ListTools
      label={projectTexts.search}
      tools={tools}
      hasOrder={hasOrder}
      count={projectTexts.count(found.length, total)}
      after={
        <>
          {isNarrowed && found.length > 0 && (
            <Link to="?" replace preventScrollReset>
              {projectTexts.showAll}
            </Link>
          )}
          {children}
        </>
      }
    >
      {offered.map(({ name, choices }) => (
        <Select
          key={name}
          name={name}
          label={texts[name].label}
          placeholder={texts[name].all}
          options={choices.map(({ value, count }) => ({ value, label: choice(nameOf(name, value), count) }))}
          value={filters[name] ?? ""}
          onChange={(event) => tools.set(name, event.target.value)}
        />
      ))}
    </ListTools>
  );
}

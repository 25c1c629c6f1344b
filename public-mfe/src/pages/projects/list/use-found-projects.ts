import type { Project } from "@ministry/api-client";
import { useMemo } from "react";
import { inOrder, useListTools } from "../../../blocks/records/use-list-tools.ts";
import { choicesOf, filtersIn, isAmong, type Choice, type Filter } from "./project-filters.ts";

/** The projects of a list that answer what its address asks for, and what its filters offer. */
export function useFoundProjects(projects: readonly Project[], names: readonly Filter[]) {
  const tools = useListTools();
  const { params, text, sort, searchLists } = tools;
  const result = useMemo(() => {
    const filters = filtersIn(params, names);
    const searched = inOrder(projects, { text, sort, searchLists });
    const counted = new Set(searched);
    return {
      filters,
      /** Filters that the records know something of, with their choices. */
      offered: names.flatMap((name): { name: Filter; choices: Choice[] }[] => {
        const choices = choicesOf(projects, counted, filters, name);
        return choices.length > 0 ? [{ name, choices }] : [];
      }),
      found: searched.filter((project) => isAmong(project, filters)),
    };
  }, [projects, names, params, text, sort, searchLists]);
  return { tools, ...result };
}

export type FoundProjects = ReturnType<typeof useFoundProjects>;

import type { Project } from "@ministry/api-client";
import { useQueries, type UseQueryResult } from "@tanstack/react-query";
import { useMemo } from "react";
import { useApi } from "../../../site/host/api.ts";
import { projectsQuery } from "../projects-query.ts";

/** The projects of both sectors, asked for together. */
export function useAllProjects(): {
  /** Of the sectors that have answered, once each has answered or failed. They stay while a sector is asked again. */
  projects: Project[] | undefined;
  /** The question of a sector that has no answer. */
  missing: UseQueryResult<Project[]> | undefined;
  retry: () => void;
} {
  const api = useApi();
  const [water, energy] = useQueries({
    queries: [projectsQuery(api, "water"), projectsQuery(api, "energy")],
  });
  const all = [water, energy];
  const isKnown = all.some(({ data }) => data) && all.every(({ data, isFetched }) => data ?? isFetched);
  const projects = useMemo(
    () => (isKnown ? [...(water.data ?? []), ...(energy.data ?? [])] : undefined),
    [isKnown, water.data, energy.data],
  );
  const missing = all.filter(({ data }) => !data);
  return { projects, missing: missing[0], retry: () => missing.forEach(({ refetch }) => void refetch()) };
}

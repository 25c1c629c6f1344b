import type { Api, Sector } from "@ministry/api-client";
import { queryOptions } from "@tanstack/react-query";

export const projectsQuery = (api: Api, sector: Sector) =>
  queryOptions({
    queryKey: ["projects", sector],
    queryFn: ({ signal }) => api.projects.list(sector, { signal }),
  });

/** One project; stands below the list's key, so that a change of the sector's projects refreshes both. */
export const projectQuery = (api: Api, sector: Sector, id: string) =>
  queryOptions({
    queryKey: ["projects", sector, id],
    queryFn: ({ signal }) => api.projects.get(sector, id, { signal }),
  });

import type { PublicApi, Sector } from "@ministry/api-client";
import { queryOptions } from "@tanstack/react-query";

/** All projects of a sector. */
export const projectsQuery = (api: PublicApi, sector: Sector) =>
  queryOptions({
    queryKey: ["projects", sector],
    queryFn: ({ signal }) => api.projects.list(sector, { signal }),
  });

/** One project. */
export const projectQuery = (api: PublicApi, sector: Sector, id: string) =>
  queryOptions({
    queryKey: ["projects", sector, id],
    queryFn: ({ signal }) => api.projects.get(sector, id, { signal }),
  });

/** The gallery of a project. */
export const photosQuery = (api: PublicApi, sector: Sector, id: string) =>
  queryOptions({
    queryKey: ["projects", sector, id, "photos"],
    queryFn: ({ signal }) => api.photos.list(sector, id, { signal }),
  });

/** Achievements by themselves, for a project whose record has none (P-124). */
export const achievementsQuery = (api: PublicApi, id: string) =>
  queryOptions({
    queryKey: ["achievements", id],
    queryFn: ({ signal }) => api.achievements.list(id, { signal }),
  });

/** What the achievements viewer shows (P-143). */
export const achievementsViewQuery = (api: PublicApi, id: string) =>
  queryOptions({
    queryKey: ["achievements", id, "view"],
    queryFn: ({ signal }) => api.achievements.viewer(id, { signal }),
  });

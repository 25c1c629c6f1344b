import type { PublicApi } from "@ministry/api-client";
import { queryOptions } from "@tanstack/react-query";

/** All publications. */
export const publicationsQuery = (api: PublicApi) =>
  queryOptions({
    queryKey: ["publications"],
    queryFn: ({ signal }) => api.publications.list({ signal }),
  });

/** One publication. */
export const publicationQuery = (api: PublicApi, id: string) =>
  queryOptions({
    queryKey: ["publications", id],
    queryFn: ({ signal }) => api.publications.get(id, { signal }),
  });

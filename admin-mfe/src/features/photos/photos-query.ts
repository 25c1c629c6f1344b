import type { Api, Sector } from "@ministry/api-client";
import { queryOptions } from "@tanstack/react-query";

export const photosQuery = (api: Api, sector: Sector, projectId: string) =>
  queryOptions({
    queryKey: ["photos", sector, projectId],
    queryFn: ({ signal }) => api.photos.list(sector, projectId, { signal }),
    enabled: projectId !== "",
  });

import type { Api } from "@ministry/api-client";
import { queryOptions } from "@tanstack/react-query";

export const documentsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["documents"],
    queryFn: ({ signal }) => api.publications.list({ signal }),
  });

export const documentQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["documents", id],
    queryFn: ({ signal }) => api.publications.get(id, { signal }),
  });

import type { Api } from "@ministry/api-client";
import { queryOptions } from "@tanstack/react-query";

export const sessionsQuery = (api: Api) =>
  queryOptions({ queryKey: ["sessions"], queryFn: ({ signal }) => api.account.sessions({ signal }) });

/** Those of another account, for administrators. */
export const sessionsOfQuery = (api: Api, of: string) =>
  queryOptions({
    queryKey: ["sessions", of],
    queryFn: ({ signal }) => api.account.sessions({ signal, of }),
  });

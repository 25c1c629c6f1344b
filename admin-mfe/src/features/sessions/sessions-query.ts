import type { Api } from "@ministry/api-client";
import { queryOptions } from "@tanstack/react-query";

export const sessionsQuery = (api: Api) =>
  queryOptions({ queryKey: ["sessions"], queryFn: ({ signal }) => api.account.sessions({ signal }) });

import type { Api } from "@ministry/api-client";
import { queryOptions } from "@tanstack/react-query";

export const adminsQuery = (api: Api) =>
  queryOptions({ queryKey: ["admins"], queryFn: ({ signal }) => api.admins.list({ signal }) });

import type { Api, AuditQuery } from "@ministry/api-client";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

/** One page of the trail; the page before stays in sight while the next comes. */
export const auditQuery = (api: Api, asked: AuditQuery) =>
  queryOptions({
    queryKey: ["audit", asked],
    queryFn: ({ signal }) => api.audit.page(asked, { signal }),
    placeholderData: keepPreviousData,
  });

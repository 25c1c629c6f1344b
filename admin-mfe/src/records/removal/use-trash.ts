import type { Api } from "@ministry/api-client";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../session/portal.tsx";

/** Whether this host keeps what is deleted; asked once. */
const offeredQuery = (api: Api) =>
  queryOptions({
    queryKey: ["trash", "offered"],
    queryFn: ({ signal }) => api.trash.offered({ signal }),
    staleTime: Infinity,
  });

/** Asks whether a delete can be undone here; `undefined` when that can't be found out: then nothing is said of it. */
export function useTrashOffered(): () => Promise<boolean | undefined> {
  const queries = useQueryClient();
  const api = useApi();
  return () => queries.fetchQuery(offeredQuery(api)).catch(() => undefined);
}

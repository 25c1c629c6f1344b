import type { Api } from "@ministry/api-client";
import { queryOptions } from "@tanstack/react-query";

export const trashQuery = (api: Api) =>
  queryOptions({
    queryKey: ["trash", "list"],
    queryFn: ({ signal }) => api.trash.list({ signal }),
    // Whoever looks wants to see what was deleted a moment ago, elsewhere too.
    staleTime: 0,
  });

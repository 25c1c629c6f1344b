import type { Api } from "@ministry/api-client";
import { queryOptions } from "@tanstack/react-query";

/** Whether a link for a new password can be sent by mail. */
export const recoveryQuery = (api: Api) =>
  queryOptions({
    queryKey: ["recovery"],
    queryFn: ({ signal }) => api.recovery.options({ signal }),
    retry: false,
  });

import type { Api } from "@ministry/api-client";
import { accessLinks } from "@ministry/api-client/access-links";
import { queryOptions } from "@tanstack/react-query";

/** Whether a link for a new password can be sent by mail. */
export const recoveryQuery = (api: Api) =>
  queryOptions({
    queryKey: ["recovery"],
    queryFn: ({ signal }) => accessLinks(api.http).recovery.options({ signal }),
    retry: false,
  });

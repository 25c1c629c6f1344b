import type { Api } from "@ministry/api-client";
import { queryOptions } from "@tanstack/react-query";

export const invitationsQuery = (api: Api) =>
  queryOptions({ queryKey: ["invitations"], queryFn: ({ signal }) => api.invitations.list({ signal }) });

/** Whether the server's mails go out; asked again while somebody looks, since mails are sent behind the answer. */
export const mailQuery = (api: Api) =>
  queryOptions({
    queryKey: ["mail"],
    queryFn: ({ signal }) => api.recovery.mailStatus({ signal }),
    refetchInterval: ({ state }) => ((state.data?.waiting ?? 0) > 0 ? 5_000 : false),
  });

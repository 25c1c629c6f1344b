import type { Api } from "@ministry/api-client";
import { accessLinks } from "@ministry/api-client/access-links";
import { queryOptions } from "@tanstack/react-query";

/** Asked again while the mail of one is on its way: the list may be older than the news that no mail waits. */
export const invitationsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["invitations"],
    queryFn: ({ signal }) => accessLinks(api.http).invitations.list({ signal }),
    refetchInterval: ({ state }) =>
      state.data?.some(({ mail }) => mail === "waiting" || mail === "failing") ? 5_000 : false,
  });

/** Whether the server's mails go out; asked again while somebody looks, since mails are sent behind the answer. */
export const mailQuery = (api: Api) =>
  queryOptions({
    queryKey: ["mail"],
    queryFn: ({ signal }) => accessLinks(api.http).recovery.mailStatus({ signal }),
    refetchInterval: ({ state }) => ((state.data?.waiting ?? 0) > 0 ? 5_000 : false),
  });

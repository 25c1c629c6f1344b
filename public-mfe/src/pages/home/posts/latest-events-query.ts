import type { Host } from "@ministry/contract";
import { queryOptions } from "@tanstack/react-query";
import type { LatestEvent } from "./latest-event.ts";

/**
 * The latest events, oldest first. As a rule the answer stands in the page's HTML: the API's client is loaded only where
 * it does not, or when it has to be asked again.
 */
export const latestEventsQuery = (host: Host) =>
  queryOptions({
    queryKey: ["events", "latest"],
    queryFn: async ({ signal }): Promise<LatestEvent[]> =>
      (await import("./read-latest-events.ts")).readLatestEvents(host, signal),
  });

import type { Picture } from "@ministry/api-client";
import type { Host } from "@ministry/contract";
import { queryOptions } from "@tanstack/react-query";
import type { ListedEvent } from "../../events/event-facts-line.tsx";

/** What the home page shows of an event. */
export interface LatestEvent extends ListedEvent {
  id: string;
  title: string;
  /** Languages of title and description where they are not the page's. */
  titleLang?: string | undefined;
  lang?: string | undefined;
  description: string;
  /** Covers on the home page come from the API's own host (P-66). */
  cover?: Picture;
}

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

import type { Picture } from "@ministry/api-client";
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

import type { NewsEvent, PublicApi } from "@ministry/api-client";
import type { FeedEntry, FeedFacts } from "@ministry/contract";
import { eventTexts } from "../content/events.ts";
import { ministryName } from "../content/ministry-name.ts";
import { eventPath, paths } from "../paths.ts";
import { everyEvent } from "../pages/events/every-event.ts";

/** What the feed of events says of itself. */
export const feedFacts: FeedFacts = {
  title: `${eventTexts.title} – ${ministryName}`,
  subtitle: eventTexts.lead,
  author: ministryName,
  path: paths.events,
};

/** All events as entries of the feed, the newest first. */
export async function feedEntries(api: PublicApi, call: { signal: AbortSignal }): Promise<FeedEntry[]> {
  return (await everyEvent(api, call)).map(entryOf);
}

function entryOf({ id, title, description, ministry, createdAt, updatedAt }: NewsEvent): FeedEntry {
  return {
    path: eventPath(id),
    title: title || eventTexts.untitled,
    summary: description.trim(),
    author: ministry.trim() || undefined,
    published: createdAt,
    updated: updatedAt,
  };
}

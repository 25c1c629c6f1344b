import type { NewsEvent, PublicApi, Sector } from "@ministry/api-client";
import type { FeedEntry, FeedFacts } from "@ministry/contract";
import { sectorFeedTitles } from "../content/records/event-sectors.ts";
import { eventTexts } from "../content/records/events.ts";
import { feedTexts } from "../content/site/feeds.ts";
import { ministryName } from "../content/facts/ministry-name.ts";
import { eventPath, paths } from "../paths.ts";
import { everyEvent } from "../pages/events/every-event.ts";
import { langOf } from "../site/text/lang-of.ts";
import { occasionInWords } from "../site/text/occasions.ts";

/** What the feed of all events says of itself. */
export const feedFacts: FeedFacts = {
  title: `${eventTexts.title} – ${ministryName}`,
  subtitle: eventTexts.lead,
  author: ministryName,
  path: paths.events,
  page: paths.feeds,
};

const sectorFacts = (sector: Sector): FeedFacts => ({
  title: `${sectorFeedTitles[sector]} – ${ministryName}`,
  subtitle: feedTexts.ofSector[sector],
  author: ministryName,
  path: `${paths.events}?sector=${sector}`,
  page: `${paths.feeds}?sector=${sector}`,
});

/** What the feeds of one sector's events say of themselves. */
export const sectorFeeds = {
  water: sectorFacts("water"),
  energy: sectorFacts("energy"),
} satisfies Record<Sector, FeedFacts>;

/** All events as entries of the feeds, the newest first. */
export async function feedEntries(api: PublicApi, call: { signal: AbortSignal }): Promise<FeedEntry[]> {
  return (await everyEvent(api, call)).map(entryOf);
}

function entryOf(event: NewsEvent): FeedEntry {
  const { id, title, description, ministry, sector, createdAt, updatedAt } = event;
  return {
    path: eventPath(id),
    ...(sector && { topic: sector }),
    title: title || eventTexts.untitled,
    summary: [occasionInWords(event), event.venue, description.trim()].filter(Boolean).join(" · "),
    languages: { title: title ? langOf(event, "title") : undefined, summary: langOf(event, "description") },
    author: ministry.trim() || undefined,
    published: createdAt,
    updated: updatedAt,
  };
}

import type { PublicApi, Sector } from "@ministry/api-client";
import type { FeedEntry, FeedFacts } from "@ministry/contract";
import { sectorFeedTitles } from "../content/records/event-sectors.ts";
import { feedTexts } from "../content/site/feeds.ts";
import { ministryName } from "../content/facts/ministry-name.ts";
import { paths } from "../paths.ts";
import { everyItem } from "../pages/feeds/published/every-item.ts";

/** What the feed of everything says of itself. */
export const feedFacts: FeedFacts = {
  title: `${feedTexts.all} – ${ministryName}`,
  subtitle: feedTexts.ofAll,
  author: ministryName,
  path: paths.feeds,
  page: paths.feeds,
};

const sectorFacts = (sector: Sector): FeedFacts => {
  const page = `${paths.feeds}?sector=${sector}`;
  return {
    title: `${sectorFeedTitles[sector]} – ${ministryName}`,
    subtitle: feedTexts.ofSector[sector],
    author: ministryName,
    path: page,
    page,
  };
};

/** What the feeds of one sector say of themselves. */
export const sectorFeeds = {
  water: sectorFacts("water"),
  energy: sectorFacts("energy"),
} satisfies Record<Sector, FeedFacts>;

/** Everything published as entries of the feeds, the newest first. */
export async function feedEntries(api: PublicApi, call: { signal: AbortSignal }): Promise<FeedEntry[]> {
  return (await everyItem(api, call)).map(({ kind, summary, ...entry }) => ({
    ...entry,
    summary: [kind, summary].filter(Boolean).join(" · "),
  }));
}

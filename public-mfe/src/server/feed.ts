import type { NewsEvent, Project, PublicApi, Publication, Sector } from "@ministry/api-client";
import type { FeedEntry, FeedFacts, Language } from "@ministry/contract";
import { sectorFeedTitles } from "../content/records/event-sectors.ts";
import { findingTexts } from "../content/records/project-finding.ts";
import { feedTexts } from "../content/site/feeds.ts";
import { ministryName } from "../content/facts/ministry-name.ts";
import { paths } from "../paths.ts";
import { everyRecord, sortByPublished } from "../pages/feeds/published/every-item.ts";
import {
  achievementItems,
  eventItem,
  projectItem,
  publicationItem,
  type Item,
} from "../pages/feeds/published/item.ts";
import { categoryInWords } from "../pages/publications/file-facts.ts";
import { langOf } from "../site/text/lang-of.ts";
import { occasionInWords } from "../site/text/occasions.ts";

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
  const { events, projects, publications } = await everyRecord(api, call);
  return sortByPublished([
    ...events.map(eventEntry),
    ...projects.flatMap((project) => [projectEntry(project), ...achievementEntries(project)]),
    ...publications.map(publicationEntry),
  ]);
}

/** An item as an entry: its kind and what else is said of it are the summary. */
function entryOf(
  { kind, lang, published, ...item }: Item,
  said: readonly (string | undefined)[],
  summaryLang: Language | undefined,
): FeedEntry {
  return {
    ...item,
    summary: [kind, ...said].filter(Boolean).join(" · "),
    languages: { title: lang, summary: summaryLang },
    ...(published && { published }),
  };
}

function eventEntry(event: NewsEvent): FeedEntry {
  const { description, ministry, venue, updatedAt } = event;
  const said = [occasionInWords(event), venue, description.trim()];
  const author = ministry.trim();
  return {
    ...entryOf(eventItem(event), said, langOf(event, "description")),
    ...(author && { author }),
    ...(updatedAt && { updated: updatedAt }),
  };
}

function projectEntry(project: Project): FeedEntry {
  const { description, overview, district, stage, updatedAt } = project;
  const text = description ? "description" : "overview";
  const said = [district, stage && findingTexts.stages[stage], (description || overview).trim()];
  return {
    ...entryOf(projectItem(project), said, langOf(project, text)),
    ...(updatedAt && { updated: updatedAt }),
  };
}

const achievementEntries = (project: Project): FeedEntry[] =>
  achievementItems(project).map(({ achievement: { title, detail, progress, plain }, item }) => {
    const said = [plain ? undefined : findingTexts.progressText(progress), title && detail];
    return entryOf(item, said, langOf(project, "achievements"));
  });

function publicationEntry(publication: Publication): FeedEntry {
  const { description, category, updatedAt } = publication;
  const said = [categoryInWords(category), description.trim()];
  return {
    ...entryOf(publicationItem(publication), said, langOf(publication, "description")),
    ...(updatedAt && { updated: updatedAt }),
  };
}

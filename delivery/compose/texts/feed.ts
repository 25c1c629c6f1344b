import {
  feedPath,
  prefixOf,
  type FeedEntry,
  type FeedFacts,
  type Language,
  type PublicServer,
} from "@ministry/contract";
import { isoTime, xmlText } from "./xml.ts";

/** Readers ask again; older entries are on the site. */
const maxEntries = 30;
/** For an entry nobody knows the time of; it must have one (RFC 4287, section 4.1.2). */
const longAgo = new Date(0).toISOString();

type Feeds = Pick<PublicServer, "feed" | "topicFeeds">;

/** Names of the feeds there are beside the one of everything. */
export const topicsOf = ({ topicFeeds = {} }: Feeds): string[] => Object.keys(topicFeeds);

/** What the feed of a topic says of itself, or that of everything; `undefined` where there is none of that name. */
export function feedFactsOf(
  { feed, topicFeeds = {} }: Feeds,
  topic: string | undefined,
): FeedFacts | undefined {
  if (topic === undefined) return feed;
  return Object.hasOwn(topicFeeds, topic) ? topicFeeds[topic] : undefined;
}

/** An Atom feed (RFC 4287) of all entries or of one topic's, the newest first. */
export function atomFeed(
  siteBase: string,
  facts: FeedFacts,
  entries: readonly FeedEntry[],
  { language = "en", topic }: { language?: Language; topic?: string | undefined } = {},
): string {
  const base = siteBase + prefixOf(language);
  const self = xmlText(base + feedPath(topic));
  const ofTopic = topic === undefined ? entries : entries.filter((entry) => entry.topic === topic);
  const shown = ofTopic.slice(0, maxEntries);
  const updated = shown.map(updatedAt).sort().at(-1) ?? longAgo;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <id>${self}</id>
  <title>${xmlText(facts.title)}</title>
  <subtitle>${xmlText(facts.subtitle)}</subtitle>
  <updated>${updated}</updated>
  <author><name>${xmlText(facts.author)}</name></author>
  <icon>${xmlText(`${siteBase}/icon.svg`)}</icon>
  <link rel="self" type="application/atom+xml" href="${self}"/>
  <link rel="alternate" type="text/html" href="${xmlText(base + facts.path)}"/>
${shown.map((entry) => entryXml(base, entry)).join("")}</feed>
`;
}

function entryXml(base: string, entry: FeedEntry): string {
  const address = xmlText(base + entry.path);
  const published = isoTime(entry.published);
  const author = entry.author ? `    <author><name>${xmlText(entry.author)}</name></author>\n` : "";
  const { title, summary } = entry.languages ?? {};
  return `  <entry>
    <id>${address}</id>
    <title${inLanguage(title)}>${xmlText(entry.title)}</title>
    <updated>${updatedAt(entry)}</updated>
${published ? `    <published>${published}</published>\n` : ""}${author}    <link rel="alternate" type="text/html" href="${address}"/>
    <summary${inLanguage(summary)}>${xmlText(entry.summary)}</summary>
  </entry>
`;
}

const inLanguage = (language: Language | undefined) => (language ? ` xml:lang="${language}"` : "");

const updatedAt = (entry: FeedEntry) => isoTime(entry.updated) ?? isoTime(entry.published) ?? longAgo;

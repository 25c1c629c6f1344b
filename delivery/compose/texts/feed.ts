import { prefixOf, type FeedEntry, type FeedFacts, type Language } from "@ministry/contract";
import { isoTime, xmlText } from "./xml.ts";

/** Readers ask again; older entries are on the site. */
const mostEntries = 30;
/** For an entry nobody knows the time of; it must have one (RFC 4287, section 4.1.2). */
const longAgo = new Date(0).toISOString();

/** An Atom feed (RFC 4287), the newest entry first. */
export function atomFeed(
  siteBase: string,
  facts: FeedFacts,
  entries: readonly FeedEntry[],
  language: Language = "en",
): string {
  const base = siteBase + prefixOf(language);
  const shown = entries.slice(0, mostEntries);
  const updated = shown.map(updatedAt).sort().at(-1) ?? longAgo;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <id>${xmlText(`${base}/feed.xml`)}</id>
  <title>${xmlText(facts.title)}</title>
  <subtitle>${xmlText(facts.subtitle)}</subtitle>
  <updated>${updated}</updated>
  <author><name>${xmlText(facts.author)}</name></author>
  <icon>${xmlText(`${siteBase}/icon.svg`)}</icon>
  <link rel="self" type="application/atom+xml" href="${xmlText(`${base}/feed.xml`)}"/>
  <link rel="alternate" type="text/html" href="${xmlText(base + facts.path)}"/>
${shown.map((entry) => entryXml(base, entry)).join("")}</feed>
`;
}

function entryXml(base: string, entry: FeedEntry): string {
  const address = xmlText(base + entry.path);
  const published = isoTime(entry.published);
  const author = entry.author ? `    <author><name>${xmlText(entry.author)}</name></author>\n` : "";
  return `  <entry>
    <id>${address}</id>
    <title>${xmlText(entry.title)}</title>
    <updated>${updatedAt(entry)}</updated>
${published ? `    <published>${published}</published>\n` : ""}${author}    <link rel="alternate" type="text/html" href="${address}"/>
    <summary>${xmlText(entry.summary)}</summary>
  </entry>
`;
}

const updatedAt = (entry: FeedEntry) => isoTime(entry.updated) ?? isoTime(entry.published) ?? longAgo;

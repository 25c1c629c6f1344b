import type { NewsEvent } from "../../api-client/src/index.ts";
import { eventTexts } from "../../public-mfe/src/content/events.ts";
import { ministryName } from "../../public-mfe/src/content/ministry-name.ts";
import { eventPath, paths } from "../../public-mfe/src/paths.ts";
import { isoTime, xmlText } from "./xml.ts";

/** Readers ask again; older events are on the site. */
const mostEntries = 30;
/** For an event nobody knows the time of; an entry must have one. */
const longAgo = new Date(0).toISOString();

/** The events as an Atom feed (RFC 4287), the newest first. */
export function eventFeed(siteBase: string, events: readonly NewsEvent[]): string {
  const shown = events.slice(0, mostEntries);
  const updated = shown.map(updatedAt).sort().at(-1) ?? longAgo;
  const home = xmlText(`${siteBase}${paths.events}`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${xmlText(`${siteBase}/feed.xml`)}</id>
  <title>${xmlText(`${eventTexts.title} – ${ministryName}`)}</title>
  <subtitle>${xmlText(eventTexts.lead)}</subtitle>
  <updated>${updated}</updated>
  <author><name>${xmlText(ministryName)}</name></author>
  <icon>${xmlText(`${siteBase}/icon.svg`)}</icon>
  <link rel="self" type="application/atom+xml" href="${xmlText(`${siteBase}/feed.xml`)}"/>
  <link rel="alternate" type="text/html" href="${home}"/>
${shown.map((event) => entry(siteBase, event)).join("")}</feed>
`;
}

function entry(siteBase: string, event: NewsEvent): string {
  const address = xmlText(siteBase + eventPath(event.id));
  const published = isoTime(event.createdAt);
  return `  <entry>
    <id>${address}</id>
    <title>${xmlText(event.title || eventTexts.untitled)}</title>
    <updated>${updatedAt(event)}</updated>
${published ? `    <published>${published}</published>\n` : ""}${
    event.ministry.trim() ? `    <author><name>${xmlText(event.ministry.trim())}</name></author>\n` : ""
  }    <link rel="alternate" type="text/html" href="${address}"/>
    <summary>${xmlText(event.description.trim())}</summary>
  </entry>
`;
}

const updatedAt = (event: NewsEvent) => isoTime(event.updatedAt) ?? isoTime(event.createdAt) ?? longAgo;

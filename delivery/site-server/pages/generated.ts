import type { IncomingMessage, ServerResponse } from "node:http";
import { addressIn, feedAt, otherLanguages, spokenAt, type Language } from "@ministry/contract";
import { atomFeed, feedFactsOf } from "../../compose/texts/feed.ts";
import { fixedEntries, sitemapXml } from "../../compose/texts/sitemap.ts";
import type { ComposedSite } from "../stores/composed-site.ts";
import type { Handler } from "../http/exchange.ts";
import { storedText, type StoredFile } from "../stores/file-store.ts";
import type { PartOf, ReleasedPublicPart } from "../stores/released-public-part.ts";
import { cacheFor, sendFile } from "../http/respond.ts";

/** What an address asks for: the sitemap, one for all languages, or a feed in one. */
type Asked =
  { kind: "sitemap"; language: "en" } | { kind: "feed"; language: Language; topic?: string | undefined };

function askedAt(pathname: string): Asked | undefined {
  if (pathname === "/sitemap.xml") return { kind: "sitemap", language: "en" };
  const { language, path } = spokenAt(pathname, otherLanguages);
  const feed = feedAt(path);
  return feed && { kind: "feed", language, ...feed };
}

/** The text; `undefined` while nothing is known of what it lists: then the composed file has to do. */
async function textOf(
  asked: Asked,
  { config, routes }: ComposedSite,
  { published, bundles }: ReleasedPublicPart,
): Promise<string | undefined> {
  if (asked.kind === "sitemap") {
    const entries = await published?.sitemap();
    return entries && sitemapXml(config, [...fixedEntries(config, routes), ...entries]);
  }
  const facts = bundles.site && feedFactsOf(bundles.site, asked.topic);
  const entries = facts && (await published?.feed());
  return entries && atomFeed(config.siteBase, facts, entries, asked);
}

/** Makes these answers; a text that came out the same as before is not compressed again. */
function generatedFiles() {
  const made = new Map<string, { text: string; file: StoredFile }>();
  return async function find(
    pathname: string,
    ...[asked, site, part]: Parameters<typeof textOf>
  ): Promise<StoredFile | undefined> {
    const text = await textOf(asked, site, part);
    if (text === undefined) return undefined;
    const before = made.get(pathname);
    const file = before?.text === text ? before.file : await storedText(text);
    made.set(pathname, { text, file });
    return file;
  };
}

/** Somebody opens a feed in a browser, which would show its source. Feed readers send no such header. */
const isOpenedByPerson = ({ headers }: IncomingMessage): boolean => headers["sec-fetch-dest"] === "document";

/** Leads a person to the page that shows the feed; `false` where there is none. */
function leadToPage(
  request: IncomingMessage,
  response: ServerResponse,
  asked: Asked,
  { bundles }: ReleasedPublicPart,
): boolean {
  if (asked.kind !== "feed" || !isOpenedByPerson(request)) return false;
  const page = bundles.site && feedFactsOf(bundles.site, asked.topic)?.page;
  if (!page) return false;
  const location = addressIn(asked.language, page);
  response.writeHead(302, { location, "cache-control": "no-store", vary: "sec-fetch-dest" }).end();
  return true;
}

/** Answers with what is made of all that is published: `sitemap.xml`, and the feeds. */
export function generatedHandler(partOf: PartOf): Handler {
  const find = generatedFiles();
  return async ({ request, response, pathname, site }) => {
    const asked = askedAt(pathname);
    const composed = asked && (await site());
    const part = composed && (await partOf(composed, asked.language).catch(() => undefined));
    if (!part) return false;
    if (leadToPage(request, response, asked, part)) return true;
    const file = await find(pathname, asked, composed, part);
    if (!file) return false;
    const headers = {
      "cache-control": cacheFor.mutable,
      ...(asked.kind === "feed" && { vary: "sec-fetch-dest" }),
    };
    const name = asked.kind === "feed" ? "feed.atom" : "sitemap.xml";
    sendFile(request, response, { name, file, headers });
    return true;
  };
}

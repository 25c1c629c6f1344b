import { otherLanguages, spokenAt, type Language } from "@ministry/contract";
import { atomFeed } from "../../compose/texts/feed.ts";
import { fixedEntries, sitemapXml } from "../../compose/texts/sitemap.ts";
import type { ComposedSite } from "../stores/composed-site.ts";
import type { Handler } from "../http/exchange.ts";
import { storedText, type StoredFile } from "../stores/file-store.ts";
import type { PartOf, ReleasedPublicPart } from "../stores/released-public-part.ts";
import { cacheFor, sendFile } from "../http/respond.ts";

interface Generated {
  /** The name that tells its type. */
  name: string;
  make(site: ComposedSite, part: ReleasedPublicPart, language: Language): Promise<string | undefined>;
}

/** Addresses whose answer is made of what is published; the feed has one in each language. */
const generated: Readonly<Record<string, Generated>> = {
  "/sitemap.xml": {
    name: "sitemap.xml",
    async make({ config, routes }, { published }) {
      const entries = await published?.sitemap();
      return entries && sitemapXml(config, [...fixedEntries(config, routes), ...entries]);
    },
  },
  "/feed.xml": {
    name: "feed.atom",
    async make({ config }, { published, bundles }, language) {
      const entries = await published?.feed();
      return entries && bundles.site && atomFeed(config.siteBase, bundles.site.feed, entries, language);
    },
  },
};

/** What an address asks for, and in which language; the sitemap is one for all. */
function askedAt(pathname: string): { kind: Generated; language: Language } | undefined {
  const { language, path } = spokenAt(pathname, otherLanguages);
  const kind = Object.hasOwn(generated, path) ? generated[path] : undefined;
  return kind && (language === "en" || path === "/feed.xml") ? { kind, language } : undefined;
}

/** Makes these answers; a text that came out the same as before is not compressed again. */
function generatedFiles() {
  const made = new Map<string, { text: string; file: StoredFile }>();

  return {
    /** `undefined` while nothing is known of what it lists: then the composed file has to do. */
    async find(
      pathname: string,
      { kind, language }: { kind: Generated; language: Language },
      site: ComposedSite,
      part: ReleasedPublicPart,
    ): Promise<{ name: string; file: StoredFile } | undefined> {
      const text = await kind.make(site, part, language);
      if (text === undefined) return undefined;
      const before = made.get(pathname);
      const file = before?.text === text ? before.file : await storedText(text);
      made.set(pathname, { text, file });
      return { name: kind.name, file };
    },
  };
}

/** Answers with what is made of all that is published: `sitemap.xml`, `feed.xml`. */
export function generatedHandler(partOf: PartOf): Handler {
  const generated = generatedFiles();
  return async ({ request, response, pathname, site }) => {
    const asked = askedAt(pathname);
    if (!asked) return false;
    const composed = await site();
    const part = composed && (await partOf(composed, asked.language).catch(() => undefined));
    const made = composed && part && (await generated.find(pathname, asked, composed, part));
    if (!made) return false;
    sendFile(request, response, { ...made, headers: { "cache-control": cacheFor.mutable } });
    return true;
  };
}

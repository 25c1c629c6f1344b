import { atomFeed } from "../compose/feed.ts";
import { fixedEntries, sitemapXml } from "../compose/sitemap.ts";
import type { ComposedSite } from "./composed-site.ts";
import type { Handler } from "./exchange.ts";
import { storedText, type StoredFile } from "./file-store.ts";
import type { ReleasedPublicPart } from "./released-public-part.ts";
import { cacheFor, sendFile } from "./respond.ts";

interface Generated {
  /** The name that tells its type. */
  name: string;
  make(site: ComposedSite, part: ReleasedPublicPart): Promise<string | undefined>;
}

/** Addresses whose answer is made of what is published. */
const generated: Readonly<Record<string, Generated>> = {
  "/sitemap.xml": {
    name: "sitemap.xml",
    async make({ config, routes }, { published }) {
      const entries = await published?.sitemap();
      return entries && sitemapXml(config.siteBase, [...fixedEntries(config, routes), ...entries]);
    },
  },
  "/feed.xml": {
    name: "feed.atom",
    async make({ config }, { published, bundles }) {
      const entries = await published?.feed();
      return entries && bundles.site && atomFeed(config.siteBase, bundles.site.feed, entries);
    },
  },
};

const isGenerated = (pathname: string) => Object.hasOwn(generated, pathname);

/** Makes these answers; a text that came out the same as before is not compressed again. */
function generatedFiles() {
  const made = new Map<string, { text: string; file: StoredFile }>();

  return {
    /** `undefined` while nothing is known of what it lists: then the composed file has to do. */
    async find(
      pathname: string,
      site: ComposedSite,
      part: ReleasedPublicPart,
    ): Promise<{ name: string; file: StoredFile } | undefined> {
      const kind = generated[pathname];
      const text = await kind?.make(site, part);
      if (!kind || text === undefined) return undefined;
      const before = made.get(pathname);
      const file = before?.text === text ? before.file : await storedText(text);
      made.set(pathname, { text, file });
      return { name: kind.name, file };
    },
  };
}

/** Answers with what is made of all that is published: `sitemap.xml`, `feed.xml`. */
export function generatedHandler(partOf: (site: ComposedSite) => Promise<ReleasedPublicPart>): Handler {
  const generated = generatedFiles();
  return async ({ request, response, pathname, site }) => {
    if (!isGenerated(pathname)) return false;
    const composed = await site();
    const part = composed && (await partOf(composed).catch(() => undefined));
    const made = composed && part && (await generated.find(pathname, composed, part));
    if (!made) return false;
    sendFile(request, response, { ...made, headers: { "cache-control": cacheFor.mutable } });
    return true;
  };
}

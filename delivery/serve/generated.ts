import { isFixed } from "../compose/page-files.ts";
import type { SiteConfig } from "../contract.ts";
import { eventFeed } from "./feed.ts";
import { storedText, type StoredFile } from "./file-store.ts";
import type { Lists, Published } from "./published.ts";
import { recordEntries, sitemapXml, type SitemapEntry } from "./sitemap.ts";

/** The public part's pages that stand for one address. */
export const fixedEntries = ({ parts }: Pick<SiteConfig, "parts">): SitemapEntry[] =>
  (parts.find(({ name }) => name === "public-mfe")?.paths ?? []).filter(isFixed).map((path) => ({ path }));

/** Addresses whose answer is made of what is published, and the name that tells their type. */
const generated: Record<
  string,
  { name: string; make(config: SiteConfig, lists: Lists): string | undefined }
> = {
  "/sitemap.xml": {
    name: "sitemap.xml",
    make: (config, lists) =>
      Object.values(lists).some(Boolean)
        ? sitemapXml(config.siteBase, [...fixedEntries(config), ...recordEntries(lists)])
        : undefined,
  },
  "/feed.xml": {
    name: "feed.atom",
    make: (config, { events }) => events && eventFeed(config.siteBase, events),
  },
};

/** Makes these answers; a text that came out the same as before is not packed again. */
export function generatedFiles() {
  const made = new Map<string, { text: string; file: StoredFile }>();

  return {
    isGenerated: (pathname: string) => Object.hasOwn(generated, pathname),

    /** `undefined` while nothing is known of what it lists: then the composed file has to do. */
    async find(
      pathname: string,
      config: SiteConfig,
      known: Published,
    ): Promise<{ name: string; file: StoredFile } | undefined> {
      const kind = generated[pathname];
      const text = kind?.make(config, await known.lists());
      if (!kind || text === undefined) return undefined;
      const before = made.get(pathname);
      const file = before?.text === text ? before.file : await storedText(text);
      made.set(pathname, { text, file });
      return { name: kind.name, file };
    },
  };
}

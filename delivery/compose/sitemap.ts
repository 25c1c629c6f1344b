import type { SiteConfig, SitemapEntry } from "@ministry/contract";
import { isFixed, type PageTable } from "../hosting/page-files.ts";
import { isoTime, xmlText } from "./xml.ts";

/** A sitemap may not hold more. */
const mostEntries = 50_000;

/** The public part's pages that stand for one address, without those that ask not to be listed. */
export function fixedEntries({ parts }: Pick<SiteConfig, "parts">, table: PageTable): SitemapEntry[] {
  const unlisted = new Set(table.filter((page) => page.unlisted).map(({ pattern }) => pattern));
  const paths = parts.find(({ name }) => name === "public-mfe")?.paths ?? [];
  return paths.filter((path) => isFixed(path) && !unlisted.has(path)).map((path) => ({ path }));
}

/** `sitemap.xml` (sitemaps.org, 0.9). */
export function sitemapXml(siteBase: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.slice(0, mostEntries).map(({ path, changed }) => {
    const time = isoTime(changed);
    const lastmod = time ? `<lastmod>${time}</lastmod>` : "";
    return `  <url><loc>${xmlText(siteBase + path)}</loc>${lastmod}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("")}</urlset>
`;
}

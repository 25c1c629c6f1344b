import type { SiteConfig, SitemapEntry } from "@ministry/contract";
import { isFixed } from "../hosting/page-files.ts";
import { isoTime, xmlText } from "./xml.ts";

/** A sitemap may not hold more. */
const mostEntries = 50_000;

/** The public part's pages that stand for one address. */
export const fixedEntries = ({ parts }: Pick<SiteConfig, "parts">): SitemapEntry[] =>
  (parts.find(({ name }) => name === "public-mfe")?.paths ?? []).filter(isFixed).map((path) => ({ path }));

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

import { addressIn, type Language, type SiteConfig, type SitemapEntry } from "@ministry/contract";
import { isFixed, type PageTable } from "../../hosting/page-files.ts";
import { isoTime, xmlText } from "./xml.ts";

/** A sitemap may not hold more. */
const maxEntries = 50_000;

/** The public part's pages that stand for one address, without those that ask not to be listed. */
export function fixedEntries({ parts }: Pick<SiteConfig, "parts">, table: PageTable): SitemapEntry[] {
  const unlisted = new Set(table.filter((page) => page.unlisted).map(({ pattern }) => pattern));
  const paths = parts.find(({ name }) => name === "public-mfe")?.paths ?? [];
  return paths.filter((path) => isFixed(path) && !unlisted.has(path)).map((path) => ({ path }));
}

/** `sitemap.xml` (sitemaps.org, 0.9): each entry in each language, naming the others. */
export function sitemapXml(
  { siteBase, languages = [] }: Pick<SiteConfig, "siteBase" | "languages">,
  entries: readonly SitemapEntry[],
): string {
  const offered: Language[] = ["en", ...languages];
  const shown = entries.slice(0, Math.floor(maxEntries / offered.length));
  const urls = shown.flatMap(({ path, changed }) => {
    const time = isoTime(changed);
    const lastmod = time ? `<lastmod>${time}</lastmod>` : "";
    const addresses = offered.map(
      (language) => [language, xmlText(siteBase + addressIn(language, path))] as const,
    );
    const others = addresses.map(
      ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
    );
    const forAll = `<xhtml:link rel="alternate" hreflang="x-default" href="${xmlText(siteBase + path)}"/>`;
    const alternates = languages.length > 0 ? others.join("") + forAll : "";
    return addresses.map(([, href]) => `  <url><loc>${href}</loc>${lastmod}${alternates}</url>\n`);
  });
  const names = languages.length > 0 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : "";
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${names}>
${urls.join("")}</urlset>
`;
}

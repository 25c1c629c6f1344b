import { eventPath, projectPath, publicationPath } from "../../public-mfe/src/paths.ts";
import type { Lists } from "./published.ts";
import { isoTime, xmlText } from "./xml.ts";

export interface SitemapEntry {
  /** Address below the site's own. */
  path: string;
  /** When it was last changed (ISO 8601), where that is known. */
  changed?: string;
}

/** A sitemap may not hold more. */
const mostEntries = 50_000;

/** The pages of everything published. */
export function recordEntries({
  energy = [],
  water = [],
  events = [],
  publications = [],
}: Lists): SitemapEntry[] {
  return [
    ...[...energy, ...water].map((project) => entry(projectPath(project.sector, project.id), project)),
    ...events.map((event) => entry(eventPath(event.id), event)),
    ...publications.map((publication) => entry(publicationPath(publication.id), publication)),
  ];
}

const entry = (path: string, { updatedAt, createdAt }: { updatedAt?: string; createdAt?: string }) => ({
  path,
  changed: isoTime(updatedAt) ?? isoTime(createdAt),
});

/** `sitemap.xml` (sitemaps.org, 0.9). */
export function sitemapXml(siteBase: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.slice(0, mostEntries).map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : "";
    return `  <url><loc>${xmlText(siteBase + path)}</loc>${lastmod}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("")}</urlset>
`;
}

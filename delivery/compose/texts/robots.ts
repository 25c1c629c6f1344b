import type { SiteConfig } from "@ministry/contract";

/** `robots.txt`: everything but the officers' portal may be found. */
export function robotsTxt({ siteBase, parts }: Pick<SiteConfig, "siteBase" | "parts">): string {
  const portal = parts.find(({ name }) => name === "admin-mfe")?.paths ?? [];
  // A rule counts for every address that begins with it.
  const closed = new Set(portal.map((pattern) => pattern.replace(/:.*$/, "")).filter((path) => path !== "/"));
  return [
    "User-agent: *",
    ...[...closed].sort().map((path) => `Disallow: ${encodeURI(path)}`),
    "",
    `Sitemap: ${siteBase}/sitemap.xml`,
    "",
  ].join("\n");
}

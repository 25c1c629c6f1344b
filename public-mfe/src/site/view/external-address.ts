import type { ExternalLink, SiteConfig } from "@ministry/contract";

/** Address of a destination in the site's configuration; `undefined` while none that a browser opens is set. */
export function externalAddress({ links }: SiteConfig, to: ExternalLink): string | undefined {
  const href = links[to];
  return href && /^https?:\/\//i.test(href) ? href : undefined;
}

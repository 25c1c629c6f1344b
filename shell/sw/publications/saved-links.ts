import type { SiteConfig } from "@ministry/contract";
import { savedPrefix } from "../routing/policy.ts";
import { escapeHtml } from "../html/escape-html.ts";
import { indexWithoutEvicted } from "./save.ts";

/** Links to the saved publications, under the site's own origin; the titles are HTML. */
export async function savedPublicationLinks(
  config: Pick<SiteConfig, "storageBase"> | undefined,
): Promise<{ path: string; title: string }[]> {
  if (!config) return [];
  const base = `${config.storageBase}/`;
  return Object.values(await indexWithoutEvicted())
    .filter(({ url, state }) => state === "kept" && url.startsWith(base))
    .map(({ url, filename }) => ({
      path: savedPrefix + url.slice(base.length),
      title: escapeHtml(filename),
    }));
}

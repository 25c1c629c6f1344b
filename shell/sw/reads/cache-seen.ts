import type { SiteConfig } from "@ministry/contract";
import { type ImageEvent, cacheShownImage } from "../media/images.ts";
import { policyFor } from "../routing/policy.ts";
import { cacheRead } from "./reads.ts";

/**
 * Caches what a page had read before the worker controlled it: on a first visit the page comes first. The same
 * policy decides as for a request of the page; each address is asked for without a session, whoever asked before.
 */
export async function cacheSeen(
  urls: string[],
  { siteOrigin, config, emit }: { siteOrigin: string; config: SiteConfig; emit: ImageEvent["emit"] },
): Promise<void> {
  for (const href of new Set(urls)) {
    const url = new URL(href, siteOrigin);
    const facts = { method: "GET", mode: "cors", destination: "", authorized: false, precached: false };
    const policy = policyFor({ ...facts, url, siteOrigin, config });
    try {
      if (policy === "read") await cacheRead(url.href);
      if (policy === "image") await cacheShownImage(url.href, emit);
    } catch (error) {
      console.warn("not cached", url.href, String(error));
    }
  }
}

import type { Page } from "../stores/composed-site.ts";
import { cacheRecent } from "../stores/recent.ts";
import type { Version } from "./deltas.ts";

/** They differ by what the API had when they were made: the latest news, of a few days. */
const maxVersions = 16;

/**
 * Start pages as they were sent lately, by their address. Workers hold them with the answers of the API in them, which
 * no composition has. After a restart the server knows none, and sends the whole page to who holds an older one.
 */
export function sentVersions() {
  const sent = new Map<string, Map<string, Version>>();
  return {
    store(address: string, { file: { plain, etag }, headers = {} }: Pick<Page, "file" | "headers">): void {
      const versions = sent.get(address) ?? new Map<string, Version>();
      sent.set(address, versions);
      cacheRecent(versions, etag, { plain, etag, headers }, maxVersions);
    },
    of: (address: string): Version[] => [...(sent.get(address)?.values() ?? [])],
  };
}

import { createPublicApi, type PublicApi } from "@ministry/api-client";
import type { Host } from "@ministry/contract";
import { inPageLanguage } from "./record-language.ts";
import { useSite } from "./site.tsx";

const apis = new WeakMap<Host, PublicApi>();

/**
 * The API's client for this site; one per host. Kept out of `site.tsx` so that pages of fixed text do not load it.
 */
export function apiOf(host: Host): PublicApi {
  const known = apis.get(host);
  if (known) return known;
  const { apiBase, storageBase } = host.config;
  const made = inPageLanguage(createPublicApi({ apiBase, storageBase }));
  apis.set(host, made);
  return made;
}

/** The API's client, for pages with data. */
export function useApi(): PublicApi {
  return apiOf(useSite());
}

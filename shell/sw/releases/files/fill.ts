import {
  compatibilityOf,
  isLanguageBuild,
  otherLanguages,
  prefixOf,
  unneededFiles,
  type AssetManifest,
  type Language,
} from "@ministry/contract";
import { shellOffer } from "../manifests/offer.ts";
import { fetchChecked } from "./fetch-checked.ts";
import { unpack } from "./unpack.ts";

/** Downloads at a time: enough to fill a slow connection, few enough to leave the page its share. */
const parallel = 4;
/** In each build's cache: the manifest, so that its files can be found by hash before the build is whole. */
const manifestKey = (language: Language): string => `/sw/manifest${prefixOf(language)}`;

const partCacheName = (name: string, buildId: string): string => `part:${name}:${buildId}`;

/** The build a cache holds; `undefined` for the worker's other caches. */
export function parsePartCacheName(key: string): { name: string; buildId: string } | undefined {
  const [kind, name, buildId] = key.split(":");
  return kind === "part" && name && buildId ? { name, buildId } : undefined;
}

/**
 * Brings every file that a build needs into its own cache, each with the right hash. A file that any build holds under the
 * same hash is copied instead of fetched, and what an interrupted download left is not fetched again.
 *
 * @param base absolute address of the part's folder, ending in a slash
 * @param manifest as it is in the language
 * @param signal aborted when no more is to be fetched
 * @returns files and bytes that had to come from the network
 * @throws when any file can't be had or has a wrong byte; what was got stays for the next try
 */
export async function fillBuild(
  base: string,
  manifest: AssetManifest,
  signal?: AbortSignal,
  language: Language = "en",
): Promise<{ files: number; bytes: number }> {
  const cache = await caches.open(partCacheName(manifest.name, manifest.buildId));
  await cache.put(manifestKey(language), new Response(JSON.stringify({ base, manifest })));
  const held = await heldFiles();
  const fetched = { files: 0, bytes: 0 };
  // A remote's own copies stay where they are while the host's satisfy it.
  const unneeded = unneededFiles(manifest, compatibilityOf(shellOffer, manifest));
  const needed = manifest.files.filter(
    ([path]) => !unneeded.has(path) && path !== manifest.pack && !isLanguageBuild(manifest, path),
  );
  const packed = await unpack({ base, manifest, needed, cache, held, ...(signal && { signal }) });
  fetched.files += packed.files;
  fetched.bytes += packed.bytes;
  const waiting = [...needed];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [path, integrity, bytes] = next;
      const url = base + path;
      if (await cache.match(url)) continue;
      const copy = await held(integrity);
      signal?.throwIfAborted();
      await cache.put(url, copy ?? (await fetchChecked(url, integrity, signal)));
      if (!copy) {
        fetched.files += 1;
        fetched.bytes += bytes;
      }
    }
  };
  const ends = await Promise.allSettled(
    Array.from({ length: parallel }, () =>
      work().catch((error: unknown) => {
        // Files on their way still arrive, for the next try; no further one is begun.
        waiting.length = 0;
        throw error;
      }),
    ),
  );
  const failed = ends.find((end) => end.status === "rejected");
  if (failed) throw failed.reason;
  return fetched;
}

/** Finds a file by its hash among all builds held, whole or not; files enter a cache only after their hash was checked. */
async function heldFiles(): Promise<(integrity: string) => Promise<Response | undefined>> {
  const places = new Map<string, { key: string; url: string }>();
  for (const key of await caches.keys()) {
    if (!parsePartCacheName(key)) continue;
    const cache = await caches.open(key);
    for (const language of ["en", ...otherLanguages] as const) {
      const stored = await cache.match(manifestKey(language));
      if (!stored) continue;
      const { base, manifest } = (await stored.json()) as { base: string; manifest: AssetManifest };
      for (const [path, integrity] of manifest.files) {
        const url = base + path;
        if (await cache.match(url)) places.set(integrity, { key, url });
      }
    }
  }
  return async (integrity) => {
    const place = places.get(integrity);
    return place && (await caches.open(place.key)).match(place.url);
  };
}

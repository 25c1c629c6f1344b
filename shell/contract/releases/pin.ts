import type { AssetManifest, Pin } from "./asset-manifest.ts";

/** Returns what a page needs of a manifest: everything but the hashes of files that no list of it names. */
export function pinOf(manifest: AssetManifest): Pin {
  const { buildId, contract, entry, files, init, routes, requires, fallbacks, mount, releasedAt } = manifest;
  const lists = [init, ...Object.values(routes), ...Object.values(fallbacks ?? {}), mount ?? []];
  const needed = new Set([entry, ...lists.flat()]);
  const integrity: Record<string, string> = {};
  for (const [path, hash] of files) if (needed.has(path)) integrity[path] = hash;
  return {
    buildId,
    contract,
    entry,
    integrity,
    init,
    routes,
    ...(requires && { requires }),
    ...(fallbacks && { fallbacks }),
    ...(mount && { mount }),
    ...(releasedAt && { releasedAt }),
    ...(manifest.canary && { canary: true }),
  };
}

import { join } from "node:path";
import type { PartName } from "@ministry/contract";
import { everyFile } from "./every-file.ts";
import { readableManifest } from "../../sites/manifest.ts";
import { deployFolder, isHashed, serverBundle } from "../../sites/parts.ts";
import type { ReleaseStore } from "../../sites/store.ts";

/**
 * Removes the releases of a part that are not retained, and the files that they alone name. Nothing else is touched: a
 * file that stands in no manifest was put there by somebody for a reason.
 */
export async function collectReleases(
  store: ReleaseStore,
  part: PartName,
  retained: ReadonlySet<string>,
): Promise<void> {
  const target = deployFolder("", part);
  const manifestOf = (buildId: string) => join(target.release(buildId), "asset-manifest.json");
  const releases = await Promise.all(
    (await store.folders(join(target.folder, "releases"))).map(async (buildId) => {
      const manifest = await readableManifest(store, manifestOf(buildId));
      const files = manifest && (await everyFile(manifest, (path) => store.read(join(target.folder, path))));
      return { buildId, manifest, paths: files?.map(([path]) => path) ?? [] };
    }),
  );
  const stays = new Set(releases.flatMap(({ buildId, paths }) => (retained.has(buildId) ? paths : [])));
  for (const { buildId, manifest, paths } of releases) {
    if (!manifest || retained.has(buildId)) continue;
    // What names the files of a language goes last: a collector that was broken off still needs it.
    for (const path of paths.toReversed()) {
      if (!isHashed(path)) await store.remove(join(target.release(buildId), path));
      else if (!stays.has(path)) await store.remove(join(target.folder, path));
    }
    await store.remove(serverBundle("", part, buildId));
    await store.remove(target.wayBack(buildId));
    // Last: while it is there, a collector that was broken off goes on where it was.
    await store.remove(manifestOf(buildId));
  }
}

import { join } from "node:path";
import type { AssetManifest, PartName } from "@ministry/contract";
import { Fault } from "../../lib/fault.ts";
import { deployFolder } from "../../sites/parts.ts";
import { storeOf, type Site } from "../../sites/site.ts";
import { readStored } from "../../sites/store.ts";
import { signRollback } from "../../trust/sign-manifest.ts";
import { readSigningKey } from "../../trust/signing-key.ts";
import { checkRelease } from "./check-release.ts";

/**
 * Puts an older release back: the one before the current one, or the one with this build id. A canary stays as it is.
 *
 * @throws Fault when there is none, or the live shell can't run it
 */
export function rollBack(site: Site, part: PartName, buildId?: string): Promise<AssetManifest> {
  const store = storeOf(site);
  return store.withLock(async (signal) => {
    const target = deployFolder("", part);
    const current = await readStored<AssetManifest>(store, target.manifest);
    if (!current) throw new Fault(`${part} was never released.`);
    const retained = (await readStored<string[]>(store, target.releases)) ?? [];
    const before = buildId ?? retained[retained.indexOf(current.buildId) + 1];
    if (!before) throw new Fault(`${part} has no older release to go back to.`);
    if (!retained.includes(before))
      throw new Fault(`${part} has no release ${before}. There are ${retained.join(", ")}.`);
    const file = join(target.release(before), "asset-manifest.json");
    const older = await readStored<AssetManifest>(store, file);
    if (!older) throw new Fault(`${part}: the manifest of release ${before} is missing.`);
    await checkRelease(store, older);
    const key = readSigningKey();
    const wayBack = await readStored<AssetManifest>(store, target.wayBack(current.buildId));
    const manifest = signRollback(older, current, { ...(key && { key }), ...(wayBack && { wayBack }) });
    signal.throwIfAborted();
    await store.write(file, JSON.stringify(manifest));
    await store.write(target.manifest, JSON.stringify(manifest));
    return manifest;
  });
}

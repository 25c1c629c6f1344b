import { join } from "node:path";
import type { AssetManifest, PartName } from "@ministry/contract";
import { Fault } from "../../lib/fault.ts";
import { readManifest, readReleaseList } from "../../sites/manifest.ts";
import { deployFolder } from "../../sites/parts.ts";
import { storeOf, type Site } from "../../sites/site.ts";
import type { ReleaseStore } from "../../sites/store.ts";
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
    const current = await readManifest(store, deployFolder("", part).manifest);
    if (!current) throw new Fault(`${part} was never released.`);
    return switchBack(store, { current, to: buildId, signal });
  });
}

/**
 * Puts the release before a failing one back. Returns `undefined` and changes nothing when everybody gets another
 * build by the time the site's lock is free: whoever released it meant it to stay.
 *
 * @throws Fault when there is no older release, or the live shell can't run it
 */
export function rollBackFrom(
  site: Site,
  part: PartName,
  failing: string,
): Promise<AssetManifest | undefined> {
  const store = storeOf(site);
  return store.withLock(async (signal) => {
    const current = await readManifest(store, deployFolder("", part).manifest);
    return current?.buildId === failing ? switchBack(store, { current, signal }) : undefined;
  });
}

interface SwitchBack {
  current: AssetManifest;
  /** Build to go back to; absent: the release before the current one. */
  to?: string | undefined;
  signal: AbortSignal;
}

async function switchBack(store: ReleaseStore, { current, to, signal }: SwitchBack): Promise<AssetManifest> {
  const part = current.name;
  const target = deployFolder("", part);
  const retained = await readReleaseList(store, target.releases);
  const before = to ?? retained[retained.indexOf(current.buildId) + 1];
  if (!before) throw new Fault(`${part} has no older release to go back to.`);
  if (!retained.includes(before))
    throw new Fault(`${part} has no release ${before}. There are ${retained.join(", ")}.`);
  const file = join(target.release(before), "asset-manifest.json");
  const older = await readManifest(store, file);
  if (!older) throw new Fault(`${part}: the manifest of release ${before} is missing.`);
  await checkRelease(store, older);
  const key = readSigningKey();
  const wayBack = await readManifest(store, target.wayBack(current.buildId));
  const manifest = signRollback(older, current, { ...(key && { key }), ...(wayBack && { wayBack }) });
  signal.throwIfAborted();
  await store.write(file, JSON.stringify(manifest));
  await store.write(target.manifest, JSON.stringify(manifest));
  return manifest;
}

import { join } from "node:path";
import type { AssetManifest, PartName } from "@ministry/contract";
import { Fault } from "../../lib/fault.ts";
import { ifMalformed, readableManifest, readManifest, readReleaseList } from "../../sites/manifest.ts";
import { deployFolder } from "../../sites/parts.ts";
import { storeOf, type Site } from "../../sites/site.ts";
import type { ReleaseStore } from "../../sites/store.ts";
import { shownBuild } from "../stored/composed-by-server.ts";
import { signRollback } from "../../trust/sign-manifest.ts";
import { readSigningKey } from "../../trust/signing-key.ts";
import { checkRelease } from "./check-release.ts";

/**
 * Puts an older release back: the one before the current one, or the one with this build id. A canary stays as it is.
 * Where the manifest of the current release is malformed, the release before is the one that the site shows.
 *
 * @throws Fault when there is none, or the live shell can't run it
 */
export function rollBack(site: Site, part: PartName, buildId?: string): Promise<AssetManifest> {
  const store = storeOf(site);
  return store.withLock(async (signal) => {
    const current = await readManifest(store, deployFolder("", part).manifest).catch(
      ifMalformed("malformed"),
    );
    if (!current) throw new Fault(`${part} was never released.`);
    if (typeof current !== "string") return switchBack(store, { current, to: buildId, signal });
    const before = await beforeMalformed(site, part);
    return switchBack(store, { current: before, to: buildId ?? before.buildId, signal });
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

/** The release that the site shows; the newest one of the list where that is not known, as in a bucket. */
async function beforeMalformed(site: Site, part: PartName): Promise<AssetManifest> {
  const target = deployFolder("", part);
  const shown = typeof site === "string" ? await shownBuild(site, part) : undefined;
  const retained = await readReleaseList(site, target.releases);
  for (const buildId of [...retained.filter((listed) => listed === shown), ...retained]) {
    const manifest = await readableManifest(site, join(target.release(buildId), "asset-manifest.json"));
    if (manifest) return manifest;
  }
  throw new Fault(`${part} has no older release to go back to.`);
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
  const wayBack = await readableManifest(store, target.wayBack(current.buildId));
  const manifest = signRollback(older, current, { ...(key && { key }), ...(wayBack && { wayBack }) });
  signal.throwIfAborted();
  await store.write(file, JSON.stringify(manifest));
  await store.write(target.manifest, JSON.stringify(manifest));
  return manifest;
}

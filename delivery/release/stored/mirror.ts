import { join } from "node:path";
import { integrityOf } from "@ministry/build/hashes";
import type { PartName } from "@ministry/contract";
import { canaryPath, readCanary } from "../../canary/canary.ts";
import { Fault } from "../../lib/fault.ts";
import { folderStore } from "../../sites/folder-store.ts";
import { everyFile } from "./every-file.ts";
import { Malformed, readManifest, readReleaseList } from "../../sites/manifest.ts";
import { deployFolder, isHashed, partNames, serverBundle } from "../../sites/parts.ts";
import type { ReleaseStore } from "../../sites/store.ts";
import { collectReleases } from "./collect-releases.ts";
import { retainedReleases } from "./order.ts";

/**
 * Brings a site's folder up to date with the bucket that parts are released into: files first, each checked by its
 * hash, the manifest last, as a release does. A part that is not whole or malformed in the bucket stays as it is.
 *
 * @param warn gets a line for each part that stays as it is
 * @returns whether anything changed
 * @throws Fault when the bucket can't be read
 */
export function mirrorReleases(
  from: ReleaseStore,
  sitesDir: string,
  warn: (line: string) => void = console.warn,
): Promise<boolean> {
  const to = folderStore(sitesDir);
  return to.withLock(async (signal) => {
    let isChanged = false;
    for (const part of partNames) {
      signal.throwIfAborted();
      try {
        isChanged = (await mirrorPart(from, to, part)) || isChanged;
      } catch (error) {
        if (!(error instanceof NotWhole || error instanceof Malformed)) throw error;
        warn(`${from.name}: ${error.message} ${part} stays as it is.`);
      }
    }
    return isChanged;
  });
}

/** A release names a file that is not there, or not with these bytes. */
class NotWhole extends Fault {}

async function mirrorPart(from: ReleaseStore, to: ReleaseStore, part: PartName): Promise<boolean> {
  const target = deployFolder("", part);
  const current = await readManifest(from, target.manifest);
  if (!current) return false;
  const canary = await readCanary(from, part);
  const order = await readReleaseList(from, target.releases);
  const isCurrent = await holds(to, target.manifest, current);
  const isCanary = await holds(to, canaryPath(part), canary);
  if (isCurrent && isCanary && (await holds(to, target.releases, order))) return false;
  for (const buildId of [current.buildId, ...(canary ? [canary.buildId] : [])])
    await mirrorRelease(from, to, part, buildId);
  // An older release that lost a file can't be gone back to (composing refuses it); it holds up nobody.
  for (const buildId of order)
    await mirrorRelease(from, to, part, buildId).catch((error: unknown) => {
      if (!(error instanceof NotWhole || error instanceof Malformed)) throw error;
    });
  // The manifests come last: what they name is there by now.
  await to.write(target.manifest, JSON.stringify(current));
  await to.write(target.releases, JSON.stringify(order));
  if (canary) await to.write(canaryPath(part), JSON.stringify(canary));
  else await to.remove(canaryPath(part));
  await collectReleases(to, part, await retainedReleases(to, part));
  return true;
}

/** Whether a store's file says the same; `undefined`: whether there is none. */
async function holds(to: ReleaseStore, path: string, value: unknown): Promise<boolean> {
  return (
    (await to.read(path))?.toString("utf8") === (value === undefined ? undefined : JSON.stringify(value))
  );
}

async function mirrorRelease(
  from: ReleaseStore,
  to: ReleaseStore,
  part: PartName,
  buildId: string,
): Promise<void> {
  const target = deployFolder("", part);
  const file = join(target.release(buildId), "asset-manifest.json");
  const manifest = await readManifest(from, file);
  if (!manifest) return;
  for (const path of [file, target.wayBack(buildId)]) {
    const bytes = await from.read(path);
    if (bytes) await to.write(path, bytes);
  }
  const placeOf = (path: string) => join(isHashed(path) ? target.folder : target.release(buildId), path);
  for (const [path, integrity] of manifest.files) await mirrorFile(from, to, placeOf(path), integrity);
  for (const [path, integrity] of await everyFile(manifest, (path) => to.read(placeOf(path))))
    await mirrorFile(from, to, placeOf(path), integrity);
  if (manifest.server) await mirrorFile(from, to, serverBundle("", part, buildId), manifest.server.integrity);
}

async function mirrorFile(
  from: ReleaseStore,
  to: ReleaseStore,
  path: string,
  integrity: string,
): Promise<void> {
  const held = await to.read(path);
  if (held && integrityOf(held) === integrity) return;
  const bytes = await from.read(path);
  if (!bytes) throw new NotWhole(`${path} is missing.`);
  if (integrityOf(bytes) !== integrity) throw new NotWhole(`${path} is not as it was built.`);
  await to.write(path, bytes);
}

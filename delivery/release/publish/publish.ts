import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { integrityOf } from "@ministry/build/hashes";
import type { AssetManifest, PartName } from "@ministry/contract";
import { canaryManifest, offerCanary, readCanary, withdrawCanary } from "../../canary/canary.ts";
import { Fault } from "../../lib/fault.ts";
import { ifMalformed, readableManifest } from "../../sites/manifest.ts";
import { deployFolder, isHashed, serverBundle, sourceOf, type PartSource } from "../../sites/parts.ts";
import { storeOf, type Site } from "../../sites/site.ts";
import type { ReleaseStore } from "../../sites/store.ts";
import { signRelease } from "../../trust/sign-manifest.ts";
import { readSigningKey } from "../../trust/signing-key.ts";
import { everyFile } from "../stored/every-file.ts";
import { readBuilt, type Built } from "../built/built.ts";
import { checkRelease, type WaitsFor } from "./check-release.ts";
import { collectReleases } from "../stored/collect-releases.ts";
import { retainedReleases, orderReleases } from "../stored/order.ts";

/** What a release changed. */
export interface Published {
  manifest: AssetManifest;
  /** Files that the release before did not have, and their bytes as built. */
  changed: { files: number; bytes: number };
  waitsFor: WaitsFor;
  /** Build id of the canary that this release ended. */
  endedCanary?: string;
}

export interface PublishOptions {
  /** Share of visitors who get the build, in percent; absent: everybody. */
  canary?: number;
  /** The checks before the release were left out; its manifest says so. */
  unchecked?: boolean;
}

/**
 * Releases what was built of a part into its deploy folder: the hashed files first, the manifest last. Writing the
 * manifest is the switch; until then everybody goes on with the release before. Whoever is killed on the way leaves
 * files that the next release takes over or collects. A canary is uploaded in the same way and switched by a manifest
 * of its own; a full release ends the canary there was.
 *
 * @throws Fault when the build is not whole, or does not go together with what is live
 */
export function publish(
  site: Site,
  part: PartName,
  source: PartSource = sourceOf(part),
  { canary, unchecked }: PublishOptions = {},
): Promise<Published> {
  const store = storeOf(site);
  return store.withLock(async (signal) => {
    const target = deployFolder("", part);
    const built = await readBuilt(source);
    if (unchecked) built.manifest.unchecked = true;
    const waitsFor = await checkRelease(store, built.manifest);
    const before = await readableManifest(store, target.manifest);
    const changed = changesBetween(before, built.manifest);
    if (canary !== undefined) {
      const manifest = await uploadCanary(store, built, { source, canary, before, waitsFor });
      signal.throwIfAborted();
      await offerCanary(store, manifest);
      await collectReleases(store, part, await retainedReleases(store, part));
      return { manifest, changed, waitsFor };
    }
    const offered = await readCanary(store, part).catch(ifMalformed(undefined));
    const { manifest, wayBack } = signRelease(built.manifest, before, readSigningKey(), new Date(), offered);
    await upload(store, { ...built, manifest }, source, wayBack);
    signal.throwIfAborted();
    return { manifest, changed, waitsFor, ...(await switchTo(store, manifest)) };
  });
}

/** Makes an uploaded release the one everybody gets. Run under the store's lock. */
export async function switchTo(
  store: ReleaseStore,
  manifest: AssetManifest,
): Promise<Pick<Published, "endedCanary">> {
  const target = deployFolder("", manifest.name);
  const order = await orderReleases(store, manifest.name, manifest.buildId);
  await store.write(target.manifest, JSON.stringify(manifest));
  await store.write(target.releases, JSON.stringify(order));
  const endedCanary = await withdrawCanary(store, manifest.name);
  // Pages that run the ended canary may still ask for its files: the next release collects them.
  await collectReleases(store, manifest.name, new Set([...order, ...(endedCanary ? [endedCanary] : [])]));
  return { ...(endedCanary && { endedCanary }) };
}

async function uploadCanary(
  store: ReleaseStore,
  built: Built,
  {
    source,
    canary,
    before,
    waitsFor,
  }: { source: PartSource; canary: number; before: AssetManifest | undefined; waitsFor: WaitsFor },
): Promise<AssetManifest> {
  const { name, buildId } = built.manifest;
  if (!before) throw new Fault(`${name}: a canary needs a full release beside it, and there is none yet.`);
  if (waitsFor.length > 0)
    throw new Fault(`${name}: a canary can't wait. It needs ${waitsFor.join(", ")}. Nothing was released.`);
  if (before.buildId === buildId)
    throw new Fault(`${name}: ${buildId} is what everybody gets already; there is nothing to try out.`);
  const manifest = canaryManifest(built.manifest, canary, before);
  await upload(store, { ...built, manifest }, source);
  return manifest;
}

/** Uploads a release without switching to it. */
async function upload(
  store: ReleaseStore,
  { manifest, bundle }: Built,
  { client }: PartSource,
  wayBack?: AssetManifest,
): Promise<void> {
  const { name, buildId } = manifest;
  const files = await everyFile(manifest, (path) => readFile(join(client, path)));
  const target = deployFolder("", name);
  // First of all, so that the collector knows the files of a release that was broken off.
  await store.write(join(target.release(buildId), "asset-manifest.json"), JSON.stringify(manifest));
  if (wayBack) await store.write(target.wayBack(buildId), JSON.stringify(wayBack));
  for (const [path, integrity] of files) {
    const bytes = await readFile(join(client, path));
    if (integrityOf(bytes) !== integrity)
      throw new Fault(`${name}: ${path} has changed since it was built. Build again.`);
    const folder = isHashed(path) ? target.folder : fixedNames(name, path, target.release(buildId));
    await store.write(join(folder, path), bytes);
  }
  if (bundle) await store.write(serverBundle("", name, buildId), bundle);
}

function changesBetween(before: AssetManifest | undefined, { files }: AssetManifest): Published["changed"] {
  const had = new Map(before?.files.map(([path, integrity]) => [path, integrity]));
  const added = files.filter(([path, integrity]) => had.get(path) !== integrity);
  return { files: added.length, bytes: added.reduce((sum, [, , bytes]) => sum + bytes, 0) };
}

/** Only the shell has files whose addresses can't carry a hash: its page, its worker, its icons. */
function fixedNames(part: PartName, path: string, folder: string): string {
  if (part === "shell") return folder;
  throw new Fault(
    `${part}: ${path} has no hash in its name, so that it can't be released beside older builds.`,
  );
}

import { join } from "node:path";
import type { AssetManifest, PartName, RemoteName } from "@ministry/contract";
import { Fault } from "../lib/fault.ts";
import { Malformed, readableManifest, readManifest } from "../sites/manifest.ts";
import { deployFolder, remoteNames } from "../sites/parts.ts";
import { storeOf, type Site } from "../sites/site.ts";
import { notBefore, signManifest } from "../trust/sign-manifest.ts";
import { readSigningKey } from "../trust/signing-key.ts";

/** Manifest of a part's canary build, beside `asset-manifest.json`; absent while there is none. */
export const canaryPath = (part: PartName): string =>
  join(deployFolder("", part).folder, "canary-manifest.json");

/**
 * Reads `--canary PERCENT`: the share of visitors who get a build. 100 gives everybody the canary there is, 0
 * withdraws it.
 *
 * @throws Fault when it is no percentage
 */
export function parsePercent(given: string | undefined): number {
  const percent = Number(given);
  if (!/^\d{1,3}$/.test(given ?? "") || percent > 100)
    throw new Fault(`--canary ${given ?? ""}: should be a share in percent, from 0 to 100.`);
  return percent;
}

/** @throws Fault for the shell, which has no canary */
export function remoteWithCanary(part: PartName): RemoteName {
  if (part === "shell")
    throw new Fault(
      "shell: a canary is a remote's; the shell's worker waits for consent in every tab anyway.",
    );
  return part;
}

/**
 * The manifest of a canary build: its share is signed with it, where releases are signed.
 *
 * @param current what everybody gets; browsers refuse a canary that was signed before it
 */
export function canaryManifest(
  manifest: AssetManifest,
  percent: number,
  current?: AssetManifest,
  now = new Date(),
): AssetManifest {
  remoteWithCanary(manifest.name);
  const canary: AssetManifest = { ...manifest, canary: { percent } };
  const key = readSigningKey();
  return key ? signManifest(canary, key, notBefore(now, current)) : canary;
}

/** Offers a build, whose files are uploaded already, to a share of visitors. */
export async function offerCanary(site: Site, manifest: AssetManifest): Promise<void> {
  await storeOf(site).write(canaryPath(manifest.name), JSON.stringify(manifest));
}

/** Reads the canary a part offers now. @throws Malformed */
export const readCanary = (site: Site, part: PartName): Promise<AssetManifest | undefined> =>
  readManifest(site, canaryPath(part));

/**
 * Withdraws a part's canary: visitors who have it get the full release at their next page. Its files stay until the
 * next release collects them, for pages that are open.
 *
 * @returns the build that was withdrawn; `undefined` when there was none that could be read
 */
export async function withdrawCanary(site: Site, part: PartName): Promise<string | undefined> {
  const store = storeOf(site);
  const canary = await readableManifest(store, canaryPath(part));
  await store.remove(canaryPath(part));
  return canary?.buildId;
}

/**
 * Reads the canaries that parts offer. One that became the full release is none any more; one that is malformed is
 * left out, and the log says so.
 */
export async function readCanaries(site: Site): Promise<Partial<Record<RemoteName, AssetManifest>>> {
  const store = storeOf(site);
  const canaries: Partial<Record<RemoteName, AssetManifest>> = {};
  for (const name of remoteNames) {
    const canary = await readCanary(store, name).catch((error: unknown) => {
      if (!(error instanceof Malformed)) throw error;
      console.warn(`The canary is not offered: ${error.message}`);
    });
    const current = await readableManifest(store, deployFolder("", name).manifest);
    if (canary?.canary && canary.buildId !== current?.buildId) canaries[name] = canary;
  }
  return canaries;
}

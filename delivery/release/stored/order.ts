import type { PartName } from "@ministry/contract";
import { readCanary } from "../../canary/canary.ts";
import { ifMalformed, readableManifest, readableReleaseList } from "../../sites/manifest.ts";
import { deployFolder } from "../../sites/parts.ts";
import type { ReleaseStore } from "../../sites/store.ts";

/** Older releases that stay, beside the current one. */
const retainedOlder = 5;

/**
 * The releases to retain, the newest first. What was current until now comes second, whatever came between: after a
 * rollback, the next one must not lead to the release that was taken back.
 */
export async function orderReleases(store: ReleaseStore, part: PartName, newest: string): Promise<string[]> {
  const target = deployFolder("", part);
  const current = await readableManifest(store, target.manifest);
  const before = await readableReleaseList(store, target.releases);
  const order = new Set([newest, ...(current ? [current.buildId] : []), ...before]);
  return [...order].slice(0, retainedOlder + 1);
}

/** The builds whose files stay as things are: the current release, the older ones, the canary. */
export async function retainedReleases(store: ReleaseStore, part: PartName): Promise<Set<string>> {
  const target = deployFolder("", part);
  const current = await readableManifest(store, target.manifest);
  const canary = await readCanary(store, part).catch(ifMalformed(undefined));
  const listed = await readableReleaseList(store, target.releases);
  return new Set([current?.buildId, canary?.buildId, ...listed].filter((id) => id !== undefined));
}

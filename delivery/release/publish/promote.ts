import { join } from "node:path";
import type { AssetManifest, RemoteName } from "@ministry/contract";
import { readCanary, withdrawCanary } from "../../canary/canary.ts";
import { Fault } from "../../lib/fault.ts";
import { deployFolder } from "../../sites/parts.ts";
import { storeOf, type Site } from "../../sites/site.ts";
import { readableManifest } from "../../sites/manifest.ts";
import { signRelease } from "../../trust/sign-manifest.ts";
import { readSigningKey } from "../../trust/signing-key.ts";
import { checkRelease } from "./check-release.ts";
import { switchTo } from "./publish.ts";

/**
 * Gives everybody the canary of a part, as it was uploaded and tried: nothing is built again.
 *
 * @throws Fault when there is none, when the live shell can't run it, and when releases are signed and no key is at hand
 */
export function promoteCanary(site: Site, part: RemoteName): Promise<AssetManifest> {
  const store = storeOf(site);
  return store.withLock(async (signal) => {
    const offered = await readCanary(store, part);
    if (!offered) throw new Fault(`${part} has no canary to give to everybody.`);
    const { canary: _share, signature, releasedAt: _date, ...tried } = offered;
    const key = readSigningKey();
    if (signature && !key)
      throw new Fault(`${part}: releases are signed. Set RELEASE_SIGNING_KEY to release the canary.`);
    const waitsFor = await checkRelease(store, tried);
    if (waitsFor.length > 0) throw new Fault(`${part}: the canary waits for ${waitsFor.join(", ")}.`);
    const target = deployFolder("", part);
    const before = await readableManifest(store, target.manifest);
    const { manifest, wayBack } = signRelease(tried, before, key, new Date(), offered);
    await store.write(
      join(target.release(manifest.buildId), "asset-manifest.json"),
      JSON.stringify(manifest),
    );
    if (wayBack) await store.write(target.wayBack(manifest.buildId), JSON.stringify(wayBack));
    signal.throwIfAborted();
    await switchTo(store, manifest);
    return manifest;
  });
}

/** Withdraws the canary of a part under the site's lock. @throws Fault when there is none */
export function endCanary(site: Site, part: RemoteName): Promise<string> {
  const store = storeOf(site);
  return store.withLock(async () => {
    const buildId = await withdrawCanary(store, part);
    if (!buildId) throw new Fault(`${part} has no canary to withdraw.`);
    return buildId;
  });
}

/**
 * Withdraws a failing canary under the site's lock. Returns `false` and changes nothing when the part offers another
 * one by then, or none.
 */
export function endCanaryOf(site: Site, part: RemoteName, failing: string): Promise<boolean> {
  const store = storeOf(site);
  return store.withLock(async () => {
    if ((await readCanary(store, part))?.buildId !== failing) return false;
    await withdrawCanary(store, part);
    return true;
  });
}

import { sign, type KeyObject } from "node:crypto";
import { signedBytes, type AssetManifest } from "@ministry/contract";
import { Fault } from "../lib/fault.ts";
import { publicKeyOf } from "./signing-key.ts";

/** Signs a manifest, replacing the signature it may have. `releasedAt` orders releases and has to grow. */
export function signManifest(manifest: AssetManifest, key: KeyObject, releasedAt: Date): AssetManifest {
  const { signature: _, ...unsigned } = manifest;
  const dated: AssetManifest = { ...unsigned, releasedAt: releasedAt.toISOString() };
  const value = sign(null, signedBytes(dated), key).toString("base64url");
  return { ...dated, signature: { key: publicKeyOf(key), value } };
}

/** What is written when a signed release goes out. */
export interface SignedRelease {
  manifest: AssetManifest;
  /**
   * The manifest of the release before, signed to follow this one by a millisecond: with it the site's server takes
   * the release back without the private key. The next release is newer than both.
   */
  wayBack?: AssetManifest;
}

/**
 * Signs a release and the way back to the one before.
 *
 * @param before the manifest in place until now, if there is one
 * @param canary the canary that was offered until now: the release has to be newer than that, too
 */
export function signRelease(
  manifest: AssetManifest,
  before: AssetManifest | undefined,
  key: KeyObject | undefined,
  now = new Date(),
  canary?: AssetManifest,
): SignedRelease {
  if (!key) return { manifest };
  const at = notBefore(notBefore(now, canary), before);
  const signed = signManifest(manifest, key, at);
  if (!before || before.buildId === manifest.buildId) return { manifest: signed };
  return { manifest: signed, wayBack: signManifest(before, key, new Date(at.getTime() + 1)) };
}

/**
 * The manifest by which an older release is put back: signed now where there is a key, else the way back that was
 * signed together with the current release. The current release itself is put back as it was signed.
 *
 * @throws Fault when releases are signed and neither is at hand
 */
export function signRollback(
  older: AssetManifest,
  current: AssetManifest,
  { key, wayBack, now = new Date() }: { key?: KeyObject; wayBack?: AssetManifest; now?: Date },
): AssetManifest {
  if (key) return signManifest(older, key, notBefore(now, current));
  if (!current.signature || older.buildId === current.buildId) return older;
  if (wayBack?.buildId === older.buildId) return wayBack;
  throw new Fault(
    `${current.name}: releases are signed, and only the way back to the release before was signed ahead. Set RELEASE_SIGNING_KEY to go back to ${older.buildId}.`,
  );
}

/** The clocks of two teams may differ: a release is newer than the one it replaces whatever its clock says. */
export function notBefore(now: Date, before: AssetManifest | undefined): Date {
  // Two milliseconds: one of them is the way back's.
  const earliest = before?.releasedAt ? Date.parse(before.releasedAt) + 2 : 0;
  return new Date(Math.max(now.getTime(), earliest));
}

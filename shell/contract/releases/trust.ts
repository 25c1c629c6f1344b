import type { AssetManifest } from "./asset-manifest.ts";
import { signedBytes } from "./manifest-signature.ts";
import type { Trust } from "./trust-in.ts";

/** Verifies an Ed25519 signature; rejects where the platform does not know the algorithm. */
export type Verify = (
  key: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  bytes: Uint8Array<ArrayBuffer>,
) => Promise<boolean>;

/**
 * Says why a manifest must not be used; `undefined` when it may. Without keys every manifest may be used.
 *
 * A browser without Ed25519 (Chrome before 137, Firefox before 129, Safari before 17) accepts the one manifest that
 * the operator's `compose` verified, by its hash in the site's configuration (docs/decisions/0025-signed-releases.md).
 */
export async function trustFault(
  manifest: AssetManifest,
  { keys, notBefore, verifiedHash }: Trust,
  verify: Verify = verifyInBrowser,
): Promise<string | undefined> {
  if (keys.length === 0) return undefined;
  const { signature, releasedAt } = manifest;
  if (!signature || !releasedAt) return "manifest is not signed";
  if (!keys.includes(signature.key)) return "manifest is signed with a key this site does not trust";
  if (Number.isNaN(Date.parse(releasedAt))) return "manifest has no release time";
  const bytes = signedBytes(manifest);
  try {
    if (!(await verify(fromBase64Url(signature.key), fromBase64Url(signature.value), bytes)))
      return "manifest has a wrong signature";
  } catch {
    if ((await hashOf(bytes)) !== verifiedHash) return "manifest can't be verified on this device";
  }
  if (notBefore && Date.parse(releasedAt) < Date.parse(notBefore))
    return `manifest of ${releasedAt} is older than the one of ${notBefore}`;
  return undefined;
}

/** SHA-256 over `signedBytes`, in base64. */
export const manifestHash = (manifest: AssetManifest): Promise<string> => hashOf(signedBytes(manifest));

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return btoa(String.fromCharCode(...digest));
}

const verifyInBrowser: Verify = async (key, signature, bytes) => {
  const imported = await crypto.subtle.importKey("raw", key, "Ed25519", false, ["verify"]);
  return crypto.subtle.verify("Ed25519", imported, signature, bytes);
};

/** @throws when the text is no base64url */
function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

import type { AssetManifest, Pin } from "./asset-manifest.ts";
import { compatibilityOf, type ShellOffer } from "../sharing/compatibility.ts";
import { pinOf } from "./pin.ts";

/**
 * Returns what a page of a known shell needs of a manifest. For a remote that runs on the shell's copies alone, which
 * is the everyday case, the pin says so and leaves out what the page would need to find that out.
 *
 * @param offer of the shell the page belongs to; none of a shell that does not say what it offers
 */
export function pinInShell(manifest: AssetManifest, offer: ShellOffer | undefined): Pin {
  const compatibility = offer && compatibilityOf(offer, manifest);
  if (compatibility?.mode !== "tree" || compatibility.own.length > 0) return pinOf(manifest);
  const { requires: _requires, fallbacks: _fallbacks, mount: _mount, ...needed } = manifest;
  return { ...pinOf(needed), inTree: true };
}

import type { RemoteConfig, SiteConfig } from "../site/site-config.ts";

// Apart from `trust.ts`, which pages load only where they have to verify a signature.

/** What a manifest is judged by where the site has release keys. */
export interface Trust {
  /** Public keys of the site's configuration, two at most while a key is replaced. */
  keys: readonly string[];
  /** `releasedAt` of the manifest accepted last; an older one is a replay. */
  notBefore?: string | undefined;
  /** `manifestHash` of the manifest the operator's `compose` verified; for browsers without Ed25519. */
  verifiedHash?: string | undefined;
}

/**
 * The trust a browser has in a part's manifests.
 *
 * @param accepted `releasedAt` of the manifest this device accepted last
 */
export function trustIn(
  { verified }: RemoteConfig,
  { releaseKeys = [] }: Pick<SiteConfig, "releaseKeys">,
  accepted?: string,
): Trust {
  const times = [verified?.releasedAt ?? "", accepted ?? ""];
  return { keys: releaseKeys, notBefore: times.sort()[1], verifiedHash: verified?.hash };
}

import { manifestHash, trustFault, type AssetManifest, type VerifiedManifest } from "@ministry/contract";
import { Fault } from "../lib/fault.ts";

/**
 * Accepts a part's manifest for composing: signed by one of the site's keys and not older than the one composed last.
 *
 * @param keys `RELEASE_PUBLIC_KEYS`; with none every manifest is accepted and nothing is returned
 * @param before what the site was composed with until now
 * @throws Fault saying what is wrong with the manifest
 */
export async function acceptManifest(
  manifest: AssetManifest,
  keys: readonly string[],
  before?: VerifiedManifest,
): Promise<VerifiedManifest | undefined> {
  if (keys.length === 0) return undefined;
  const fault = await trustFault(manifest, { keys, notBefore: before?.releasedAt });
  if (fault) throw new Fault(`${manifest.name} ${manifest.buildId} is refused: ${fault}.`);
  return { hash: await manifestHash(manifest), releasedAt: manifest.releasedAt ?? "" };
}

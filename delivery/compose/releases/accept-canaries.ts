import type { RemoteName } from "@ministry/contract";
import { readCanaries } from "../../canary/canary.ts";
import { Fault } from "../../lib/fault.ts";
import { canRun } from "../../release/stored/compatible.ts";
import type { CurrentReleases } from "../../release/stored/current.ts";
import { needTrusted, type Accepted } from "./accept-releases.ts";

/** Shares of visitors, in percent, who get a part's canary. */
export type CanaryShares = Partial<Record<RemoteName, number>>;

/**
 * Reads which canaries visitors may get. One that is not whole, not signed where the site has keys, or can't run in
 * this shell is left out, and the log says so: everybody gets the full release then.
 */
export async function acceptCanaries(
  options: { sitesDir: string; keys: readonly string[] },
  { shell, remotes }: CurrentReleases,
  accepted: Accepted,
): Promise<CanaryShares> {
  const shares: CanaryShares = {};
  for (const [name, manifest] of Object.entries(await readCanaries(options.sitesDir))) {
    const part = name as RemoteName;
    // Beside the full release alone: who opens the site for the first time needs one.
    if (!remotes[part] || !canRun(shell, manifest)) continue;
    try {
      await needTrusted(options, manifest, accepted[part]);
      shares[part] = manifest.canary?.percent ?? 0;
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      console.warn(`The canary is not offered: ${error.message}`);
    }
  }
  return shares;
}

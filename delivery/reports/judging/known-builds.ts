import type { ReportBatch } from "@ministry/contract";
import { isOffered, readBuilds, type SiteBuilds } from "./builds.ts";

/**
 * The builds of a site, in memory.
 *
 * @param recheckMs for this long a build that is not known is taken for one that nobody released
 */
export function knownBuilds(sitesDir: string, recheckMs: number) {
  let last: { builds: SiteBuilds; at: number } | undefined;

  async function readAgain(): Promise<SiteBuilds> {
    const builds = await readBuilds(sitesDir);
    last = { builds, at: Date.now() };
    return builds;
  }

  return {
    readAgain,

    /** Read again when a report names a build that may have been released since. */
    async forReport({ visits, failures }: ReportBatch): Promise<SiteBuilds> {
      if (!last) return readAgain();
      const { builds, at } = last;
      const isNew = [...visits, ...failures].some(([part, buildId]) => !isOffered(builds[part], buildId));
      return isNew && Date.now() - at >= recheckMs ? readAgain() : builds;
    },
  };
}

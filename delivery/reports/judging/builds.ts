import type { PartName } from "@ministry/contract";
import { ifMalformed, readableManifest, readableReleaseList } from "../../sites/manifest.ts";
import { deployFolder, partNames } from "../../sites/parts.ts";
import { readCanary } from "../../canary/canary.ts";

/** Builds of a part that pages may run now. */
export interface PartBuilds {
  /** Build that everybody gets. */
  current?: string;
  /** Build that a share of visitors gets. */
  canary?: string;
  /** The releases that are stored, the newest first. */
  stored: string[];
}

export type SiteBuilds = Record<PartName, PartBuilds>;

/** Reads which builds a site offers. A part that was never released has none. */
export async function readBuilds(sitesDir: string): Promise<SiteBuilds> {
  const entries = await Promise.all(
    partNames.map(async (part): Promise<[PartName, PartBuilds]> => {
      const target = deployFolder("", part);
      const [current, canary, stored] = await Promise.all([
        readableManifest(sitesDir, target.manifest),
        readCanary(sitesDir, part).catch(ifMalformed(undefined)),
        readableReleaseList(sitesDir, target.releases),
      ]);
      return [
        part,
        {
          ...(current && { current: current.buildId }),
          ...(canary && { canary: canary.buildId }),
          stored,
        },
      ];
    }),
  );
  return Object.fromEntries(entries) as SiteBuilds;
}

/** Whether a build is one that pages of this site may run. */
export const isOffered = ({ current, canary, stored }: PartBuilds, buildId: string): boolean =>
  buildId === current || buildId === canary || stored.includes(buildId);

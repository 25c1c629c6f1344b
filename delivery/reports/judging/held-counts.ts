import type { ReportBatch } from "@ministry/contract";
import { addBatch, readCounts, writeCounts, type Counts } from "./counts.ts";

/** The counts of a site in memory, written when they are asked to be. */
export function heldCounts(sitesDir: string) {
  let counts: Counts | undefined;
  let isChanged = false;

  return {
    read: async (): Promise<Counts> => counts ?? (await readCounts(sitesDir)),

    /** Adds a report; of builds that are not this site's nothing is counted. */
    async add(batch: ReportBatch, isKnown: Parameters<typeof addBatch>[2]): Promise<void> {
      const stored = counts ?? (await readCounts(sitesDir));
      // Another report may have been the first while the file was read.
      counts = addBatch(counts ?? stored, batch, isKnown);
      isChanged = true;
    },

    /** Writes the counts. @returns them, or `undefined` when nothing came since they were written last */
    async write(): Promise<Counts | undefined> {
      if (!isChanged || !counts) return undefined;
      isChanged = false;
      await writeCounts(sitesDir, counts);
      return counts;
    },
  };
}

import { join } from "node:path";
import { failureKinds, type FailureKind, type PartName, type ReportBatch } from "@ministry/contract";
import { readJson, writeAtomic } from "../../lib/files.ts";

/** What pages reported of one build. */
export interface BuildCounts {
  /** Sampled page loads that ran it. */
  visits: number;
  /** Reported failures by kind; a page load counts once for each kind. */
  failures: Partial<Record<FailureKind, number>>;
  /** When it was reported first (ISO 8601). */
  since: string;
}

/** Counts by part and build id. */
export type Counts = Partial<Record<PartName, Record<string, BuildCounts>>>;

/** Builds remembered per part: the retained releases, a canary, and some that pages still run. */
const maxBuilds = 12;

const countsFile = (sitesDir: string) => join(sitesDir, "reports/counts.json");

/** Reads the counts of a site, as the site's server wrote them last. */
export const readCounts = async (sitesDir: string): Promise<Counts> =>
  (await readJson<Counts>(countsFile(sitesDir)).catch(() => undefined)) ?? {};

export const writeCounts = (sitesDir: string, counts: Counts): Promise<boolean> =>
  writeAtomic(countsFile(sitesDir), JSON.stringify(counts));

/**
 * Adds a report to the counts. Builds that nobody released are left out, so that what strangers send takes no room.
 *
 * @param isReleased whether a build is one of the part's releases or its canary
 */
export function addBatch(
  counts: Counts,
  { visits, failures }: ReportBatch,
  isReleased: (part: PartName, buildId: string) => boolean,
  now = new Date(),
): Counts {
  const next = structuredClone(counts);
  const countsOf = (part: PartName, buildId: string): BuildCounts | undefined => {
    if (!isReleased(part, buildId)) return undefined;
    const known = next[part]?.[buildId];
    if (known) return known;
    const added: BuildCounts = { visits: 0, failures: {}, since: now.toISOString() };
    next[part] = newestOf({ ...next[part], [buildId]: added });
    return added;
  };
  for (const [part, buildId] of visits) {
    const found = countsOf(part, buildId);
    if (found) found.visits += 1;
  }
  for (const [part, buildId, kind] of failures) {
    const found = countsOf(part, buildId);
    if (found) found.failures[kind] = (found.failures[kind] ?? 0) + 1;
  }
  return next;
}

/** The builds that were reported last. */
const newestOf = (builds: Record<string, BuildCounts>): Record<string, BuildCounts> =>
  Object.fromEntries(
    Object.entries(builds)
      .sort(([, a], [, b]) => b.since.localeCompare(a.since))
      .slice(0, maxBuilds),
  );

/** Failures of a build, all kinds together. */
export const failuresOf = ({ failures }: BuildCounts): number =>
  failureKinds.reduce((sum, kind) => sum + (failures[kind] ?? 0), 0);

/** Failures for each page load that ran a build or tried to, from 0 to 1 and above. */
export function failureRate(counts: BuildCounts): number {
  // A build that does not load is never visited: its failures are the page loads that tried.
  const loads = Math.max(counts.visits, failuresOf(counts));
  return loads === 0 ? 0 : failuresOf(counts) / loads;
}

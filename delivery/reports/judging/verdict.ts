import { failureRate, failuresOf, type BuildCounts } from "./counts.ts";

/** When a build is taken back without a person (docs/decisions/0026-canary-and-reports.md). */
export const bounds = {
  /** Page loads and failures before anything is concluded. */
  minLoads: 20,
  minFailures: 5,
  /** Failures for each page load above which a build is taken back. */
  maxRate: 0.1,
  /** And this many times the rate of the build it replaces: what fails in both is not the new one's fault. */
  timesReference: 2,
  /** A full release is taken back in its first day alone; later the cause is more likely elsewhere. */
  fullReleaseMs: 24 * 60 * 60_000,
} as const;

/**
 * Decides whether a build has to be taken back.
 *
 * @param reference counts of the build that visitors get instead, where there are any
 */
export function failsTooOften(build: BuildCounts | undefined, reference: BuildCounts | undefined): boolean {
  if (!build) return false;
  const failures = failuresOf(build);
  if (Math.max(build.visits, failures) < bounds.minLoads || failures < bounds.minFailures) return false;
  const rate = failureRate(build);
  const usual = reference ? failureRate(reference) : 0;
  return rate > bounds.maxRate && rate > usual * bounds.timesReference;
}

/** Whether a full release is still young enough to be taken back without a person. */
export const isFresh = ({ since }: BuildCounts, now: Date): boolean =>
  now.getTime() - Date.parse(since) < bounds.fullReleaseMs;

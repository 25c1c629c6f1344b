import type { Retention } from "../settings/retention.ts";

const day = 24 * 3_600_000;
/** Days and weeks in UTC; the first day of 1970 was a Thursday, weeks begin on Monday. */
const periods: Record<keyof Retention, (at: Date) => number> = {
  daily: (at) => Math.floor(at.getTime() / day),
  weekly: (at) => Math.floor((at.getTime() / day + 3) / 7),
  monthly: (at) => at.getUTCFullYear() * 12 + at.getUTCMonth(),
};

/** The backups that stay, of those made at these times. The newest always stays. */
export function retainedOf(times: Date[], retention: Retention): Set<number> {
  const newestFirst = [...times].sort((a, b) => b.getTime() - a.getTime());
  const retained = new Set<number>();
  for (const kind of ["daily", "weekly", "monthly"] as const) {
    const seen = new Set<number>();
    for (const at of newestFirst) {
      const period = periods[kind](at);
      if (seen.has(period) || seen.size >= retention[kind]) continue;
      seen.add(period);
      retained.add(at.getTime());
    }
  }
  return retained;
}

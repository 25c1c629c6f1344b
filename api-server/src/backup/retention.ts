import { CommandRefused } from "../lib/command-refused.ts";

/** How many backups are kept: the newest of each of the last days, weeks and months that have one. */
export interface Retention {
  daily: number;
  weekly: number;
  monthly: number;
}

/** Reads `7,4,12`: days, weeks, months. @throws CommandRefused naming the setting */
export function readRetention(text: string, setting: string): Retention {
  const [daily, weekly = 0, monthly = 0, more] = text.split(",").map((one) => {
    const number = Number(one.trim());
    return /^\d{1,4}$/.test(one.trim()) ? number : Number.NaN;
  });
  if (daily === undefined || more !== undefined || Number.isNaN(daily + weekly + monthly) || daily < 1) {
    throw new CommandRefused(
      `${setting} must be the numbers of daily, weekly and monthly backups to keep, such as 7,4,12, not "${text}".`,
    );
  }
  return { daily, weekly, monthly };
}

const day = 24 * 3_600_000;
/** Days and weeks in UTC; the first day of 1970 was a Thursday, weeks begin on Monday. */
const periods: Record<keyof Retention, (at: Date) => number> = {
  daily: (at) => Math.floor(at.getTime() / day),
  weekly: (at) => Math.floor((at.getTime() / day + 3) / 7),
  monthly: (at) => at.getUTCFullYear() * 12 + at.getUTCMonth(),
};

/** The backups that stay, of those made at these times. The newest always stays. */
export function keptOf(times: Date[], retention: Retention): Set<number> {
  const newestFirst = [...times].sort((a, b) => b.getTime() - a.getTime());
  const kept = new Set<number>();
  for (const kind of ["daily", "weekly", "monthly"] as const) {
    const seen = new Set<number>();
    for (const at of newestFirst) {
      const period = periods[kind](at);
      if (seen.has(period) || seen.size >= retention[kind]) continue;
      seen.add(period);
      kept.add(at.getTime());
    }
  }
  return kept;
}

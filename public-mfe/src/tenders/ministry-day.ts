/** The ministry's clock, in minutes ahead of universal time: East Africa Time. To be confirmed (AMB-23). */
const offsetMinutes = 180;
const dayMs = 86_400_000;

/** The date at the ministry, `2026-11-24`, whatever the reader's clock is set to. */
export const ministryDay = (time: number): string =>
  new Date(time + offsetMinutes * 60_000).toISOString().slice(0, 10);

/** Days from one date to another; negative when it lies before. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

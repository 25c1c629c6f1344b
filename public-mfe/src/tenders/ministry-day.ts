import { ministryTime } from "@ministry/api-client";

const dayMs = 86_400_000;

/** The date at the ministry, `2026-11-24`, whatever the reader's clock is set to. */
export const ministryDay = (time: number): string => ministryTime(new Date(time).toISOString()).slice(0, 10);

/** Days from one date to another; negative when it lies before. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

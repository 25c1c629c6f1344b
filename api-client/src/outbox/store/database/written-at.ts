/**
 * Releases before version 5 of the database know no drafts that hold files: a day after `savedAt` they remove chunks that
 * no item names. Chunks that a draft was the first to hold carry a time a century ahead, so that such a release, open in
 * another tab or put back, leaves them alone.
 */
const aheadMs = 100 * 365 * 24 * 3_600_000;

/** What is stored as `savedAt` of a draft's chunk. */
export const savedAtOfHeld = (now: number): number => now + aheadMs;

/** When a chunk was written. */
export const writtenAt = (savedAt: number, now: number): number =>
  savedAt > now + aheadMs / 2 ? savedAt - aheadMs : savedAt;

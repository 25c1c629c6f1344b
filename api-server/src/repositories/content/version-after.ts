/** `updatedAt` of a record that is changed now: another one, even when the clock stopped or has gone back. */
export const versionAfter = (before: Date): Date => new Date(Math.max(Date.now(), before.getTime() + 1));

/**
 * The day of a moment by this device's clock, `2026-11-24`: for what happened on it, such as a visit. Dates of the
 * ministry's records are universal (`dates.ts`).
 */
export function deviceDay(moment: Date): string {
  const offsetMs = moment.getTimezoneOffset() * 60_000;
  return new Date(moment.getTime() - offsetMs).toISOString().slice(0, 10);
}

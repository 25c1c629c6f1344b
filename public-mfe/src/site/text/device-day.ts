import { dateInWords } from "./dates.ts";

/**
 * The date of a moment in words, by this device's clock: for what happened on it, such as a visit. Dates of the
 * ministry's records are universal.
 */
export const deviceDay = (moment: Date): string =>
  dateInWords(new Date(+moment - moment.getTimezoneOffset() * 60_000).toISOString()) ?? "";

import { months } from "../../content/site/language.ts";

/**
 * An ISO time as a date in words, `1 June 2024`; `undefined` when it is no time. In universal time: pages are made
 * where nobody knows the reader's clock, and a date is the same for everyone. Not by `Intl`, whose start takes more
 * than a tenth of a second on a cheap phone, before the page comes alive.
 */
export function dateInWords(iso: string | undefined): string | undefined {
  const date = new Date(iso ?? "");
  if (Number.isNaN(date.getTime())) return undefined;
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** A month, `2026-03`, in words: `March 2026`. */
export const monthInWords = (month: string): string =>
  `${months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;

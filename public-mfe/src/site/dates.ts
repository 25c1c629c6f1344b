/** In universal time: pages are made where nobody knows the reader's clock, and a date is the same for everyone. */
const inWords = new Intl.DateTimeFormat("en-GB", {
  ...{ day: "numeric", month: "long", year: "numeric" },
  timeZone: "UTC",
});

/** An ISO time as a date in words, `1 June 2024`; `undefined` when it is no time. */
export function dateInWords(iso: string | undefined): string | undefined {
  const time = Date.parse(iso ?? "");
  return Number.isNaN(time) ? undefined : inWords.format(time);
}

const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });

/**
 * A point in time as people say it: `today, 09:12`, `yesterday, 17:40`, `3 Nov 2026, 08:00`; "" for none.
 *
 * @param time ISO 8601, or milliseconds since 1970
 */
export function momentText(time: string | number, now = new Date()): string {
  const at = new Date(time);
  if (Number.isNaN(at.getTime())) return "";
  return `${dayText(at, now)}, ${clock.format(at)}`;
}

function dayText(at: Date, now: Date): string {
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (day.format(at) === day.format(now)) return "today";
  return day.format(at) === day.format(yesterday) ? "yesterday" : day.format(at);
}

/** The time of day: `09:12`. */
export const clockText = (time: number): string => clock.format(time);

/** A day: `3 Nov 2026`; "" for none. */
export function dateText(iso: string): string {
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? "" : day.format(at);
}

/** A day in the name of a file, `2026-11-03`, by the clock of this device as everything else is shown. */
export const fileDay = (at = new Date()): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, "0")).join("-");

/** A point in time in a sentence. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{momentText(at)}</time>;
}

import { textIn } from "./primitives.ts";

/** The ministry's clock, in minutes ahead of universal time: East Africa Time. To be confirmed (AMB-23). */
export const ministryOffsetMinutes = 180;

/** When an event is held: our addition (docs/api.md). Moments in universal time, `2026-03-01T06:00:00.000Z`. */
export interface Occasion {
  startsAt?: string;
  /** Not before `startsAt`; none without it. */
  endsAt?: string;
}

/** A date and a time with its zone (ISO 8601); without a zone nobody knows which moment is meant. */
const dateTime = /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;

/** The moment that a text names, in universal time; `undefined` where it names none, or a day no calendar has. */
export function momentIn(text: string): string | undefined {
  const time = dateTime.test(text) ? Date.parse(text) : Number.NaN;
  const day = text.slice(0, 10);
  // Browsers read 30 February as 2 March.
  if (Number.isNaN(time) || new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10) !== day) return undefined;
  const moment = new Date(time).toISOString();
  // A zone can lead into the year 10000 or 999, which no date here has.
  return dateTime.test(moment) ? moment : undefined;
}

/** A moment by the ministry's clock, `2026-03-01T09:00`, whatever the reader's is set to; empty where `iso` is no time. */
export function ministryTime(iso: string): string {
  const time = Date.parse(iso) + ministryOffsetMinutes * 60_000;
  return Number.isNaN(time) ? "" : new Date(time).toISOString().slice(0, 16);
}

/** The moment, in universal time, at which the ministry's clock shows `time`, `2026-03-01T09:00`. */
export function momentAt(time: string): string | undefined {
  const moment = momentIn(`${time}Z`);
  return moment && new Date(Date.parse(moment) - ministryOffsetMinutes * 60_000).toISOString();
}

/** An event's moments as they travel; what does not fit is left out, and an end before the beginning with it. */
export function readOccasion(wire: { startsAt?: unknown; endsAt?: unknown }): Occasion {
  const startsAt = momentIn(textIn(wire.startsAt) ?? "");
  const endsAt = momentIn(textIn(wire.endsAt) ?? "");
  if (!startsAt) return {};
  return endsAt && endsAt >= startsAt ? { startsAt, endsAt } : { startsAt };
}

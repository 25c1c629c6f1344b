import { ministryTime, type NewsEvent } from "@ministry/api-client";
import { dayAndTime } from "../../content/site/language.ts";
import { dateInWords } from "./dates.ts";

type Occasion = Pick<NewsEvent, "startsAt" | "endsAt">;

/**
 * When an event takes place, by the ministry's clock: `4 March 2026, 09:00–12:00`; `undefined` where its record does not
 * say.
 */
export function occasionInWords({ startsAt = "", endsAt = "" }: Occasion): string | undefined {
  const [startDay, start] = ministryTime(startsAt).split("T");
  const [endDay, end] = ministryTime(endsAt).split("T");
  const from = start && dayAndTime(dateInWords(startDay) ?? "", start);
  if (!from || !end || startsAt === endsAt) return from;
  return startDay === endDay ? `${from}–${end}` : `${from} – ${dayAndTime(dateInWords(endDay) ?? "", end)}`;
}

/** Whether an event has a time and is not over. Without an end it is until the one at which it begins. */
export const isUpcoming = ({ startsAt = "", endsAt = startsAt }: Occasion, now: number): boolean =>
  Date.parse(endsAt) > now;

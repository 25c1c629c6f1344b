import type { EventPage, NewsEvent } from "@ministry/api-client";
import { isUpcoming } from "../../../site/text/occasions.ts";

/** By what the list of events is narrowed; an empty text lets everything through. */
export interface EventFilter {
  /** `2026-03`, in universal time, as dates are shown. */
  month: string;
  district: string;
  sector: string;
  /** `coming` for events that are not over. */
  when: string;
}

/** What can be chosen, each once. */
export interface EventChoices {
  /** The newest first. */
  months: string[];
  districts: string[];
  sectors: string[];
  whens: string[];
}

export const isFiltered = ({ month, district, sector, when }: EventFilter): boolean =>
  (month || district || sector || when) !== "";

/** The month in which an event was published; empty where that is not known. */
const monthOf = ({ createdAt }: NewsEvent): string => {
  const time = Date.parse(createdAt ?? "");
  return Number.isNaN(time) ? "" : new Date(time).toISOString().slice(0, 7);
};

const whenAt = (now: number) => (event: NewsEvent) => (isUpcoming(event, now) ? "coming" : "");

/** Whether a filter lets an event through. */
const fits = (event: NewsEvent, { month, district, sector, when }: EventFilter, now: number): boolean =>
  (!when || whenAt(now)(event) === when) &&
  (!month || monthOf(event) === month) &&
  (!district || event.district === district) &&
  (!sector || event.sector === sector);

/** The events that a filter lets through now: in their order, those to come by the time they begin. */
export function filtered(events: readonly NewsEvent[], filter: EventFilter, now: number): NewsEvent[] {
  const found = events.filter((event) => fits(event, filter, now));
  // Moments in universal time stand in the order of their letters.
  return filter.when
    ? found.sort((one, other) => ((one.startsAt ?? "") < (other.startsAt ?? "") ? -1 : 1))
    : found;
}

/** What events can be narrowed to now. */
export function choicesIn(events: readonly NewsEvent[], now: number): EventChoices {
  const each = (valueOf: (event: NewsEvent) => string | undefined) =>
    [...new Set(events.map(valueOf))]
      .filter((value) => value !== undefined && value !== "")
      .sort() as string[];
  return {
    months: each(monthOf).reverse(),
    districts: each(({ district }) => district),
    sectors: each(({ sector }) => sector),
    whens: each(whenAt(now)),
  };
}

/** What all events can be narrowed to now: as the host says, or as far as one page of them tells. */
export function choicesOfPage({ items, choices }: EventPage, now: number): EventChoices {
  if (choices) {
    const { months, districts, sectors, lastEnd = "" } = choices;
    const whens = Date.parse(lastEnd) > now ? ["coming"] : [];
    return { ...{ districts, sectors, whens }, months: [...months].reverse() };
  }
  return choicesIn(items, now);
}

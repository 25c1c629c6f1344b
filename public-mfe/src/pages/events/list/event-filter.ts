import type { EventPage, NewsEvent, Sector } from "@ministry/api-client";
import { isUpcoming } from "../../../site/text/occasions.ts";

/** By what the list of events is narrowed; an empty text lets everything through. */
export interface EventFilter {
  /** `2026-03`, in universal time, as dates are shown. */
  month: string;
  district: string;
  sector: Sector | "";
  /** `coming` for events that are not over. */
  when: "coming" | "";
}

/** What can be chosen, each once. */
export interface EventChoices {
  /** The newest first. */
  months: string[];
  districts: string[];
  sectors: string[];
  whens: string[];
}

/** The filter that an address sets, without values that no event can have. */
export const filterIn = (params: URLSearchParams): EventFilter => {
  const textOf = (name: keyof EventFilter) => params.get(name) ?? "";
  const [month, sector] = [textOf("month"), textOf("sector")];
  return {
    month: /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month) ? month : "",
    district: textOf("district"),
    sector: isSector(sector) ? sector : "",
    when: textOf("when") === "coming" ? "coming" : "",
  };
};

const isSector = (text: string): text is Sector => text === "water" || text === "energy";

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
    return { ...{ districts, whens }, months: [...months].reverse(), sectors: sectors.filter(isSector) };
  }
  return choicesIn(items, now);
}

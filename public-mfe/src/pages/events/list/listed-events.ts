import { defaultEventPageSize, isApiError, type EventPage, type PublicApi } from "@ministry/api-client";
import { queryOptions, type QueryKey } from "@tanstack/react-query";
import {
  choicesIn,
  choicesOfPage,
  filtered,
  isFiltered,
  type EventChoices,
  type EventFilter,
} from "./event-filter.ts";
import { everyEvent } from "../every-event.ts";
import { eventsNewestFirst } from "../events-newest-first.ts";
import { thisMinute } from "../../../site/view/use-now.ts";

/** A page of the list, the newest first, and what the list can be narrowed to. */
export interface ListedEvents extends Omit<EventPage, "choices"> {
  choices: EventChoices;
}

/** A page of the API; or all that fits a filter, with what all events can be narrowed to. */
interface Answer extends EventPage {
  offered?: EventChoices;
  /** What is to come goes by this: a page that was saved begins with what its HTML shows. */
  readAt: number;
}

/**
 * The events of one page of the list. The API knows no filter: where one is set all events are read, and what fits
 * is cut into pages here. The same is done where a page can't be asked for: without a connection a device has pages of
 * the usual size alone.
 */
export function listedEventsQuery(api: PublicApi, filter: EventFilter, page: number, limit: number) {
  const isSet = isFiltered(filter);
  return queryOptions<Answer, Error, ListedEvents, QueryKey>({
    queryKey: isSet ? ["events", "filtered", filter] : ["events", "page", page, limit],
    queryFn: async ({ signal }) => {
      const readAt = thisMinute();
      if (isSet) return await readFiltered(api, filter, readAt, signal);
      try {
        return { ...(await api.events.page({ page, limit }, { signal })), readAt };
      } catch (error) {
        if (limit === defaultEventPageSize || !isApiError(error) || error.kind !== "offline") throw error;
        return await readFiltered(api, filter, readAt, signal).catch(() => Promise.reject(error));
      }
    },
    select: ({ offered, readAt, ...read }) => {
      if (!offered)
        return { ...read, items: eventsNewestFirst(read.items), choices: choicesOfPage(read, readAt) };
      return { ...read, choices: offered, limit, items: read.items.slice((page - 1) * limit, page * limit) };
    },
  });
}

async function readFiltered(
  api: PublicApi,
  filter: EventFilter,
  readAt: number,
  signal: AbortSignal,
): Promise<Answer> {
  const events = await everyEvent(api, { signal });
  const items = filtered(events, filter, readAt);
  const offered = choicesIn(events, readAt);
  return { items, total: items.length, limit: Math.max(1, items.length), offered, readAt };
}

import {
  defaultEventPageSize as usualSize,
  isApiError,
  type EventPage,
  type NewsEvent,
  type PublicApi,
} from "@ministry/api-client";
import { queryOptions } from "@tanstack/react-query";
import { everyEvent } from "./every-event.ts";

/** One event. */
export const eventQuery = (api: PublicApi, id: string) =>
  queryOptions({
    queryKey: ["events", id],
    queryFn: ({ signal }) => api.events.get(id, { signal }),
  });

/** All events, the newest first. */
export const everyEventQuery = (api: PublicApi) =>
  queryOptions({
    queryKey: ["events", "every"],
    queryFn: ({ signal }) => everyEvent(api, { signal }),
  });

/** Reads a page of the events, counted from 1; where it can't be asked for, from the pages that a device has. */
export async function readEventPage(
  api: PublicApi,
  page: number,
  limit: number,
  call: { signal: AbortSignal },
): Promise<EventPage> {
  try {
    return await api.events.page({ page, limit }, call);
  } catch (error) {
    if (limit === usualSize || !isApiError(error) || error.kind !== "offline") throw error;
    return await cutFromUsualPages(api, page, limit, call).catch(() => Promise.reject(error));
  }
}

/**
 * A page of another size, from those of the usual one: without a connection the device has these alone. Pages go from
 * the newest back, each with its oldest first (AMB-03).
 */
async function cutFromUsualPages(
  api: PublicApi,
  page: number,
  limit: number,
  call: { signal: AbortSignal },
): Promise<EventPage> {
  const first = (page - 1) * limit;
  const skipped = Math.floor(first / usualSize);
  const newest: NewsEvent[] = [];
  let total = first + limit;
  for (let at = skipped; at * usualSize < Math.min(first + limit, total); at += 1) {
    const usual = await api.events.page({ page: at + 1, limit: usualSize }, call);
    newest.push(...usual.items.reverse());
    total = usual.total;
  }
  const from = first - skipped * usualSize;
  return { items: newest.slice(from, from + limit).reverse(), total, limit };
}

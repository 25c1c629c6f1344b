import { defaultEventPageSize, type NewsEvent, type PublicApi } from "@ministry/api-client";
import { eventsNewestFirst } from "./events-newest-first.ts";

/** Pages of the usual size: a device that holds the site's snapshot has them all, so that all are there offline too. */
const eventsAtOnce = defaultEventPageSize;
const mostPages = 200;
const pagesAtOnce = 4;

/** All events, the newest first. */
export async function everyEvent(api: PublicApi, call: { signal: AbortSignal }): Promise<NewsEvent[]> {
  const { items, total, limit } = await api.events.page({ page: 1, limit: eventsAtOnce }, call);
  const pages = Math.min(Math.ceil(total / limit), mostPages);
  const further = Array.from({ length: Math.max(0, pages - 1) }, (_, at) => at + 2);
  const found = [items];
  while (further.length > 0) {
    const some = further.splice(0, pagesAtOnce).map((page) => api.events.page({ page, limit }, call));
    for (const page of await Promise.all(some)) found.push(page.items);
  }
  return eventsNewestFirst(...found);
}

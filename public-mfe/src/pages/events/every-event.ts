import type { NewsEvent, PublicApi } from "@ministry/api-client";
import { newestFirst } from "./newest-first.ts";

const eventsAtOnce = 100;
const mostPages = 50;

/** All events, newest first. */
export async function everyEvent(api: PublicApi, call: { signal: AbortSignal }): Promise<NewsEvent[]> {
  const { items, total, limit } = await api.events.page({ page: 1, limit: eventsAtOnce }, call);
  const pages = Math.min(Math.ceil(total / limit), mostPages);
  for (let page = 2; page <= pages; page += 1) {
    items.push(...(await api.events.page({ page, limit }, call)).items);
  }
  return newestFirst(items);
}

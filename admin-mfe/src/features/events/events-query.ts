import { defaultEventPageSize, type Api, type NewsEvent } from "@ministry/api-client";
import { queryOptions } from "@tanstack/react-query";

/**
 * All events, newest first. A host's first page is its newest window, ascending inside (AMB-03); the pages after it are
 * asked for together. `answer` is what came first, for whoever wants to look at it.
 */
export const allEventsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["events", { all: true }],
    queryFn: async ({ signal }) => {
      const read = (page: number) => api.events.page({ page, limit: defaultEventPageSize }, { signal });
      const answer = await read(1);
      const pages = Math.ceil(answer.total / answer.limit);
      const others = await Promise.all(Array.from({ length: pages - 1 }, (_, at) => read(at + 2)));
      // An event that is added meanwhile moves others to the next page: none may stand there twice.
      const events = new Map<string, NewsEvent>();
      const newestFirst = [answer, ...others].flatMap(({ items }) => [...items].reverse());
      for (const [at, event] of newestFirst.entries()) events.set(event.id || `at ${at}`, event);
      return { events: [...events.values()], answer };
    },
  });

export const eventQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["events", id],
    queryFn: ({ signal }) => api.events.get(id, { signal }),
  });

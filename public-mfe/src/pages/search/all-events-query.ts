import type { PublicApi } from "@ministry/api-client";
import { queryOptions } from "@tanstack/react-query";

/** The pages of the list of events: the snapshot has them, so that all are found without a connection too. */
const eventsAtOnce = 50;
const mostPages = 200;
const pagesAtOnce = 4;

/** Every event. */
export const allEventsQuery = (api: PublicApi) =>
  queryOptions({
    queryKey: ["events", "every"],
    queryFn: async ({ signal }) => {
      const { items, total, limit } = await api.events.page({ page: 1, limit: eventsAtOnce }, { signal });
      const pages = Math.min(Math.ceil(total / limit), mostPages);
      const further = Array.from({ length: Math.max(0, pages - 1) }, (_, at) => at + 2);
      const events = [...items];
      while (further.length > 0) {
        const some = further
          .splice(0, pagesAtOnce)
          .map((page) => api.events.page({ page, limit }, { signal }));
        for (const page of await Promise.all(some)) events.push(...page.items);
      }
      return events;
    },
  });

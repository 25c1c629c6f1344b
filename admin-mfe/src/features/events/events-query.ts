import { defaultEventPageSize, type Api } from "@ministry/api-client";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

export const eventsQuery = (api: Api, { page }: { page: number }) =>
  queryOptions({
    queryKey: ["events", { page }],
    queryFn: ({ signal }) => api.events.page({ page, limit: defaultEventPageSize }, { signal }),
    placeholderData: keepPreviousData,
  });

export const eventQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["events", id],
    queryFn: ({ signal }) => api.events.get(id, { signal }),
  });

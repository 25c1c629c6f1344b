import type { PublicApi } from "@ministry/api-client";
import { queryOptions } from "@tanstack/react-query";

/** One page of the events, counted from 1. */
export const eventPageQuery = (api: PublicApi, page: number, limit: number) =>
  queryOptions({
    queryKey: ["events", "page", page, limit],
    queryFn: ({ signal }) => api.events.page({ page, limit }, { signal }),
  });

/** One event. */
export const eventQuery = (api: PublicApi, id: string) =>
  queryOptions({
    queryKey: ["events", id],
    queryFn: ({ signal }) => api.events.get(id, { signal }),
  });

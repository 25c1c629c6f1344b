import type { PublicApi } from "@ministry/api-client";
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

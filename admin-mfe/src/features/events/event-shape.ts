import type { NewsEvent } from "@ministry/api-client";
import { addedFilter, textOrder, valueFilter, type RecordShape } from "../../records/arranging/shape.ts";

/** How the events are looked through. */
export const eventShape = (events: readonly NewsEvent[]): RecordShape<NewsEvent> => ({
  ...{ one: "event", many: "events", givenOrder: "Date added, newest first" },
  keyOf: ({ id, title }) => id || title,
  nameOf: ({ title }) => title,
  textsOf: ({ title, ministry, description, moreDescription }) => [
    ...[title, ministry],
    ...[description, moreDescription],
  ],
  orders: [
    textOrder("title", "Title", ({ title }) => title),
    textOrder("ministry", "Ministry", ({ ministry }) => ministry),
    {
      id: "added",
      ascending: "Date added, oldest first",
      descending: "Date added, newest first",
      by: ({ createdAt }) => Date.parse(createdAt ?? "") || undefined,
    },
  ],
  filters: [
    valueFilter({ id: "ministry", label: "Ministry" }, events, ({ ministry }) =>
      ministry ? { value: ministry, label: ministry } : undefined,
    ),
    addedFilter(({ createdAt }) => createdAt),
  ],
});

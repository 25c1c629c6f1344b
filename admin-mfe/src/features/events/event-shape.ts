import type { NewsEvent } from "@ministry/api-client";
import * as eventTableTexts from "../../content/events/table.ts";
import { addedFilter, textOrder, valueFilter, type RecordShape } from "../../records/arranging/shape.ts";

/** How the events are looked through. */
export const eventShape = (events: readonly NewsEvent[]): RecordShape<NewsEvent> => ({
  ...{
    one: eventTableTexts.event,
    many: eventTableTexts.events,
    givenOrder: eventTableTexts.dateAddedNewestFirst,
  },
  keyOf: ({ id, title }) => id || title,
  nameOf: ({ title }) => title,
  textsOf: ({ title, ministry, description, moreDescription }) => [
    ...[title, ministry],
    ...[description, moreDescription],
  ],
  orders: [
    textOrder("title", eventTableTexts.title, ({ title }) => title),
    textOrder("ministry", eventTableTexts.ministry, ({ ministry }) => ministry),
    {
      id: "added",
      ascending: eventTableTexts.dateAddedOldestFirst,
      descending: eventTableTexts.dateAddedNewestFirst,
      by: ({ createdAt }) => Date.parse(createdAt ?? "") || undefined,
    },
  ],
  filters: [
    valueFilter({ id: "ministry", label: eventTableTexts.ministry }, events, ({ ministry }) =>
      ministry ? { value: ministry, label: ministry } : undefined,
    ),
    addedFilter(({ createdAt }) => createdAt),
  ],
});

/** How much of a description the table shows (A-134, AMB-36). */
const shownLength = 60;

export const shortened = (text: string): string =>
  text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;

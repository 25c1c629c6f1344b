import { requests } from "@ministry/api-client";
import { recordItem } from "../../outbox/queued/record-item.ts";
import { draftOf, type EventValues } from "./event-values.ts";
import { eventKind as kind } from "./events-in-queue.ts";

/** A new event as a request for the queue. */
export const newEventItem = (values: EventValues, key: string) =>
  recordItem({ kind, title: values.title, request: requests.events.create(draftOf(values, true)), key });

/** Changes of an event; `version` is the one they were made on. */
export const eventEditItem = (id: string, values: EventValues, version: string | undefined, key: string) =>
  recordItem({
    kind,
    id,
    title: values.title,
    request: requests.events.update(id, draftOf(values, false), version),
    key,
  });

import { requests } from "@ministry/api-client";
import { creationGroup, editGroup, recordItem } from "../../outbox/queued/record-item.ts";
import { draftOf, type EventValues } from "./event-values.ts";

const kind = "event";

/** Groups of the queue: events still to be created, and changes of one event. */
export const eventsGroup = creationGroup(kind);
export const eventEditGroup = (id: string) => editGroup(kind, id);

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

import { requests } from "@ministry/api-client";
import type { NewItem } from "@ministry/api-client/outbox";
import { draftOf, type EventValues } from "./event-values.ts";

/** Groups of the queue: events still to be created, and changes of one event. */
export const eventsGroup = "event/";
export const eventEditGroup = (id: string) => `edit/event/${id}`;

/** A new event as a request for the queue. */
export function newEventItem(values: EventValues, key: string): NewItem {
  const label = values.title.trim();
  return {
    id: key,
    request: requests.events.create(draftOf(values)),
    label,
    group: { id: `${eventsGroup}${key}`, label },
  };
}

/** Changes of an event; `version` is the one they were made on. */
export function eventEditItem(
  id: string,
  values: EventValues,
  version: string | undefined,
  key: string,
): NewItem {
  const label = values.title.trim();
  return {
    id: key,
    request: requests.events.update(id, draftOf(values), version),
    label,
    group: { id: eventEditGroup(id), label: `Changes to ${label}` },
  };
}

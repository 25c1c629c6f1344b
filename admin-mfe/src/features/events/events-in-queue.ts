import { creationGroup, editGroup } from "../../outbox/queued/record-item.ts";

/** Events as the queue knows them. */
export const eventKind = "event";

/** Groups of the queue: events still to be created, and changes of one event. */
export const eventsGroup = creationGroup(eventKind);
export const eventEditGroup = (id: string) => editGroup(eventKind, id);

/** The send-later queue: what the portal's screens and the worker use of it. */
export { OutboxError, type OutboxErrorKind } from "./errors.ts";
export { parentId, type NewItem } from "./item.ts";
export type { Job, PassingFailure } from "./machine.ts";
export { createOutbox, type Outbox, type OutboxOptions, type OutboxView, type QueuedItem } from "./outbox.ts";
export { outboxDatabaseName, outboxStore, type OutboxStore } from "./store.ts";

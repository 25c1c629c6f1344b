/** The send-later queue: what the portal's screens use of it. The worker's side is `./sender.ts`. */
export { isOutboxError, OutboxError, type OutboxErrorKind } from "./errors.ts";
export type { Imported } from "./import.ts";
export { parentId, type NewItem, type Origin } from "./item.ts";
export type { Sealed } from "./seal.ts";
export type { SiteEntry } from "./look.ts";
export type { Job, PassingFailure } from "./machine.ts";
export type { Arrival } from "./arrival.ts";
export { createOutbox, type ItemDetails, type Outbox, type OutboxOptions } from "./outbox.ts";
export { withDependents } from "./plan.ts";
export { outboxDatabaseName, outboxStore, type OutboxStore } from "./store.ts";
export { createVault, rowName, type Vault } from "./vault.ts";
export type { OutboxView, QueuedItem } from "./view.ts";

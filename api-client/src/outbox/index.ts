/** The send-later queue: what the portal's screens use of it. The worker's side is `./worker/drain-queue.ts`. */
export { isOutboxError, OutboxError, type OutboxErrorKind } from "./queue/errors.ts";
export type { Imported } from "./transfer/import.ts";
export { parentId, type NewItem, type Origin } from "./queue/item.ts";
export type { Sealed } from "./encryption/encrypt.ts";
export type { SiteEntry } from "./sending/site-entries.ts";
export type { Job, PassingFailure } from "./queue/machine.ts";
export type { Arrival } from "./sending/arrival.ts";
export { createOutbox, type ItemDetails, type Outbox, type OutboxOptions } from "./page/outbox.ts";
export { withDependents } from "./queue/plan.ts";
export { outboxDatabaseName, outboxStore, type OutboxStore } from "./store/store.ts";
export { createVault, rowName, type Vault } from "./encryption/vault.ts";
export type { OutboxView, QueuedItem } from "./page/view.ts";

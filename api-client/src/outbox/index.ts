/**
 * The send-later queue: what every screen of the portal uses of it. What only some do has faces of its own
 * (`page/actions`), and so has the worker's side (`worker/drain-queue.ts`).
 */
export type { Encrypted } from "./encryption/encrypt.ts";
export { createVault, rowName, type Vault } from "./encryption/vault.ts";
export { createOutbox, type Outbox, type OutboxOptions } from "./page/outbox.ts";
export type { OutboxView, QueuedItem } from "./page/view/view.ts";
export { isOutboxError, OutboxError, type OutboxErrorKind } from "./queue/errors.ts";
export { parentId, type NewItem, type Origin, type SiteEntry, type StoredFile } from "./queue/item.ts";
export {
  handedOverAt,
  isNotAllowed,
  isOutcomeUnknown,
  type Job,
  type PassingFailure,
} from "./queue/machine.ts";
export { withDependents } from "./queue/plan.ts";
export { openInTime } from "./store/database/open-in-time.ts";
export { outboxDatabaseName, outboxStore, type OutboxStore } from "./store/store.ts";

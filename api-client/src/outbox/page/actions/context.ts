import type { Transport } from "../../sending/requests/transport.ts";
import type { OutboxStore } from "../../store/store.ts";
import type { QueuedItem } from "../view/view.ts";

/** What the jobs of this page's outbox work with. */
export interface OutboxContext {
  store: OutboxStore;
  transport: Transport;
  owner(): string | undefined;
  /** The queue as this page shows it. */
  items(): readonly QueuedItem[];
  /** The queue was changed here: lets other tabs know and reads it again. */
  changed(): Promise<void>;
  /** The same, and sends what may go out now. */
  changedAndSend(): Promise<void>;
}

/** An outbox, for the jobs that only some screens load. */
export interface HasContext {
  context: OutboxContext;
}

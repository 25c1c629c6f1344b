import type { RunnerState } from "../../sending/runner/runner-state.ts";
import type { ReadItems } from "../../store/items/listing.ts";
import { sharedRun } from "../../store/database/shared-run.ts";
import type { OutboxStore } from "../../store/store.ts";
import { emptyView, reusingEqual, viewOf } from "./view.ts";

export interface LiveViewParts {
  store: Pick<OutboxStore, "list">;
  owner(): string | undefined;
  senderState(): RunnerState;
  hasUnlockFailed(): boolean;
}

/** The queue as screens show it, for `useSyncExternalStore`; `read` brings it up to date. */
export function liveView({ store, owner, senderState, hasUnlockFailed }: LiveViewParts) {
  const listeners = new Set<() => void>();
  const opened: ReadItems = new Map();
  let view = emptyView;

  async function readOnce(): Promise<void> {
    const who = owner();
    const listing = await store.list(who, opened);
    // Signed out while it was read: nothing of it may be shown.
    const now = reusingEqual(view, {
      ...viewOf(who === owner() ? listing : undefined, senderState(), who),
      unlockFailed: hasUnlockFailed(),
    });
    if (now === view) return;
    view = now;
    for (const listener of listeners) listener();
  }

  return {
    get: () => view,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Reads the queue once more; a database that can't be read leaves the view as it is. */
    read: sharedRun(() => readOnce().catch(() => undefined)),
    /** Forgets what was decrypted. */
    forget: () => opened.clear(),
  };
}

import type { HttpOptions } from "../../http/call.ts";
import { knowsConnectionType } from "../sending/platform.ts";
import { apiTransport } from "../sending/requests/transport.ts";
import { outboxStore, type OutboxStore } from "../store/store.ts";
import type { OutboxContext } from "./actions/context.ts";
import { liveView } from "./view/live-view.ts";
import { pageSender } from "./page-sender.ts";
import { queueActions } from "./actions/queue-actions.ts";
import { unlocker } from "./unlock.ts";

export interface OutboxOptions extends HttpOptions {
  /** Whose queue this is; nobody's while nobody is signed in. */
  owner: () => string | undefined;
  store?: OutboxStore;
}

/**
 * The send-later queue of this page (docs/outbox.md): saves requests so that nothing short of
 * losing the device loses them, and sends each exactly once, when it can. What only some screens do with it stands in
 * modules of their own: `change-items.ts`, `unknown-outcomes.ts`, `transfer-queue.ts`.
 */
export function createOutbox({ owner, store = outboxStore(), ...http }: OutboxOptions) {
  const { token = () => undefined, apiBase } = http;
  const transport = apiTransport(http);
  const readView = () => view.read();
  const unlocking = unlocker(store, () => void readView());
  const sender = pageSender({ store, transport, owner, token, apiBase, onChange: readView });
  const view = liveView({ store, owner, senderState: sender.state, hasUnlockFailed: unlocking.hasFailed });
  const context = contextOf({ store, transport, owner, view, sender });
  const actions = queueActions(context, unlocking.attempt);
  const { set } = sender;
  return {
    context,
    ...{ get: view.get, subscribe: view.subscribe },
    ...actions,
    /** Begins to send whenever something hints that it may work; the returned function ends it. */
    start(): () => void {
      void store.tidy().catch(() => undefined);
      void readView();
      return sender.start();
    },
    /** Abandons everything of the owner's that is not received, what is on its way from this page included. */
    discardAll(): Promise<void> {
      sender.stop();
      return actions.discardAll();
    },
    /** Sends everything now, whatever it was waiting for; ends a pause. */
    sendNow: sender.sendNow,
    /** `paused` and `wifiOnly` hold for all tabs and the worker until they are changed. */
    set,
    pause: () => set({ paused: true }),
    resume: () => set({ paused: false }),
    /** Whether this browser says what its connection is: only then `wifiOnly` can be offered. */
    knowsConnectionType,
    /**
     * Stores the key that came with a sign-in: it opens the owner's queue. Resolves with `false` when the device
     * refused; it is tried again then, and the view says so (`unlockFailed`).
     */
    async unlock(who: string, queueKey: string | undefined): Promise<boolean> {
      const isUnlocked = await unlocking.start(who, queueKey);
      if (isUnlocked) await readView();
      void sender.signedIn();
      return isUnlocked;
    },
    /** Tries once more to store the key of the last sign-in; resolves with whether that has worked. */
    retryUnlock: unlocking.attempt,
    /** After sign-out: what waits stays on the device, unreadable until its owner signs in again. */
    async lock(): Promise<void> {
      view.forget();
      unlocking.stop();
      await Promise.all([store.keys.lock(), store.settings.endSession()]);
      sender.post({ type: "settings" });
      await readView();
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;

interface ContextParts extends Pick<OutboxContext, "store" | "transport" | "owner"> {
  view: ReturnType<typeof liveView>;
  sender: ReturnType<typeof pageSender>;
}

function contextOf({ view, sender, ...parts }: ContextParts): OutboxContext {
  const changed = async () => {
    sender.post({ type: "items" });
    await view.read();
  };
  return {
    ...parts,
    items: () => view.get().items,
    changed,
    async changedAndSend() {
      await changed();
      void sender.wake();
    },
  };
}

import type { HttpOptions } from "../http/call.ts";
import type { Item, NewItem } from "./item.ts";
import type { Job } from "./machine.ts";
import { isOrphaned } from "./plan.ts";
import { browserClock, browserLock, onSignals, outboxLock } from "./platform.ts";
import { outboxRunner, type RunnerState } from "./runner.ts";
import { outboxStore, type OutboxStore } from "./store.ts";
import { apiTransport } from "./transport.ts";

/** A queued request as a screen shows it. */
export interface QueuedItem {
  id: string;
  label: string;
  group: { id: string; label: string };
  parent?: string;
  /** All files, in bytes. */
  bytes: number;
  /** How many of them are over, while it is on its way. */
  sentBytes: number;
  /** Milliseconds since the epoch. */
  savedAt: number;
  job: Job;
  /** Can't go on because what it belongs to was refused or discarded. */
  orphaned: boolean;
}

export interface OutboxView extends Omit<RunnerState, "sending"> {
  /** Whose queue this is; nobody's while nobody is signed in. */
  owner?: string;
  /** In queue order; what was received stays for a week. */
  items: readonly QueuedItem[];
  /** What waits on this device for others than who is signed in, or cannot be opened. */
  locked: number;
}

export interface OutboxOptions extends HttpOptions {
  /** Whose queue this is; nobody's while nobody is signed in. */
  owner: () => string | undefined;
  store?: OutboxStore;
}

const empty: OutboxView = { items: [], locked: 0, paused: false, signInNeeded: false, lineDown: false };

/**
 * The send-later queue of this page (DESIGN.md, section 4): saves requests so that nothing short of losing the device
 * loses them, and sends each exactly once, when it can.
 */
export function createOutbox({ owner, store = outboxStore(), ...http }: OutboxOptions) {
  const listeners = new Set<() => void>();
  let others: BroadcastChannel | undefined;
  const opened = new Map<string, Item>();
  let view = empty;
  let looking = Promise.resolve();

  const runner = outboxRunner({
    ...{ store, owner, transport: apiTransport(http), clock: browserClock, lock: browserLock },
    chance: Math.random,
    onChange: () => changed(),
  });

  /** One look at the database after the other; the screens hear of each. */
  const look = () => (looking = looking.then(readView, readView).catch(() => undefined));
  const changed = () => {
    others?.postMessage("changed");
    return look();
  };
  const changedAndWake = async () => {
    await changed();
    void runner.wake();
  };

  async function readView(): Promise<void> {
    const who = owner();
    const heads = who === undefined ? [] : await store.heads(who);
    const byId = new Map(heads.map((head) => [head.id, head]));
    const { sending, ...state } = runner.state();
    let locked = 0;
    const items: QueuedItem[] = [];
    for (const head of heads) {
      const item = opened.get(head.id) ?? (await store.open(head.id).catch(() => undefined));
      if (!item) {
        locked++;
        continue;
      }
      opened.set(head.id, item);
      const { id, parent, bytes, savedAt, job } = head;
      const { label, group } = item.contents;
      const sentBytes = sending?.id === id ? sending.sent : 0;
      items.push({
        ...{ id, label, group, parent, bytes, savedAt, job, sentBytes },
        orphaned: isOrphaned(head, byId),
      });
    }
    view = { ...state, owner: who, items, locked };
    for (const listener of listeners) listener();
  }

  function hearOthers(): void {
    if (typeof BroadcastChannel === "undefined") return;
    others = new BroadcastChannel(outboxLock);
    others.onmessage = () => {
      void look();
      void runner.wake();
    };
  }

  return {
    /** For `useSyncExternalStore`. */
    get: () => view,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Begins to send whenever something hints that it may work; the answer ends it. */
    start(): () => void {
      const stopSignals = onSignals(() => void runner.wake());
      hearOthers();
      void store.tidy().catch(() => undefined);
      void look();
      void runner.start();
      return () => {
        stopSignals();
        runner.stop();
        others?.close();
        others = undefined;
      };
    },
    /**
     * Saves requests, all or none. When it resolves they are safe on this device. Rejects with OutboxError `full` or
     * `damaged`, or when nobody is signed in.
     */
    async add(items: readonly NewItem[]): Promise<string[]> {
      const who = owner();
      if (who === undefined) throw new Error("nobody is signed in");
      // Asked for at the first save: by then the browser has seen that this site is used. It may say no.
      void navigator.storage?.persist?.().catch(() => false);
      const ids = await store.add(who, items);
      await changedAndWake();
      return ids;
    },
    /** A person wants a stuck or waiting item sent now. */
    async retry(id: string): Promise<void> {
      await store.change(id, { type: "retried", at: Date.now() });
      await store.change(id, { type: "woken", at: Date.now() });
      await changedAndWake();
    },
    /** Gives up items that are not on their way; what is left of them is removed from the device. */
    async discard(ids: readonly string[]): Promise<void> {
      await store.discard(ids);
      await changedAndWake();
    },
    sendNow: () => runner.wake(),
    pause: () => runner.pause(),
    resume: () => runner.resume(),
    /** Someone signed in: their key opens their queue. */
    async unlock(who: string, queueKey: string | undefined): Promise<void> {
      await store.keys.unlock(who, queueKey);
      await look();
      void runner.signedIn();
    },
    /** After sign-out: what waits stays on the device, unreadable until its owner signs in again. */
    async lock(): Promise<void> {
      opened.clear();
      await store.keys.lock();
      await look();
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;

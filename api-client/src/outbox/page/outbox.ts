import type { HttpOptions } from "../../http/call.ts";
import { newAtSite, settleDoubts, type Arrival } from "../sending/arrival.ts";
import { outboxChannel, type News } from "../sending/channel.ts";
import { discardAsTheyEnd } from "./discard.ts";
import { OutboxError } from "../queue/errors.ts";
import type { Imported } from "../transfer/import.ts";
import type { NewItem, Origin, StoredFile } from "../queue/item.ts";
import type { Opened } from "../store/listing.ts";
import { browserClock, onWifi, knowsConnectionType } from "../sending/platform.ts";
import { senderLock } from "../sending/sender-lock.ts";
import { sharedRun } from "../store/shared-run.ts";
import { withDependents } from "../queue/plan.ts";
import type { Target } from "../store/move.ts";
import { outboxRunner, type Change } from "../sending/runner.ts";
import { onSignals } from "./signals.ts";
import { outboxStore, type OutboxStore } from "../store/store.ts";
import { apiTransport } from "../sending/transport.ts";
import { unlocker } from "./unlock.ts";
import { emptyView, keepingSame, viewOf } from "./view.ts";

export interface OutboxOptions extends HttpOptions {
  /** Whose queue this is; nobody's while nobody is signed in. */
  owner: () => string | undefined;
  store?: OutboxStore;
}

/** What an item holds, for changing it. */
export interface ItemDetails {
  /** By the request's own field names. */
  texts: Record<string, string>;
  files: readonly StoredFile[];
  origin?: Origin;
}

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);
const isText = (pair: [string, unknown]): pair is [string, string] => typeof pair[1] === "string";

/**
 * The send-later queue of this page (DESIGN.md, section 4; docs/outbox.md): saves requests so that nothing short of
 * losing the device loses them, and sends each exactly once, when it can.
 */
export function createOutbox({ owner, store = outboxStore(), ...http }: OutboxOptions) {
  const { token = () => undefined, apiBase } = http;
  const listeners = new Set<() => void>();
  const opened: Opened = new Map();
  const transport = apiTransport(http);
  let view = emptyView;
  /** How far another tab or the worker is. */
  let elsewhere: (News & { type: "progress" })["state"] | undefined;
  let started = false;

  const runner = outboxRunner({
    ...{ store, owner, token, transport, clock: browserClock, lock: senderLock, onWifi },
    chance: Math.random,
    onChange,
  });
  const others = outboxChannel(hear);
  const unlocking = unlocker(store, () => void look());

  function onChange(what: Change): void {
    const { sending, lineDown, received } = runner.state();
    elsewhere = undefined;
    others.tell({ type: "progress", state: { sending, lineDown, received } });
    if (what !== "progress") others.tell({ type: what });
    void look();
  }

  function hear(news: News): void {
    if (!news.logged) store.forget();
    if (news.type === "progress") elsewhere = news.state;
    void look();
    if (!started) return;
    if (news.type === "desk") void runner.deskChanged();
    // Whoever sends may be closed or crash: this tab stands in line.
    if (news.type === "items") void runner.standBy();
  }

  const look = sharedRun(() => readView().catch(() => undefined));

  async function readView(): Promise<void> {
    const who = owner();
    const listing = await store.list(who, opened);
    // Signed out while it was read: nothing of it may be shown.
    const now = keepingSame(view, {
      ...viewOf(who === owner() ? listing : undefined, { ...runner.state(), ...elsewhere }, who),
      unlockFailed: unlocking.hasFailed(),
    });
    if (now === view) return;
    view = now;
    for (const listener of listeners) listener();
  }

  async function changed(): Promise<void> {
    others.tell({ type: "items" });
    await look();
  }
  const changedAndWake = async () => {
    await changed();
    void runner.wake();
  };

  /** Stuck or waiting for a time: it may go out now. */
  async function letGo(id: string): Promise<void> {
    await store.change(id, { type: "retried", at: Date.now() });
    await store.change(id, { type: "woken", at: Date.now() });
  }

  async function set(patch: { paused?: boolean; wifiOnly?: boolean }): Promise<void> {
    await store.desk.set(patch);
    others.tell({ type: "desk" });
    await Promise.all([runner.deskChanged(), look()]);
  }

  async function beginSending(): Promise<void> {
    const [who, session] = [owner(), token()];
    if (who === undefined || session === undefined) return;
    await store.desk.begin({ owner: who, token: session, apiBase });
    others.tell({ type: "desk" });
  }

  /** `settleDoubts` for what this page shows. */
  async function settle(ids: readonly string[]): Promise<Map<string, Arrival>> {
    const arrivals = await settleDoubts({ store, transport, items: view.items }, ids);
    if ([...arrivals.values()].includes("arrived")) await changed();
    return arrivals;
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
      started = true;
      const stopSignals = onSignals(() => {
        store.forget();
        void runner.wake();
      });
      void store.tidy().catch(() => undefined);
      void look();
      void beginSending()
        .catch(() => undefined)
        .then(() => (started ? runner.start() : undefined));
      return () => {
        started = false;
        stopSignals();
        runner.stop();
      };
    },
    /**
     * Saves requests, all or none. When it resolves they are safe on this device. Rejects with OutboxError `full`,
     * `damaged` or `again`, or when nobody is signed in. What was saved before under the same ids is not saved twice.
     */
    async add(items: readonly NewItem[]): Promise<string[]> {
      const who = owner();
      if (who === undefined) throw new Error("nobody is signed in");
      // Asked for at the first save: by then the browser has seen that this site is used. It may say no.
      void navigator.storage?.persist?.().catch(() => false);
      await unlocking.attempt();
      const ids = await store.add(who, items);
      await changedAndWake();
      return ids;
    },
    /**
     * Puts off the next try of waiting items while a form takes them back; should the page end meanwhile, they go out
     * when the time is over.
     */
    async postpone(ids: readonly string[], ms: number): Promise<void> {
      const at = Date.now();
      for (const id of ids) await store.change(id, { type: "postponed", at, until: at + ms });
      await changed();
    },
    /** A person wants a stuck or waiting item sent now. */
    async retry(...ids: readonly string[]): Promise<void> {
      for (const id of ids) await letGo(id);
      await changedAndWake();
    },
    /**
     * Gives up items and all that depend on them; what is left of them is removed from the device. Those on their way
     * are given up if their try ends soon, and stay otherwise; so does what depends on one that stays or arrives.
     * Resolves with the ids of those that went.
     */
    async discard(ids: readonly string[]): Promise<string[]> {
      const receipts = view.items.filter(({ id, job }) => ids.includes(id) && job.state === "sent");
      const gone = await store.discard(idsOf(receipts));
      const { gone: unsent } = await discardAsTheyEnd(store, owner(), (open) =>
        withDependents(idsOf(open.filter(({ id }) => ids.includes(id))), open),
      );
      await changedAndWake();
      return [...gone, ...unsent];
    },
    /** Gives up everything of the owner's that is not received, what is on its way from this page included. */
    async discardAll(): Promise<void> {
      runner.stop();
      if ((await discardAsTheyEnd(store, owner(), idsOf)).left > 0) throw new OutboxError("gone");
      await changed();
    },
    settle,
    /**
     * Asks the server about requests whose outcome is in doubt, and settles them: what arrived is received, the rest
     * is sent on. `not-known` when the server could not be asked, or keeps no keys.
     */
    async didItArrive(ids: readonly string[]): Promise<Map<string, Arrival>> {
      const arrivals = await settle(ids);
      for (const [id, arrival] of arrivals) if (arrival === "not-arrived") await letGo(id);
      await changedAndWake();
      return arrivals;
    },
    /** What is new at the site since a request was tried (`newAtSite`), for a person to judge whether it arrived. */
    findAtSite: (id: string) => newAtSite({ store, transport, items: view.items }, id),
    /** A person saw at the site that a request arrived; `recordId` is what it made, for those that wait for it. */
    async itArrived(id: string, recordId?: string): Promise<void> {
      await store.change(id, { type: "found", at: Date.now(), recordId });
      await changedAndWake();
    },
    /** Sends everything now, whatever it was waiting for; ends a pause. */
    sendNow: () => runner.sendNow(),
    /** `paused` and `wifiOnly` hold for all tabs and the worker until they are changed. */
    set,
    /** This browser tells what its line is: `wifiOnly` can be kept. */
    knowsConnectionType,
    pause: () => set({ paused: true }),
    resume: () => set({ paused: false }),
    /** What an item holds: its texts, its files, the form it can be taken back to. Rejects with OutboxError. */
    async details(id: string): Promise<ItemDetails> {
      const { contents } = await store.open(id);
      const { form, json } = contents.request;
      const texts = Object.entries(form?.texts ?? json ?? {}).filter(isText);
      return { texts: Object.fromEntries(texts), files: form?.files ?? [], origin: contents.origin };
    },
    /**
     * Changes texts of an item that is not on its way, and sends it; `formField` names a field as the item's form does,
     * so that it can still be brought back there. Rejects with OutboxError.
     */
    async edit(
      id: string,
      texts: Record<string, string>,
      formField?: (field: string) => string,
    ): Promise<void> {
      await store.edit(id, texts, formField);
      await changedAndWake();
    },
    /**
     * Leads items to another record, with their files and under their keys, and sends them. Resolves with how many;
     * those that are on their way, were received or may have been stay.
     */
    async move(ids: readonly string[], target: Target): Promise<number> {
      const who = owner();
      if (who === undefined) throw new OutboxError("locked");
      let moved = 0;
      for (const id of ids) {
        try {
          await store.move(who, id, target);
          moved += 1;
        } catch (error) {
          if (!(error instanceof OutboxError && error.kind === "gone")) throw error;
        }
      }
      await changedAndWake();
      return moved;
    },
    /** What waits, as a file that only its owner can open on another device. Rejects with OutboxError. */
    async exportQueue(): Promise<{ file: Blob; items: number }> {
      const who = owner();
      if (who === undefined) throw new OutboxError("locked");
      return store.exportQueue(who);
    },
    /** Takes up such a file. Rejects with OutboxError; then nothing was imported. */
    async importQueue(file: Blob): Promise<Imported> {
      const who = owner();
      if (who === undefined) throw new OutboxError("locked");
      const imported = await store.importQueue(who, file);
      await changedAndWake();
      return imported;
    },
    /** A picture of an item, or any other of its files. Rejects with OutboxError. */
    async readFile(id: string, fileId: string): Promise<Blob> {
      const item = await store.open(id);
      const file = item.contents.request.form?.files.find((one) => one.id === fileId);
      if (!file) throw new OutboxError("gone");
      return store.readFile(item.owner, file);
    },
    /**
     * Stores the key that came with a sign-in: it opens the owner's queue. Resolves with `false` when the device
     * refused; it is tried again then, and the view says so (`unlockFailed`).
     */
    async unlock(who: string, queueKey: string | undefined): Promise<boolean> {
      const isUnlocked = await unlocking.start(who, queueKey);
      if (isUnlocked) await look();
      void runner.signedIn();
      return isUnlocked;
    },
    /** Tries once more to store the key of the last sign-in; resolves with whether that has worked. */
    retryUnlock: () => unlocking.attempt(),
    /** After sign-out: what waits stays on the device, unreadable until its owner signs in again. */
    async lock(): Promise<void> {
      opened.clear();
      unlocking.stop();
      await Promise.all([store.keys.lock(), store.desk.end()]);
      others.tell({ type: "desk" });
      await look();
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;

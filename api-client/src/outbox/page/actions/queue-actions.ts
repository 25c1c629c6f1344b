import { OutboxError } from "../../queue/errors.ts";
import type { NewItem } from "../../queue/item.ts";
import { withDependents } from "../../queue/plan.ts";
import type { OutboxStore } from "../../store/store.ts";
import type { OutboxContext } from "./context.ts";
import { discardAsTheyEnd } from "./discard.ts";

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);

/** Lets a stuck or waiting item go out now. */
export async function release(store: OutboxStore, id: string): Promise<void> {
  await store.change(id, { type: "retried", at: Date.now() });
  await store.change(id, { type: "woken", at: Date.now() });
}

/**
 * What forms and lists do with the queue.
 *
 * @param beforeSave awaited before the first write of a save
 */
export function queueActions(context: OutboxContext, beforeSave: () => Promise<unknown>) {
  const { store, owner, changed, changedAndSend } = context;
  return {
    /**
     * Saves requests, all or none. When it resolves they are safe on this device. Rejects with OutboxError `full`,
     * `damaged` or `again`, or when nobody is signed in. What was saved before under the same ids is not saved twice.
     */
    async add(items: readonly NewItem[]): Promise<string[]> {
      const who = owner();
      if (who === undefined) throw new Error("nobody is signed in");
      // Asked for at the first save: by then the browser has seen that this site is used. It may say no.
      void navigator.storage?.persist?.().catch(() => false);
      await beforeSave();
      const ids = await store.add(who, items);
      await changedAndSend();
      return ids;
    },
    /**
     * Puts off the next attempt of waiting items while they are returned to their form; should the page end meanwhile,
     * they go out when the time is over.
     */
    async postpone(ids: readonly string[], ms: number): Promise<void> {
      const at = Date.now();
      for (const id of ids) await store.change(id, { type: "postponed", at, until: at + ms });
      await changed();
    },
    /** A person wants a stuck or waiting item sent now. */
    async retry(...ids: readonly string[]): Promise<void> {
      for (const id of ids) await release(store, id);
      await changedAndSend();
    },
    /**
     * Abandons items and all that depend on them; what is left of them is removed from the device. Those on their way
     * are abandoned if their attempt ends soon, and stay otherwise; so does what depends on one that stays or arrives.
     * Resolves with the ids of those that went.
     */
    async discard(ids: readonly string[]): Promise<string[]> {
      const asked = new Set(ids);
      const receipts = context.items().filter(({ id, job }) => asked.has(id) && job.state === "sent");
      const gone = await store.discard(idsOf(receipts));
      const { gone: unsent } = await discardAsTheyEnd(store, owner(), (open) =>
        withDependents(idsOf(open.filter(({ id }) => asked.has(id))), open),
      );
      await changedAndSend();
      return [...gone, ...unsent];
    },
    /** Abandons everything of the owner's that is not received. Rejects with OutboxError `gone` when some stays. */
    async discardAll(): Promise<void> {
      if ((await discardAsTheyEnd(store, owner(), idsOf)).left > 0) throw new OutboxError("gone");
      await changed();
    },
    /** A picture of an item, or any other of its files. Rejects with OutboxError. */
    async readFile(id: string, fileId: string): Promise<Blob> {
      const item = await store.open(id);
      const file = item.contents.request.form?.files.find((one) => one.id === fileId);
      if (!file) throw new OutboxError("gone");
      return store.readFile(item.owner, file);
    },
  };
}

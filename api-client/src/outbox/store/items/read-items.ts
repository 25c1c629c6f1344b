import { decryptJson } from "../../encryption/encrypt.ts";
import { OutboxError } from "../../queue/errors.ts";
import type { Contents, Item, ItemHead, StoredFile } from "../../queue/item.ts";
import { isNewer } from "../../queue/plan.ts";
import { withDatabase } from "../database/database.ts";
import { listQueue, type ReadItems } from "./listing.ts";
import type { StoreParts } from "./parts.ts";
import { headOf } from "../database/row-cache.ts";

/** Reads the queue, its items and their files. An item without its key is only a head. */
export function itemReader({ database, keys, files, cache }: StoreParts) {
  const keysOf = async (owner: string) => {
    const { keys: own } = await keys.ring(owner);
    if (own.length === 0) throw new OutboxError("locked");
    return own;
  };
  return {
    /** The owner's queue, in its order, without contents. */
    async heads(owner: string): Promise<ItemHead[]> {
      return (await cache.read()).flatMap(({ head }) => (head.owner === owner ? head : []));
    },
    /** The owner's queue with its contents; `opened` remembers them between two reads. */
    list: (owner: string | undefined, opened: ReadItems) => listQueue(cache, keys, owner, opened),
    /** Reads the whole queue the next time: an older release may have changed it, which logs no changes. */
    forget: cache.forget,
    /** One item with its contents. Rejects with OutboxError `gone`, `newer`, `locked`, `other-key` or `damaged`. */
    async open(id: string): Promise<Item> {
      const row = await withDatabase(database, (db) => db.get("items", id));
      if (!row) throw new OutboxError("gone");
      if (isNewer(row)) throw new OutboxError("newer");
      const contents = await decryptJson(await keysOf(row.owner), id, row.sealed);
      return { ...headOf(row), contents: contents as Contents };
    },
    /** How far an item is and when it was saved; nothing when it is not in the queue. */
    state: (id: string): Promise<Pick<ItemHead, "job" | "savedAt"> | undefined> =>
      withDatabase(database, (db) => db.get("items", id)),
    /** Some bytes of a file, `until` not included; all of it by default. Rejects with OutboxError. */
    readFile: async (owner: string, file: StoredFile, from?: number, until?: number): Promise<Blob> =>
      files.read(await keysOf(owner), file, from, until),
  };
}

export type ItemReader = ReturnType<typeof itemReader>;

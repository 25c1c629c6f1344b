import { withDatabase, type OpenDatabase, type StoredItem } from "./database.ts";

/** As many changes stay in the log; a reader that is further behind reads the whole queue. */
export const mostChanges = 512;
/** The log is cut at every so many changes. */
const cutEvery = 64;

/** The items in a transaction that logs what it writes. */
export interface WritableItems {
  get(id: string): Promise<StoredItem | undefined>;
  getAll(): Promise<StoredItem[]>;
  /** The place of the queue's last item; 0 in an empty queue. */
  lastOrder(): Promise<number>;
  add(row: StoredItem): Promise<unknown>;
  put(row: StoredItem): Promise<unknown>;
  delete(id: string): Promise<unknown>;
}

/**
 * Changes items in one transaction, which also writes the ids of the changed ones to the log: whoever holds the queue in
 * memory, in this tab, in another or in the worker, then reads those alone. Every write to the items goes through here.
 *
 * @param work may await nothing but requests of the items it is given: the transaction would end
 * @param durability `strict` for what a person was assured is saved
 */
export function changeItems<T>(
  database: OpenDatabase,
  work: (items: WritableItems) => Promise<T>,
  durability: "strict" | "default" = "default",
): Promise<T> {
  return withDatabase(database, async (db) => {
    const change = db.transaction(["items", "changes"], "readwrite", { durability });
    const items = change.objectStore("items");
    const changed = new Set<string>();
    try {
      const result = await work({
        get: (id) => items.get(id),
        getAll: () => items.getAll(),
        lastOrder: async () => Number((await items.index("order").openKeyCursor(null, "prev"))?.key ?? 0),
        add: (row) => (changed.add(row.id), items.add(row)),
        put: (row) => (changed.add(row.id), items.put(row)),
        delete: (id) => (changed.add(id), items.delete(id)),
      });
      if (changed.size > 0) {
        const log = change.objectStore("changes");
        const at = await log.add([...changed]);
        if (at % cutEvery === 0) await log.delete(IDBKeyRange.upperBound(at - mostChanges));
      }
      await change.done;
      return result;
    } catch (error) {
      // It ends with the request that failed; where it has not, nothing of it may be written.
      change.done.catch(() => undefined);
      try {
        change.abort();
      } catch {
        // It has ended.
      }
      throw error;
    }
  });
}

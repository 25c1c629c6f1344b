import { withDatabase, type Database } from "./database.ts";
import { importKey, makeKey } from "./seal.ts";

/**
 * The keys of those who use this device. A key that the server hands out at each sign-in leaves with the sign-out,
 * and with it everything it locks becomes unreadable; one that was made here has to stay, or the queue is lost.
 */
export function keyStore(database: () => Promise<Database>) {
  const find = async (owner: string) => (await withDatabase(database, (db) => db.get("keys", owner)))?.key;
  const put = (owner: string, key: CryptoKey, shared: boolean) =>
    withDatabase(database, async (db) => {
      await db.put("keys", { owner, key, shared });
      return key;
    });
  return {
    find,
    /** Keeps the key that came with a sign-in. */
    async unlock(owner: string, queueKey: string | undefined): Promise<void> {
      if (queueKey) await put(owner, await importKey(queueKey), true);
    },
    /** The owner's key; one of this device where the server handed out none. */
    async need(owner: string): Promise<CryptoKey> {
      const found = await find(owner);
      if (found) return found;
      const made = await makeKey();
      // Another tab may have been faster: the key that lies there first is the one to use.
      await withDatabase(database, async (db) => {
        const change = db.transaction("keys", "readwrite");
        if (!(await change.store.get(owner))) await change.store.put({ owner, key: made, shared: false });
        await change.done;
      });
      return (await find(owner)) ?? made;
    },
    /** Drops every key that can be had again by signing in. */
    async lock(): Promise<void> {
      await withDatabase(database, async (db) => {
        const change = db.transaction("keys", "readwrite");
        for (const { owner, shared } of await change.store.getAll()) {
          if (shared) await change.store.delete(owner);
        }
        await change.done;
      });
    },
  };
}

import { withDatabase, type OpenDatabase } from "./database.ts";
import { importKey, makeKey } from "./seal.ts";

/**
 * The keys of those who use this device. A key that the server hands out at each sign-in leaves with the sign-out,
 * and with it everything it locks becomes unreadable; one that was made here has to stay, or the queue is lost.
 */
export function keyStore(database: OpenDatabase) {
  const find = async (owner: string) => (await withDatabase(database, (db) => db.get("keys", owner)))?.key;
  return {
    find,
    /** Whether the owner's key is of this device alone: no sign-in elsewhere brings it back. */
    async isOfThisDevice(owner: string): Promise<boolean> {
      const found = await withDatabase(database, (db) => db.get("keys", owner));
      return found !== undefined && !found.shared;
    },
    /**
     * Keeps the key that came with a sign-in. A key of this device stays for as long as something waits that only it
     * can open (the host has learnt to hand out keys since).
     */
    async unlock(owner: string, queueKey: string | undefined): Promise<void> {
      if (!queueKey) return;
      const key = await importKey(queueKey);
      await withDatabase(database, async (db) => {
        const change = db.transaction(["keys", "items"], "readwrite");
        const found = await change.objectStore("keys").get(owner);
        const items = found && !found.shared ? await change.objectStore("items").getAll() : [];
        const isNeeded = items.some((item) => item.owner === owner && item.job.state !== "sent");
        if (!isNeeded) await change.objectStore("keys").put({ owner, key, shared: true });
        await change.done;
      });
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

export type KeyStore = ReturnType<typeof keyStore>;

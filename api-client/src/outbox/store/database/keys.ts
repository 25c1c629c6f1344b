import { withDatabase, type OpenDatabase, type StoredKey } from "./database.ts";
import { OutboxError } from "../../queue/errors.ts";
import { decrypt, encrypt, importKey, makeKey, type NamedKey } from "../../encryption/encrypt.ts";
import type { Keyring } from "../../encryption/keyring.ts";

async function readKeys(database: OpenDatabase, owner: string) {
  return withDatabase(database, async (db) => {
    const change = db.transaction(["keys", "formerKeys"]);
    const [current, former] = await Promise.all([
      change.objectStore("keys").get(owner),
      change.objectStore("formerKeys").getAll(IDBKeyRange.bound([owner], [owner, []])),
      change.done,
    ]);
    return { current, former };
  });
}

/** Makes a key the current one; the one before stays beside it, since nothing else opens what it encrypts. */
async function replace(database: OpenDatabase, before: StoredKey | undefined, now: StoredKey): Promise<void> {
  await withDatabase(database, async (db) => {
    const change = db.transaction(["keys", "formerKeys"], "readwrite", { durability: "strict" });
    const { owner } = now;
    if (before?.key) {
      const { key, keyId = crypto.randomUUID() } = before;
      await change.objectStore("formerKeys").put({ owner, key, keyId });
    }
    await change.objectStore("keys").put(now);
    await change.done;
  });
}

/**
 * The keys of those who use this device. A key that the server hands out at each sign-in is dropped at sign-out, and
 * with it everything it encrypts becomes unreadable. A key that no sign-in brings back stays: one that was made here,
 * or one that the server has replaced since.
 */
export function keyStore(database: OpenDatabase) {
  async function ring(owner: string): Promise<Keyring> {
    const { current, former } = await readKeys(database, owner);
    const first = current?.key ? [{ key: current.key, keyId: current.keyId }] : [];
    return { keys: [...first, ...former], isShared: current?.shared ?? false };
  }

  return {
    ring,
    /** Stores the key that came with a sign-in; a host that hands out none leaves the owner with a key of the device. */
    async unlock(owner: string, queueKey: string | undefined): Promise<void> {
      const { current } = await readKeys(database, owner);
      if (!queueKey) {
        if (current && !current.key) await withDatabase(database, (db) => db.delete("keys", owner));
        return;
      }
      const { key, keyId } = await importKey(queueKey);
      const isSame = current?.keyId === keyId || (current?.key && (await areSame(current.key, key)));
      await replace(database, isSame ? undefined : current, { owner, key, keyId, shared: true });
    },
    /**
     * The key to encrypt the owner's work with; one of this device is made where the server hands out none. Rejects
     * with OutboxError `locked` when the owner has signed out: a sign-in brings the key.
     */
    async need(owner: string): Promise<NamedKey> {
      const made = { owner, key: await makeKey(), keyId: crypto.randomUUID(), shared: false };
      const current = await withDatabase(database, async (db) => {
        const change = db.transaction("keys", "readwrite");
        // Another tab may have been faster: the key that is stored first is the one to use.
        const found = await change.store.get(owner);
        if (!found) await change.store.put(made);
        await change.done;
        return found ?? made;
      });
      if (!current.key) throw new OutboxError("locked");
      return { key: current.key, keyId: current.keyId };
    },
    /** Drops every key that a sign-in brings back; remembers that it does, so that none is made in its place. */
    async lock(): Promise<void> {
      await withDatabase(database, async (db) => {
        const change = db.transaction("keys", "readwrite");
        for (const { owner, keyId, shared } of await change.store.getAll()) {
          if (shared) await change.store.put({ owner, keyId, shared });
        }
        await change.done;
      });
    },
  };
}

/** Keys can't be read out, but what one encrypts only the same one decrypts. */
async function areSame(one: CryptoKey, other: CryptoKey): Promise<boolean> {
  const probe = await encrypt({ key: one }, "probe", new Uint8Array(1));
  return decrypt([{ key: other }], "probe", probe).then(
    () => true,
    () => false,
  );
}

export type KeyStore = ReturnType<typeof keyStore>;

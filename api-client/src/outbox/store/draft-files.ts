import type { StoredFile } from "../queue/item.ts";
import { type OpenDatabase, withDatabase } from "./database/database.ts";
import type { StoreParts } from "./items/parts.ts";
import { fileStores, removeUnused } from "./files/unused-files.ts";

/** A draft is written in seconds; what holds a file for longer without a draft was left behind. */
const leftOverAfterMs = 24 * 3_600_000;

async function hold({ database, now }: StoreParts, holder: string, { id }: StoredFile): Promise<void> {
  await withDatabase(database, async (db) => {
    const change = db.transaction("holds", "readwrite", { durability: "strict" });
    await Promise.all([change.store.put({ fileId: id, holder, savedAt: now() }), change.done]);
  });
}

const heldBy = (database: OpenDatabase, holder: string): Promise<[string, string][]> =>
  withDatabase(database, (db) => db.getAllKeysFromIndex("holds", "holder", holder));

/** Ends what some holders need; chunks that nobody needs any more go in the same transaction. */
async function end(
  database: OpenDatabase,
  holders: readonly string[],
  needed: ReadonlySet<string>,
): Promise<void> {
  const all = (await Promise.all(holders.map((one) => heldBy(database, one)))).flat();
  const ended = all.filter(([fileId]) => !needed.has(fileId));
  // A draft is written each second while somebody types, and seldom with other files.
  if (ended.length === 0) return;
  await withDatabase(database, async (db) => {
    const change = db.transaction([...fileStores], "readwrite");
    for (const key of ended) await change.objectStore("holds").delete(key);
    await removeUnused(
      change,
      ended.map(([fileId]) => fileId),
    );
    await change.done;
  });
}

/**
 * Files of drafts. They are stored as those of queued requests are, in the same chunks under the same key, so that a form
 * which is saved hands its pictures to the queue by their names. `holder` is the draft.
 */
export function draftFiles(parts: StoreParts) {
  const { database, files, keys, now } = parts;
  return {
    /**
     * Stores a draft's files, each once: what is on this device already is only held. They are on disk, and were read
     * back, when it resolves; the draft that names them is to be written next. Rejects with OutboxError `full`,
     * `damaged` or `locked`.
     */
    async hold(owner: string, holder: string, given: readonly Blob[]): Promise<StoredFile[]> {
      const stored: StoredFile[] = [];
      if (given.length === 0) return stored;
      const key = await keys.need(owner);
      const held = new Set((await heldBy(database, holder)).map(([fileId]) => fileId));
      for (const file of given) {
        let known = await files.stored(key, file);
        if (known && !held.has(known.id)) {
          await hold(parts, holder, known);
          // Held from now on; it may have gone just before.
          if (!(await files.isWhole(known))) known = undefined;
        }
        stored.push(known ?? (await files.write(key, file, holder)));
      }
      return stored;
    },
    /** A draft was written that needs these files alone; by default it is gone. */
    release: (holders: readonly string[], needed: readonly StoredFile[] = []): Promise<void> =>
      end(database, holders, new Set(needed.map(({ id }) => id))),
    /** Whole, as it was stored. Rejects with OutboxError `damaged`, `other-key` or `locked`. */
    read: async (owner: string, file: StoredFile): Promise<Blob> =>
      files.read((await keys.ring(owner)).keys, file),
    /** Releases what was held for drafts that are not among `known`: a crash came before they were written. */
    async tidy(known: readonly string[]): Promise<void> {
      const holders = await withDatabase(database, async (db) => {
        const old = (await db.getAll("holds")).filter(({ savedAt }) => savedAt < now() - leftOverAfterMs);
        return new Set(old.map(({ holder }) => holder));
      });
      for (const holder of known) holders.delete(holder);
      if (holders.size > 0) await end(database, [...holders], new Set());
    },
  };
}

import { rowName } from "@ministry/api-client/outbox";
import type { IDBPDatabase } from "idb";
import { database, vault, type CopySchema } from "./copies-database.ts";

/** Beside those of projects saved for offline use; the oldest are evicted first. */
export const mostCopies = 300;

/** An answer as it was last read. */
export interface Copy {
  text: string;
  /** Milliseconds since the epoch. */
  savedAt: number;
}

export const copyId = (owner: string, url: string): Promise<string> => rowName(`${owner} ${url}`);

/** Writes under way, and those who collect which copies come of them. */
const writing = new Set<Promise<unknown>>();
const collectors = new Set<Set<string>>();

/** Lets `collectCopies` wait for a copy that is stored beside the screen. */
export function storing(work: Promise<unknown>): void {
  const done = work.catch(() => undefined).finally(() => writing.delete(done));
  writing.add(done);
}

/** Collects the ids of all copies that are stored until `end`, which waits for those under way. */
export function collectCopies() {
  const ids = new Set<string>();
  collectors.add(ids);
  return {
    async end(): Promise<string[]> {
      while (writing.size > 0) await Promise.all(writing);
      collectors.delete(ids);
      return [...ids];
    },
  };
}

/** Stores an answer for its owner, encrypted; the oldest copies make room. */
export async function saveCopy(owner: string, url: string, text: string): Promise<void> {
  const id = await copyId(owner, url);
  for (const ids of collectors) ids.add(id);
  const sealed = await vault.encryptJson(owner, id, text);
  const db = await database();
  await db.put("copies", { id, owner, savedAt: Date.now(), sealed });
  await evict(db);
}

async function evict(db: IDBPDatabase<CopySchema>): Promise<void> {
  const excess = (await db.count("copies")) - mostCopies;
  if (excess <= 0) return;
  const pinned = new Set((await db.getAll("along")).flatMap(({ copyIds }) => copyIds));
  const oldest = await db.getAllKeysFromIndex("copies", "savedAt");
  const change = db.transaction("copies", "readwrite");
  const free = oldest.filter((id) => !pinned.has(id)).slice(0, Math.max(0, excess - pinned.size));
  await Promise.all([...free.map((id) => change.store.delete(id)), change.done]);
}

/** The owner's copy of an answer; nothing when there is none that this sign-in can read. */
export async function readCopy(owner: string, url: string): Promise<Copy | undefined> {
  const id = await copyId(owner, url);
  const row = await (await database()).get("copies", id);
  if (!row) return undefined;
  const text = await vault.decryptJson(owner, id, row.sealed).catch(() => undefined);
  return typeof text === "string" ? { text, savedAt: row.savedAt } : undefined;
}

/** Removes everything saved for an owner; for hosts whose sign-out locks nothing. */
export async function removeCopiesOf(owner: string): Promise<void> {
  const db = await database();
  const change = db.transaction(["copies", "along"], "readwrite");
  for (const name of ["copies", "along"] as const) {
    const store = change.objectStore(name);
    for (const id of await store.index("owner").getAllKeys(owner)) await store.delete(id);
  }
  await change.done;
}

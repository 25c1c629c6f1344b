import { createVault, outboxStore, rowName, type Encrypted } from "@ministry/api-client/outbox";
import type { DBSchema, IDBPDatabase } from "idb";
import { reopenedDatabase } from "../../lib/reopened-database.ts";

interface CopyRow {
  /** Does not tell which address it is of. */
  id: string;
  owner: string;
  /** Milliseconds since the epoch. */
  savedAt: number;
  sealed: Encrypted;
}

/** A project that is taken along, by its owner. */
interface AlongRow {
  id: string;
  owner: string;
  sealed: Encrypted;
  /** Rows in `copies` that are not evicted while it is taken along. */
  copyIds: string[];
}

interface CopySchema extends DBSchema {
  copies: { key: string; value: CopyRow; indexes: { owner: string; savedAt: number } };
  along: { key: string; value: AlongRow; indexes: { owner: string } };
}

const databaseName = "ministry-saved-reads";
/** Beyond what is taken along; the oldest are evicted first. */
export const mostCopies = 300;

const vault = createVault(outboxStore());
const database = reopenedDatabase<CopySchema>(databaseName, (db) => {
  const copies = db.createObjectStore("copies", { keyPath: "id" });
  copies.createIndex("owner", "owner");
  copies.createIndex("savedAt", "savedAt");
  db.createObjectStore("along", { keyPath: "id" }).createIndex("owner", "owner");
});

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

/** What an officer has taken along. */
export interface AlongEntry {
  sector: "energy" | "water";
  projectId: string;
  title: string;
  /** Milliseconds since the epoch. */
  takenAt: number;
  /** Addresses of its pictures, in the cache for such. */
  pictures: string[];
}

const alongId = (owner: string, projectId: string) => rowName(`${owner} along ${projectId}`);

/**
 * Notes a project as taken along; these copies stay for as long as it is, and so do those that were noted before: of
 * what could not be read this time they are the only ones.
 */
export async function noteAlong(owner: string, entry: AlongEntry, copyIds: string[]): Promise<void> {
  const id = await alongId(owner, entry.projectId);
  const sealed = await vault.encryptJson(owner, id, entry);
  const change = (await database()).transaction("along", "readwrite");
  const before = await change.store.get(id);
  await change.store.put({
    id,
    owner,
    sealed,
    copyIds: [...new Set([...(before?.copyIds ?? []), ...copyIds])],
  });
  await change.done;
}

export async function forgetAlong(owner: string, projectId: string): Promise<void> {
  await (await database()).delete("along", await alongId(owner, projectId));
}

/** What the owner has taken along, as far as this sign-in can read it. */
export async function listAlong(owner: string): Promise<AlongEntry[]> {
  const rows = await (await database()).getAllFromIndex("along", "owner", owner);
  const entries = await Promise.all(
    rows.map(({ id, sealed }) => vault.decryptJson(owner, id, sealed).catch(() => undefined)),
  );
  return entries.filter((entry): entry is AlongEntry => entry !== undefined);
}

import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { ItemHead } from "../../queue/item.ts";
import type { Encrypted } from "../../encryption/encrypt.ts";
import { openInTime } from "./open-in-time.ts";

/** An item as it is stored: what it says is encrypted (`sealed`, a stored name). */
export interface StoredItem extends ItemHead {
  sealed: Encrypted;
  /** What was listed at the site before the last attempt, on hosts that keep no keys (`site-before.ts`). */
  before?: Encrypted;
}

/** 256 KiB of a file, encrypted together with `fileId` and `index`; the store is called `pieces` in the database. */
export interface StoredChunk {
  fileId: string;
  index: number;
  /** Milliseconds since the epoch; tells chunks of a save under way from those that were left behind (`written-at.ts`). */
  savedAt: number;
  sealed: Encrypted;
}

/** A draft needs a file: its chunks stay for as long as this does, whatever becomes of items that name them too. */
interface FileHold {
  fileId: string;
  /** Which draft. */
  holder: string;
  /** Milliseconds since the epoch. */
  savedAt: number;
}

/** The key that an owner's new work is encrypted with. */
export interface StoredKey {
  owner: string;
  /** Absent after a sign-out: the next sign-in brings it again. */
  key?: CryptoKey;
  /** Absent where a release before version 3 has stored it. */
  keyId?: string;
  /** The server hands it out again at the next sign-in, so it may be dropped at sign-out. */
  shared: boolean;
}

/** A key that was replaced, for what it encrypts. */
interface FormerKey {
  owner: string;
  key: CryptoKey;
  keyId: string;
}

/** How this device sends; the same for all tabs and the worker. */
export interface Settings {
  /** Nothing is sent until a person goes on. */
  paused: boolean;
  /** Nothing is sent over a connection that may cost by the byte. */
  wifiOnly: boolean;
}

/** What the worker needs to send while no page is open. Written at start, removed at sign-out. */
export interface SenderSession {
  owner: string;
  /** The session's bearer token. */
  token: string;
  apiBase: string;
  /** The API has answered 401 to this token: nothing goes out before the next sign-in. */
  refused?: true;
}

export interface OutboxSchema extends DBSchema {
  items: { key: string; value: StoredItem; indexes: { order: number; fileIds: string } };
  pieces: { key: [string, number]; value: StoredChunk };
  holds: { key: [string, string]; value: FileHold; indexes: { holder: string } };
  keys: { key: string; value: StoredKey };
  formerKeys: { key: [string, string]; value: FormerKey };
  /** The ids of the items that each transaction has changed (`change-log.ts`), by its number. */
  changes: { key: number; value: string[] };
  /** `settings` and `sender`, under their names (`sender-settings.ts`). */
  desk: { key: "settings" | "sender"; value: Settings | SenderSession };
}

export type Database = IDBPDatabase<OutboxSchema>;

/** The database, opened when it is first needed; `reopen` drops a connection that no longer works. */
export type OpenDatabase = (reopen?: boolean) => Promise<Database>;

const version = 5;

/** Opens the database when it is first needed and again after the browser has closed it. */
export function databaseOpener(name: string): OpenDatabase {
  let opened: Promise<Database> | undefined;
  const open = (wanted?: number) =>
    openDB<OutboxSchema>(name, wanted, {
      upgrade(db, from, _to, change) {
        if (from < 1) {
          db.createObjectStore("items", { keyPath: "id" }).createIndex("order", "order");
          db.createObjectStore("pieces", { keyPath: ["fileId", "index"] });
          db.createObjectStore("keys", { keyPath: "owner" });
        }
        if (from < 2) db.createObjectStore("desk");
        if (from < 3) db.createObjectStore("formerKeys", { keyPath: ["owner", "keyId"] });
        if (from < 4) db.createObjectStore("changes", { autoIncrement: true });
        if (from < 5) {
          change.objectStore("items").createIndex("fileIds", "fileIds", { multiEntry: true });
          db.createObjectStore("holds", { keyPath: ["fileId", "holder"] }).createIndex("holder", "holder");
        }
      },
      // A later release wants to upgrade: make way, and open again on the next call.
      blocking(_current, _blocked, event) {
        (event.target as IDBDatabase).close();
        opened = undefined;
      },
      terminated() {
        opened = undefined;
      },
    });
  // A newer release has upgraded it under this page: its stores are still ours to use, items tell their own schema.
  const openAny = () =>
    open(version).catch((error: unknown) => {
      if (error instanceof Error && error.name === "VersionError") return open();
      throw error;
    });
  return (reopen = false) => {
    if (reopen) opened = undefined;
    opened ??= openInTime(openAny()).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
}

/** Errors of a connection that was closed by the browser: at once, or in the middle of a transaction. */
const closed = new Set(["InvalidStateError", "AbortError"]);

/**
 * Runs `work` on the database; once more on a freshly opened one when it was closed by the browser
 * (iOS does so to pages that slept). What an aborted transaction did is undone, so doing it again is safe.
 */
export async function withDatabase<T>(
  database: OpenDatabase,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  try {
    return await work(await database());
  } catch (error) {
    if (!(error instanceof Error) || !closed.has(error.name)) throw error;
    return work(await database(true));
  }
}

/** The range of a file's chunks. */
export const chunksOf = (fileId: string) => IDBKeyRange.bound([fileId, 0], [fileId, Infinity]);

/** The range of the drafts that hold a file. */
export const holdsOf = (fileId: string) => IDBKeyRange.bound([fileId], [fileId, []]);

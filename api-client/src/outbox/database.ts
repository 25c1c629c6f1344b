import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { ItemHead } from "./item.ts";
import type { Sealed } from "./seal.ts";

/** An item as it lies in the database: what it says is sealed. */
export interface StoredItem extends ItemHead {
  sealed: Sealed;
}

/** 256 KiB of a file, sealed. `fileId` and `index` also stand in the seal. */
export interface StoredPiece {
  fileId: string;
  index: number;
  /** Milliseconds since the epoch; tells pieces of a save under way from those that were left behind. */
  savedAt: number;
  sealed: Sealed;
}

/** `shared`: the server hands it out again at the next sign-in, so it may be dropped at sign-out. */
export interface StoredKey {
  owner: string;
  key: CryptoKey;
  shared: boolean;
}

export interface OutboxSchema extends DBSchema {
  items: { key: string; value: StoredItem; indexes: { order: number } };
  pieces: { key: [string, number]; value: StoredPiece };
  keys: { key: string; value: StoredKey };
}

export type Database = IDBPDatabase<OutboxSchema>;

/** The database, opened when it is first needed and again after the browser has closed it. */
export function databaseOpener(name: string): () => Promise<Database> {
  let opened: Promise<Database> | undefined;
  const open = () =>
    openDB<OutboxSchema>(name, 1, {
      upgrade(db) {
        db.createObjectStore("items", { keyPath: "id" }).createIndex("order", "order");
        db.createObjectStore("pieces", { keyPath: ["fileId", "index"] });
        db.createObjectStore("keys", { keyPath: "owner" });
      },
      // A later release wants to upgrade: make way, and open again on the next call.
      blocking(_current, _blocked, event) {
        (event.target as IDBDatabase).close();
        opened = undefined;
      },
      terminated() {
        opened = undefined;
      },
    }).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
  return () => (opened ??= open());
}

/**
 * Runs `work` on the database; once more on a freshly opened one when the browser had closed it under our feet
 * (iOS does so to pages that slept).
 */
export async function withDatabase<T>(
  database: () => Promise<Database>,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  try {
    return await work(await database());
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== "InvalidStateError") throw error;
    return work(await database());
  }
}

/** Every range of a file's pieces. */
export const piecesOf = (fileId: string) => IDBKeyRange.bound([fileId, 0], [fileId, Infinity]);

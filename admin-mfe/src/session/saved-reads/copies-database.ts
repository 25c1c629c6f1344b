import { createVault, outboxStore, type Encrypted } from "@ministry/api-client/outbox";
import type { DBSchema } from "idb";
import { reopenedDatabase } from "../../lib/reopened-database.ts";

interface CopyRow {
  /** Does not tell which address it is of. */
  id: string;
  owner: string;
  /** Milliseconds since the epoch. */
  savedAt: number;
  sealed: Encrypted;
}

/** A project that is saved for offline use, by its owner. */
interface OfflineProjectRow {
  id: string;
  owner: string;
  sealed: Encrypted;
  /** Rows in `copies` that are not evicted while it is saved. */
  copyIds: string[];
}

/** Store names are those of databases already on devices. */
export interface CopySchema extends DBSchema {
  copies: { key: string; value: CopyRow; indexes: { owner: string; savedAt: number } };
  along: { key: string; value: OfflineProjectRow; indexes: { owner: string } };
}

const databaseName = "ministry-saved-reads";

/** Encrypts what is stored here with its owner's key. */
export const vault = createVault(outboxStore());
/** Saved answers, and the projects that are saved for offline use. */
export const database = reopenedDatabase<CopySchema>(databaseName, (db) => {
  const copies = db.createObjectStore("copies", { keyPath: "id" });
  copies.createIndex("owner", "owner");
  copies.createIndex("savedAt", "savedAt");
  db.createObjectStore("along", { keyPath: "id" }).createIndex("owner", "owner");
});

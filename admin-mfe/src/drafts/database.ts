import type { Encrypted } from "@ministry/api-client/outbox";
import type { DBSchema } from "idb";
import { reopenedDatabase } from "../lib/reopened-database.ts";

/** A form's draft; what the form is and what is in it is encrypted with its owner's key. */
export interface DraftRow {
  /** Does not tell which form it is. */
  id: string;
  owner: string;
  /** Milliseconds since the epoch. */
  savedAt: number;
  sealed: Encrypted;
  /** Id of the job that a save of this form makes; not noted by earlier releases. */
  jobId?: string;
  /** Id of the job under which the queue has taken it. */
  handedOver?: string;
}

/**
 * The bytes of a file in a draft, as releases have stored them that did not share a file's chunks with the queue; its
 * name and type are in the draft.
 */
export interface FileRow {
  id: string;
  draftId: string;
  sealed: Encrypted;
}

interface DraftSchema extends DBSchema {
  drafts: { key: string; value: DraftRow; indexes: { owner: string } };
  files: { key: string; value: FileRow; indexes: { draftId: string } };
}

/**
 * Beside `ministry-drafts`, which releases before this one fill with readable drafts: after a rollback they find
 * their own database as they know it.
 */
const databaseName = "ministry-locked-drafts";

export const draftDatabase = reopenedDatabase<DraftSchema>(databaseName, (db) => {
  db.createObjectStore("drafts", { keyPath: "id" }).createIndex("owner", "owner");
  db.createObjectStore("files", { keyPath: "id" }).createIndex("draftId", "draftId");
});

import { withDatabase, type StoredItem } from "../store/database/database.ts";
import type { StoreParts } from "../store/items/parts.ts";
import { OutboxError } from "../queue/errors.ts";
import { isShared } from "../encryption/keyring.ts";
import { readChunks } from "./chunks.ts";
import { encryptedText, writeQueueFile } from "./queue-file.ts";

/**
 * The owner's open items as a file, for a dying phone: encrypted as they are in the database, so that only the owner's
 * sign-in opens them. Nothing is removed here: under the same keys the server takes each once, from whichever device.
 * Rejects with OutboxError `device-key` when no other device could open it.
 */
export async function exportItems(
  { database, keys }: Pick<StoreParts, "database" | "keys">,
  owner: string,
): Promise<{ file: Blob; items: number }> {
  const ring = await keys.ring(owner);
  const all = await withDatabase(database, (db) => db.getAllFromIndex("items", "order"));
  const own = all.filter((row) => row.owner === owner);
  const open = own.filter(({ job }) => job.state !== "sent");
  if (!open.every(({ sealed }) => isShared(ring, sealed))) throw new OutboxError("device-key");
  const parents = new Set(open.map(({ parent }) => parent));
  // A parent that was received goes along: its record's id stands there.
  const rows = own.filter((row) => row.job.state !== "sent" || parents.has(row.id));
  const fileIds = open.flatMap((row) => row.fileIds);
  const { listed, pieces } = await readChunks(database, fileIds);
  const list = { madeAt: new Date().toISOString(), owner, items: rows.map(withText), pieces: listed };
  return { file: await writeQueueFile(list, pieces), items: open.length };
}

function withText({ sealed, before: _, ...head }: StoredItem) {
  return { ...head, sealed: encryptedText(sealed) };
}

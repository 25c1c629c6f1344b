import { chunksOf, withDatabase, type StoredItem } from "../store/database.ts";
import type { StoreParts } from "../store/parts.ts";
import { OutboxError } from "../queue/errors.ts";
import { isShared } from "../encryption/keyring.ts";
import { toText, writeQueueFile, type ListedChunk } from "./queue-file.ts";
import { hashOf } from "../encryption/encrypt.ts";

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
  const listed: ListedChunk[] = [];
  const pieces: Blob[] = [];
  for (const fileId of open.flatMap(({ fileIds }) => fileIds)) {
    // One at a time, and into a blob at once: the browser may put those on disk.
    const keysOfFile = await withDatabase(database, (db) => db.getAllKeys("pieces", chunksOf(fileId)));
    for (const place of keysOfFile) {
      const row = await withDatabase(database, (db) => db.get("pieces", place));
      if (!row) continue;
      const { sealed, ...piece } = row;
      const bytes = sealed.bytes.byteLength;
      listed.push({
        ...piece,
        iv: toText(sealed.iv),
        bytes,
        keyId: sealed.keyId,
        hash: await hashOf(sealed.bytes),
      });
      pieces.push(new Blob([sealed.bytes]));
    }
  }
  const list = { madeAt: new Date().toISOString(), owner, items: rows.map(withText), pieces: listed };
  return { file: await writeQueueFile(list, pieces), items: open.length };
}

function withText({ sealed, before: _, ...head }: StoredItem) {
  return { ...head, sealed: { iv: toText(sealed.iv), bytes: toText(sealed.bytes), keyId: sealed.keyId } };
}

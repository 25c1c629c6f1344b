import { appendItems } from "../store/items/append-items.ts";
import { withDatabase, type StoredItem } from "../store/database/database.ts";
import type { StoreParts } from "../store/items/parts.ts";
import { asRefusal, OutboxError } from "../queue/errors.ts";
import { newestSchema } from "../queue/item.ts";
import { step } from "../queue/machine.ts";
import { removeChunks, writeChunks } from "./chunks.ts";
import { readQueueFile, encryptedOf, isHandOver, type QueueList } from "./queue-file.ts";
import { decryptJson, type NamedKey } from "../encryption/encrypt.ts";

export interface ImportResult {
  added: number;
  /** Were on this device already, waiting or received. */
  known: number;
}

/**
 * Imports an exported queue behind what waits here: all of it or nothing. Keys, order and parents stay, so that
 * nothing is sent twice. Rejects with OutboxError: `no-queue-file`, `broken-file`, `newer`, `hand-over`, `other-owner`,
 * `locked`, `other-key`, `full`, `damaged`.
 */
export async function importItems(
  { database, keys }: Pick<StoreParts, "database" | "keys">,
  owner: string,
  file: Blob,
): Promise<ImportResult> {
  const { list, chunksAt: from } = await readQueueFile(file);
  if (isHandOver(list)) throw new OutboxError("hand-over");
  if (list.owner !== owner) throw new OutboxError("other-owner");
  if (list.items.some(({ schema }) => schema > newestSchema)) throw new OutboxError("newer");
  const rows = await opened(list, (await keys.ring(owner)).keys);
  const here = new Set(await withDatabase(database, (db) => db.getAllKeys("items")));
  const added = rows.filter(({ id }) => !here.has(id));
  const wanted = new Set(added.flatMap(({ fileIds }) => fileIds));
  try {
    await writeChunks(database, { file, from, listed: list.pieces }, wanted);
    await appendItems(database, added);
  } catch (error) {
    await removeChunks(database, wanted).catch(() => undefined);
    throw asRefusal(error);
  }
  const open = ({ job }: StoredItem) => job.state !== "sent";
  return { added: added.filter(open).length, known: rows.length - added.length };
}

/** The rows as they go into the database, each tried with the owner's key. */
async function opened(list: QueueList, keys: readonly NamedKey[]): Promise<StoredItem[]> {
  if (keys.length === 0) throw new OutboxError("locked");
  const rows: StoredItem[] = [];
  for (const item of list.items) {
    const sealed = encryptedOf(item.sealed);
    await decryptJson(keys, item.id, sealed).catch((cause: unknown) => {
      throw new OutboxError("other-key", cause);
    });
    // What was on its way when the file was made may have arrived.
    rows.push({ ...item, sealed, job: step(item.job, { type: "interrupted", at: Date.now() }) });
  }
  return rows;
}

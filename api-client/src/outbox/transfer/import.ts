import { changeItems } from "../store/change-log.ts";
import { piecesOf, withDatabase, type OpenDatabase, type StoredItem } from "../store/database.ts";
import { asRefusal, OutboxError } from "../queue/errors.ts";
import { itemSchema } from "../queue/item.ts";
import type { KeyStore } from "../store/keys.ts";
import { step } from "../queue/machine.ts";
import { readQueueFile, sealedOf, toBytes, type ListedPiece, type QueueList } from "./queue-file.ts";
import { decryptJson, hashOf, type NamedKey } from "../encryption/encrypt.ts";

/** Rows written in one task: a tap comes in between. */
const rowsAtOnce = 50;

export interface Imported {
  added: number;
  /** Were on this device already, waiting or received. */
  known: number;
}

/**
 * Takes up an exported queue behind what waits here: all of it or nothing. Keys, order and parents stay, so that
 * nothing is sent twice. Rejects with OutboxError: `no-queue-file`, `broken-file`, `newer`, `other-owner`, `locked`,
 * `other-key`, `full`, `damaged`.
 */
export async function importQueue(
  database: OpenDatabase,
  keys: KeyStore,
  owner: string,
  file: Blob,
): Promise<Imported> {
  const { list, piecesAt } = await readQueueFile(file);
  if (list.owner !== owner) throw new OutboxError("other-owner");
  if (list.items.some(({ schema }) => schema > itemSchema)) throw new OutboxError("newer");
  const rows = await opened(list, (await keys.ring(owner)).keys);
  const here = new Set(await withDatabase(database, (db) => db.getAllKeys("items")));
  const added = rows.filter(({ id }) => !here.has(id));
  const wanted = new Set(added.flatMap(({ fileIds }) => fileIds));
  try {
    await writePieces(database, file, piecesAt, list.pieces, wanted);
    await writeItems(database, added);
  } catch (error) {
    await removePieces(database, wanted).catch(() => undefined);
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
    const sealed = sealedOf(item.sealed);
    await decryptJson(keys, item.id, sealed).catch((cause: unknown) => {
      throw new OutboxError("other-key", cause);
    });
    // What was on its way when the file was made may have arrived.
    rows.push({ ...item, sealed, job: step(item.job, { type: "interrupted", at: Date.now() }) });
  }
  return rows;
}

async function writePieces(
  database: OpenDatabase,
  file: Blob,
  from: number,
  pieces: readonly ListedPiece[],
  wanted: ReadonlySet<string>,
): Promise<void> {
  let at = from;
  for (const { iv, bytes, hash, keyId, ...piece } of pieces) {
    const sealedBytes = await file.slice(at, at + bytes).arrayBuffer();
    at += bytes;
    if (!wanted.has(piece.fileId)) continue;
    if ((await hashOf(sealedBytes)) !== hash) throw new OutboxError("broken-file");
    const sealed = { iv: toBytes(iv), bytes: sealedBytes, ...(keyId !== undefined && { keyId }) };
    const row = { ...piece, savedAt: Date.now(), sealed };
    const back = await withDatabase(database, async (db) => {
      const change = db.transaction("pieces", "readwrite", { durability: "strict" });
      await Promise.all([change.store.put(row), change.done]);
      return db.get("pieces", [piece.fileId, piece.index]);
    });
    if (!back || (await hashOf(back.sealed.bytes)) !== hash) throw new OutboxError("damaged");
  }
}

async function writeItems(database: OpenDatabase, rows: readonly StoredItem[]): Promise<void> {
  await changeItems(
    database,
    async (items) => {
      const first = (await items.lastOrder()) + 1;
      for (let from = 0; from < rows.length; from += rowsAtOnce) {
        const some = rows.slice(from, from + rowsAtOnce);
        await Promise.all(some.map((row, place) => items.add({ ...row, order: first + from + place })));
      }
    },
    "strict",
  );
}

async function removePieces(database: OpenDatabase, fileIds: ReadonlySet<string>): Promise<void> {
  await withDatabase(database, async (db) => {
    const change = db.transaction("pieces", "readwrite");
    for (const id of fileIds) await change.store.delete(piecesOf(id));
    await change.done;
  });
}

import { piecesOf, withDatabase, type OpenDatabase, type StoredPiece } from "./database.ts";
import { asRefusal, OutboxError } from "../queue/errors.ts";
import type { StoredFile } from "../queue/item.ts";
import { decrypt, encrypt, hashOf, type NamedKey } from "../encryption/encrypt.ts";

/** Rows of this size pass every browser's limits, and a damaged one costs little to tell. */
const pieceBytes = 256 * 1024;
/** Pieces written in one transaction: memory stays small while a publication of 50 MB is saved. */
const piecesPerWrite = 8;

/** What `StoredFile.hash` says of a file. */
export async function hashOfFile(file: Blob): Promise<string> {
  const hashes: string[] = [];
  for (let from = 0; from < file.size; from += pieceBytes) {
    hashes.push(await hashOf(await file.slice(from, from + pieceBytes).arrayBuffer()));
  }
  return hashOfPieces(hashes);
}

const hashOfPieces = (hashes: readonly string[]) => hashOf(new TextEncoder().encode(hashes.join("")));

const placeOf = (fileId: string, index: number) => `${fileId}/${index}`;

/**
 * Files of queued requests, as sealed pieces: `File` objects in IndexedDB lose their contents on iOS. Nothing here is
 * known to the queue until the item that names the files is written.
 */
export function fileStore(database: OpenDatabase, now: () => number) {
  async function writeRun(key: NamedKey, fileId: string, file: Blob, from: number, until: number) {
    const hashes: string[] = [];
    const rows: StoredPiece[] = [];
    for (let index = from; index < until; index++) {
      const bytes = await file.slice(index * pieceBytes, (index + 1) * pieceBytes).arrayBuffer();
      hashes.push(await hashOf(bytes));
      rows.push({ fileId, index, savedAt: now(), sealed: await encrypt(key, placeOf(fileId, index), bytes) });
    }
    await withDatabase(database, async (db) => {
      const change = db.transaction("pieces", "readwrite", { durability: "strict" });
      await Promise.all([...rows.map((row) => change.store.put(row)), change.done]);
    });
    return hashes;
  }

  async function readPiece(keys: readonly NamedKey[], fileId: string, index: number): Promise<ArrayBuffer> {
    const row = await withDatabase(database, (db) => db.get("pieces", [fileId, index]));
    if (!row) throw new OutboxError("damaged");
    return decrypt(keys, placeOf(fileId, index), row.sealed);
  }

  async function remove(fileIds: readonly string[]): Promise<void> {
    if (fileIds.length === 0) return;
    await withDatabase(database, async (db) => {
      const change = db.transaction("pieces", "readwrite");
      await Promise.all([...fileIds.map((id) => change.store.delete(piecesOf(id))), change.done]);
    });
  }

  return {
    /**
     * Writes a file, then reads it back and compares piece by piece. Rejects with OutboxError `full` or `damaged`,
     * leaving nothing behind.
     */
    async write(key: NamedKey, field: string, file: Blob): Promise<StoredFile> {
      const id = crypto.randomUUID();
      const pieces = Math.ceil(file.size / pieceBytes);
      const hashes: string[] = [];
      try {
        for (let from = 0; from < pieces; from += piecesPerWrite) {
          const until = Math.min(pieces, from + piecesPerWrite);
          const written = await writeRun(key, id, file, from, until);
          hashes.push(...written);
          for (const [offset, hash] of written.entries()) {
            const back = await readPiece([key], id, from + offset);
            if ((await hashOf(back)) !== hash) throw new OutboxError("damaged");
          }
        }
      } catch (error) {
        await remove([id]).catch(() => undefined);
        throw asRefusal(error);
      }
      const name = file instanceof File ? file.name : "";
      const hash = await hashOfPieces(hashes);
      return { id, field, name, type: file.type, size: file.size, pieces, hash };
    },
    /** Some bytes of a file, `until` not included; whole pieces are read, one at a time. */
    async read(keys: readonly NamedKey[], file: StoredFile, from = 0, until = file.size): Promise<Blob> {
      const parts: ArrayBuffer[] = [];
      for (let index = Math.floor(from / pieceBytes); index * pieceBytes < until; index++) {
        const bytes = await readPiece(keys, file.id, index);
        const start = index * pieceBytes;
        parts.push(bytes.slice(Math.max(0, from - start), Math.min(bytes.byteLength, until - start)));
      }
      return file.name
        ? new File(parts, file.name, { type: file.type })
        : new Blob(parts, { type: file.type });
    },
    remove,
    /** Removes pieces that no item names and that were written before `before`: saves that a crash broke off. */
    async collect(used: ReadonlySet<string>, before: number): Promise<void> {
      await withDatabase(database, async (db) => {
        const change = db.transaction("pieces", "readwrite");
        // Keys alone: with 1,000 photos the pieces weigh hundreds of megabytes.
        for (let at = await change.store.openKeyCursor(); at; at = await at.continue()) {
          if (used.has(at.key[0])) continue;
          const piece = await change.store.get(at.key);
          if (piece && piece.savedAt < before) await change.store.delete(at.key);
        }
        await change.done;
      });
    },
  };
}

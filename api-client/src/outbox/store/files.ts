import { chunksOf, withDatabase, type OpenDatabase, type StoredChunk } from "./database.ts";
import { asRefusal, OutboxError } from "../queue/errors.ts";
import type { StoredFile } from "../queue/item.ts";
import { decrypt, encrypt, hashOf, type NamedKey } from "../encryption/encrypt.ts";

/** Rows of this size pass every browser's limits, and a damaged one is found at little cost. */
const chunkBytes = 256 * 1024;
/** Chunks written in one transaction: memory stays small while a publication of 50 MB is saved. */
const chunksPerWrite = 8;

/** What `StoredFile.hash` says of a file. */
export async function hashOfFile(file: Blob): Promise<string> {
  const hashes: string[] = [];
  for (let from = 0; from < file.size; from += chunkBytes) {
    hashes.push(await hashOf(await file.slice(from, from + chunkBytes).arrayBuffer()));
  }
  return hashOfChunks(hashes);
}

const hashOfChunks = (hashes: readonly string[]) => hashOf(new TextEncoder().encode(hashes.join("")));

/** Where a chunk is stored, for `encrypt`. */
export const placeOf = (fileId: string, index: number): string => `${fileId}/${index}`;

/**
 * Files of queued requests, as encrypted chunks: `File` objects in IndexedDB lose their contents on iOS. Nothing here is
 * known to the queue until the item that names the files is written.
 */
export function fileStore(database: OpenDatabase, now: () => number) {
  async function writeRun(key: NamedKey, fileId: string, file: Blob, from: number, until: number) {
    const hashes: string[] = [];
    const rows: StoredChunk[] = [];
    for (let index = from; index < until; index++) {
      const bytes = await file.slice(index * chunkBytes, (index + 1) * chunkBytes).arrayBuffer();
      hashes.push(await hashOf(bytes));
      rows.push({ fileId, index, savedAt: now(), sealed: await encrypt(key, placeOf(fileId, index), bytes) });
    }
    await withDatabase(database, async (db) => {
      const change = db.transaction("pieces", "readwrite", { durability: "strict" });
      await Promise.all([...rows.map((row) => change.store.put(row)), change.done]);
    });
    return hashes;
  }

  async function readChunk(keys: readonly NamedKey[], fileId: string, index: number): Promise<ArrayBuffer> {
    const row = await withDatabase(database, (db) => db.get("pieces", [fileId, index]));
    if (!row) throw new OutboxError("damaged");
    return decrypt(keys, placeOf(fileId, index), row.sealed);
  }

  async function remove(fileIds: readonly string[]): Promise<void> {
    if (fileIds.length === 0) return;
    await withDatabase(database, async (db) => {
      const change = db.transaction("pieces", "readwrite");
      await Promise.all([...fileIds.map((id) => change.store.delete(chunksOf(id))), change.done]);
    });
  }

  return {
    /**
     * Writes a file, then reads it back and compares chunk by chunk. Rejects with OutboxError `full` or `damaged`,
     * leaving nothing behind.
     */
    async write(key: NamedKey, field: string, file: Blob): Promise<StoredFile> {
      const id = crypto.randomUUID();
      const chunks = Math.ceil(file.size / chunkBytes);
      const hashes: string[] = [];
      try {
        for (let from = 0; from < chunks; from += chunksPerWrite) {
          const until = Math.min(chunks, from + chunksPerWrite);
          const written = await writeRun(key, id, file, from, until);
          hashes.push(...written);
          for (const [offset, hash] of written.entries()) {
            const back = await readChunk([key], id, from + offset);
            if ((await hashOf(back)) !== hash) throw new OutboxError("damaged");
          }
        }
      } catch (error) {
        await remove([id]).catch(() => undefined);
        throw asRefusal(error);
      }
      const name = file instanceof File ? file.name : "";
      const hash = await hashOfChunks(hashes);
      return { id, field, name, type: file.type, size: file.size, pieces: chunks, hash };
    },
    /** Some bytes of a file, `until` not included; whole chunks are read, one at a time. */
    async read(keys: readonly NamedKey[], file: StoredFile, from = 0, until = file.size): Promise<Blob> {
      const parts: ArrayBuffer[] = [];
      for (let index = Math.floor(from / chunkBytes); index * chunkBytes < until; index++) {
        const bytes = await readChunk(keys, file.id, index);
        const start = index * chunkBytes;
        parts.push(bytes.slice(Math.max(0, from - start), Math.min(bytes.byteLength, until - start)));
      }
      return file.name
        ? new File(parts, file.name, { type: file.type })
        : new Blob(parts, { type: file.type });
    },
    remove,
    /** Removes chunks that no item names and that were written before `before`: saves that a crash ended. */
    async collect(used: ReadonlySet<string>, before: number): Promise<void> {
      await withDatabase(database, async (db) => {
        const change = db.transaction("pieces", "readwrite");
        // Keys alone: with 1,000 photos the chunks weigh hundreds of megabytes.
        for (let at = await change.store.openKeyCursor(); at; at = await at.continue()) {
          if (used.has(at.key[0])) continue;
          const chunk = await change.store.get(at.key);
          if (chunk && chunk.savedAt < before) await change.store.delete(at.key);
        }
        await change.done;
      });
    },
  };
}

export type FileStore = ReturnType<typeof fileStore>;

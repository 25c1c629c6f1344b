import { hashOf, type Encrypted } from "../encryption/encrypt.ts";
import { OutboxError } from "../queue/errors.ts";
import { chunksOf, withDatabase, type OpenDatabase, type StoredChunk } from "../store/database/database.ts";
import { toBytes, toText, type ListedChunk } from "./queue-file.ts";

/** Where a chunk belongs, and its encrypted bytes. */
type PlacedChunk = Pick<StoredChunk, "fileId" | "index" | "sealed">;

/** Returns a chunk as it is to be stored elsewhere: under another key, or of another file. */
export type Repack = (chunk: PlacedChunk) => Promise<PlacedChunk>;

const asItIs: Repack = (chunk) => Promise.resolve(chunk);

/** Reads the chunks of files for an exported queue, with the list that says what they are. */
export async function readChunks(
  database: OpenDatabase,
  fileIds: readonly string[],
  repack = asItIs,
): Promise<{ listed: ListedChunk[]; pieces: Blob[] }> {
  const listed: ListedChunk[] = [];
  const pieces: Blob[] = [];
  for (const fileId of fileIds) {
    // One at a time, and into a blob at once: the browser may put those on disk.
    const places = await withDatabase(database, (db) => db.getAllKeys("pieces", chunksOf(fileId)));
    for (const place of places) {
      const row = await withDatabase(database, (db) => db.get("pieces", place));
      if (!row) continue;
      const { sealed } = await repack(row);
      listed.push({
        ...{ fileId: row.fileId, index: row.index, savedAt: row.savedAt },
        ...{ iv: toText(sealed.iv), bytes: sealed.bytes.byteLength, keyId: sealed.keyId },
        hash: await hashOf(sealed.bytes),
      });
      pieces.push(new Blob([sealed.bytes]));
    }
  }
  return { listed, pieces };
}

/** The chunks of an exported queue. */
export interface ChunksInFile {
  file: Blob;
  /** Where they begin. */
  from: number;
  listed: readonly ListedChunk[];
}

/**
 * Writes the chunks of these files into the database, and reads each back. Rejects with OutboxError `broken-file` or
 * `damaged`; what was written by then stays.
 */
export async function writeChunks(
  database: OpenDatabase,
  { file, from, listed }: ChunksInFile,
  wanted: ReadonlySet<string>,
  repack = asItIs,
): Promise<void> {
  let at = from;
  for (const { iv, bytes, hash, keyId, fileId, index } of listed) {
    const encryptedBytes = await file.slice(at, at + bytes).arrayBuffer();
    at += bytes;
    if (!wanted.has(fileId)) continue;
    if ((await hashOf(encryptedBytes)) !== hash) throw new OutboxError("broken-file");
    const encrypted: Encrypted = {
      iv: toBytes(iv),
      bytes: encryptedBytes,
      ...(keyId !== undefined && { keyId }),
    };
    await writeChunk(database, await repack({ fileId, index, sealed: encrypted }));
  }
}

async function writeChunk(database: OpenDatabase, chunk: PlacedChunk): Promise<void> {
  const row: StoredChunk = { ...chunk, savedAt: Date.now() };
  const written = await hashOf(row.sealed.bytes);
  const back = await withDatabase(database, async (db) => {
    const change = db.transaction("pieces", "readwrite", { durability: "strict" });
    await Promise.all([change.store.put(row), change.done]);
    return db.get("pieces", [row.fileId, row.index]);
  });
  if (!back || (await hashOf(back.sealed.bytes)) !== written) throw new OutboxError("damaged");
}

/** Removes what an import has written that did not come to its end. */
export async function removeChunks(database: OpenDatabase, fileIds: Iterable<string>): Promise<void> {
  await withDatabase(database, async (db) => {
    const change = db.transaction("pieces", "readwrite");
    for (const id of fileIds) await change.store.delete(chunksOf(id));
    await change.done;
  });
}

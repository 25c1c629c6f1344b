import { hashOf, type NamedKey } from "../../encryption/encrypt.ts";
import { asRefusal } from "../../queue/errors.ts";
import type { StoredFile } from "../../queue/item.ts";
import { chunkBytes, chunkRows, type NewFile } from "./chunk-rows.ts";
import { chunksOf, withDatabase, type OpenDatabase } from "../database/database.ts";
import { knownFile, rememberStored, untilWritten, writing } from "./stored-files.ts";
import { fileStores, removeUnused } from "./unused-files.ts";
import { writtenAt } from "../database/written-at.ts";

/** What `StoredFile.hash` says of a file. */
export async function hashOfFile(file: Blob): Promise<string> {
  const known = knownFile(file);
  if (known) return known.stored.hash;
  const hashes: string[] = [];
  for (let from = 0; from < file.size; from += chunkBytes) {
    hashes.push(await hashOf(await file.slice(from, from + chunkBytes).arrayBuffer()));
  }
  return hashOfChunks(hashes);
}

const hashOfChunks = (hashes: readonly string[]) => hashOf(new TextEncoder().encode(hashes.join("")));

/**
 * Files of queued requests and of drafts, as encrypted chunks: `File` objects in IndexedDB lose their contents on iOS.
 * Nothing here is known to the queue until the item that names the files is written, nor to a form until its draft does.
 */
export function fileStore(database: OpenDatabase, now: () => number) {
  const chunks = chunkRows(database, now);

  async function writeWhole(key: NamedKey, { file, ...where }: NewFile): Promise<StoredFile> {
    const pieces = Math.ceil(file.size / chunkBytes);
    try {
      const hash = await hashOfChunks(await chunks.write(key, { file, ...where }, pieces));
      const { name, lastModified } = file instanceof File ? file : { name: "", lastModified: undefined };
      const about = { name, type: file.type, size: file.size, lastModified };
      const stored: StoredFile = { id: where.fileId, field: "", ...about, pieces, hash };
      rememberStored(file, { stored, keyId: key.keyId });
      return stored;
    } catch (error) {
      await chunks.abandon({ file, ...where }).catch(() => undefined);
      throw asRefusal(error);
    }
  }

  async function isWhole({ id, pieces }: StoredFile): Promise<boolean> {
    return (await withDatabase(database, (db) => db.count("pieces", chunksOf(id)))) === pieces;
  }

  return {
    /**
     * Writes a file, then reads it back and compares chunk by chunk. Rejects with OutboxError `full` or `damaged`,
     * leaving nothing behind.
     *
     * @param holder the draft that needs it, from the first chunk on
     */
    write: (key: NamedKey, file: Blob, holder?: string): Promise<StoredFile> =>
      writing(file, writeWhole(key, { fileId: crypto.randomUUID(), file, holder })),
    /** Where a file of this page is stored already, whole and under this key; such a file is not written again. */
    async stored(key: NamedKey, file: Blob): Promise<StoredFile | undefined> {
      await untilWritten(file);
      const known = knownFile(file);
      return known && known.keyId === key.keyId && (await isWhole(known.stored)) ? known.stored : undefined;
    },
    isWhole,
    /** Some bytes of a file, `until` not included; whole chunks are read, one at a time. */
    read: (keys: readonly NamedKey[], file: StoredFile, from = 0, until = file.size): Promise<Blob> =>
      readBytes(chunks, keys, file, from, until),
    /** Removes files that nothing needs any more. */
    async remove(fileIds: readonly string[]): Promise<void> {
      if (fileIds.length === 0) return;
      await withDatabase(database, async (db) => {
        const change = db.transaction([...fileStores], "readwrite");
        await Promise.all([removeUnused(change, fileIds), change.done]);
      });
    },
    collect: (named: ReadonlySet<string>, before: number): Promise<void> =>
      collectLeftOvers(database, { named, before, now: now() }),
  };
}

export type FileStore = ReturnType<typeof fileStore>;

async function readBytes(
  chunks: ReturnType<typeof chunkRows>,
  keys: readonly NamedKey[],
  file: StoredFile,
  from: number,
  until: number,
): Promise<Blob> {
  const parts: ArrayBuffer[] = [];
  let usedKey: string | undefined;
  for (let index = Math.floor(from / chunkBytes); index * chunkBytes < until; index++) {
    const { bytes, keyId } = await chunks.read(keys, file.id, index);
    usedKey = keyId;
    const start = index * chunkBytes;
    parts.push(bytes.slice(Math.max(0, from - start), Math.min(bytes.byteLength, until - start)));
  }
  const { name, type, lastModified } = file;
  const read = name ? new File(parts, name, { type, lastModified }) : new Blob(parts, { type });
  if (read.size === file.size) rememberStored(read, { stored: file, keyId: usedKey });
  return read;
}

/**
 * Removes chunks that neither an item names nor a draft holds, and that were written before `before`: saves that a crash
 * ended.
 */
async function collectLeftOvers(
  database: OpenDatabase,
  { named, before, now }: { named: ReadonlySet<string>; before: number; now: number },
): Promise<void> {
  await withDatabase(database, async (db) => {
    const change = db.transaction(["pieces", "holds"], "readwrite");
    const held = new Set((await change.objectStore("holds").getAllKeys()).map(([fileId]) => fileId));
    const pieces = change.objectStore("pieces");
    // Keys alone: with 1,000 photos the chunks weigh hundreds of megabytes.
    for (let at = await pieces.openKeyCursor(); at; at = await at.continue()) {
      if (named.has(at.key[0]) || held.has(at.key[0])) continue;
      const chunk = await pieces.get(at.key);
      if (chunk && writtenAt(chunk.savedAt, now) < before) await pieces.delete(at.key);
    }
    await change.done;
  });
}

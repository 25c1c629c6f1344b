import { chunksOf, withDatabase, type OpenDatabase, type StoredChunk } from "./database.ts";
import { knownFile, rememberStored, untilWritten, writing } from "./stored-files.ts";
import { fileStores, removeUnused } from "./unused-files.ts";
import { savedAtOfHeld, writtenAt } from "./written-at.ts";
import { asRefusal, OutboxError } from "../queue/errors.ts";
import type { StoredFile } from "../queue/item.ts";
import { decrypt, encrypt, hashOf, type NamedKey } from "../encryption/encrypt.ts";

/** Rows of this size pass every browser's limits, and a damaged one is found at little cost. */
const chunkBytes = 256 * 1024;
/** Chunks written in one transaction: memory stays small while a publication of 50 MB is saved. */
const chunksPerWrite = 8;

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

/** Where a chunk is stored, for `encrypt`. */
export const placeOf = (fileId: string, index: number): string => `${fileId}/${index}`;

/** A file on its way to the database. */
interface Written {
  fileId: string;
  file: Blob;
  holder: string | undefined;
}

/**
 * Files of queued requests and of drafts, as encrypted chunks: `File` objects in IndexedDB lose their contents on iOS. Nothing here is
 * known to the queue until the item that names the files is written, nor to a form until its draft does.
 */
export function fileStore(database: OpenDatabase, now: () => number) {
  async function writeRun(key: NamedKey, { fileId, file, holder }: Written, from: number, until: number) {
    const hashes: string[] = [];
    const rows: StoredChunk[] = [];
    const savedAt = holder === undefined ? now() : savedAtOfHeld(now());
    for (let index = from; index < until; index++) {
      const bytes = await file.slice(index * chunkBytes, (index + 1) * chunkBytes).arrayBuffer();
      hashes.push(await hashOf(bytes));
      rows.push({ fileId, index, savedAt, sealed: await encrypt(key, placeOf(fileId, index), bytes) });
    }
    await withDatabase(database, async (db) => {
      const change = db.transaction(["pieces", "holds"], "readwrite", { durability: "strict" });
      if (holder !== undefined) await change.objectStore("holds").put({ fileId, holder, savedAt: now() });
      await Promise.all([...rows.map((row) => change.objectStore("pieces").put(row)), change.done]);
    });
    return hashes;
  }

  async function readChunk(keys: readonly NamedKey[], fileId: string, index: number) {
    const row = await withDatabase(database, (db) => db.get("pieces", [fileId, index]));
    if (!row) throw new OutboxError("damaged");
    return { bytes: await decrypt(keys, placeOf(fileId, index), row.sealed), keyId: row.sealed.keyId };
  }

  /** Removes files that nothing needs any more. */
  async function remove(fileIds: readonly string[]): Promise<void> {
    if (fileIds.length === 0) return;
    await withDatabase(database, async (db) => {
      const change = db.transaction([...fileStores], "readwrite");
      await Promise.all([removeUnused(change, fileIds), change.done]);
    });
  }

  /** Removes what was written of a file whose writing has failed. */
  async function abandon(fileId: string, holder: string | undefined): Promise<void> {
    await withDatabase(database, async (db) => {
      const change = db.transaction(["pieces", "holds"], "readwrite");
      if (holder !== undefined) await change.objectStore("holds").delete([fileId, holder]);
      await Promise.all([change.objectStore("pieces").delete(chunksOf(fileId)), change.done]);
    });
  }

  async function writeAll(key: NamedKey, whole: Written, chunks: number): Promise<string[]> {
    const hashes: string[] = [];
    for (let from = 0; from < chunks; from += chunksPerWrite) {
      const written = await writeRun(key, whole, from, Math.min(chunks, from + chunksPerWrite));
      hashes.push(...written);
      for (const [offset, hash] of written.entries()) {
        const { bytes } = await readChunk([key], whole.fileId, from + offset);
        if ((await hashOf(bytes)) !== hash) throw new OutboxError("damaged");
      }
    }
    return hashes;
  }

  async function writeWhole(key: NamedKey, file: Blob, holder: string | undefined): Promise<StoredFile> {
    const fileId = crypto.randomUUID();
    const chunks = Math.ceil(file.size / chunkBytes);
    try {
      const hash = await hashOfChunks(await writeAll(key, { fileId, file, holder }, chunks));
      const { name, lastModified } = file instanceof File ? file : { name: "", lastModified: undefined };
      const about = { name, type: file.type, size: file.size, lastModified };
      const stored: StoredFile = { id: fileId, field: "", ...about, pieces: chunks, hash };
      rememberStored(file, { stored, keyId: key.keyId });
      return stored;
    } catch (error) {
      await abandon(fileId, holder).catch(() => undefined);
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
      writing(file, writeWhole(key, file, holder)),
    /** Where a file of this page is stored already, whole and under this key; such a file is not written again. */
    async stored(key: NamedKey, file: Blob): Promise<StoredFile | undefined> {
      await untilWritten(file);
      const known = knownFile(file);
      return known && known.keyId === key.keyId && (await isWhole(known.stored)) ? known.stored : undefined;
    },
    isWhole,
    /** Some bytes of a file, `until` not included; whole chunks are read, one at a time. */
    async read(keys: readonly NamedKey[], file: StoredFile, from = 0, until = file.size): Promise<Blob> {
      const parts: ArrayBuffer[] = [];
      let usedKey: string | undefined;
      for (let index = Math.floor(from / chunkBytes); index * chunkBytes < until; index++) {
        const { bytes, keyId } = await readChunk(keys, file.id, index);
        usedKey = keyId;
        const start = index * chunkBytes;
        parts.push(bytes.slice(Math.max(0, from - start), Math.min(bytes.byteLength, until - start)));
      }
      const { name, type, lastModified } = file;
      const read = name ? new File(parts, name, { type, lastModified }) : new Blob(parts, { type });
      if (read.size === file.size) rememberStored(read, { stored: file, keyId: usedKey });
      return read;
    },
    remove,
    /**
     * Removes chunks that neither an item names nor a draft holds, and that were written before `before`: saves that a
     * crash ended.
     */
    async collect(named: ReadonlySet<string>, before: number): Promise<void> {
      await withDatabase(database, async (db) => {
        const change = db.transaction(["pieces", "holds"], "readwrite");
        const held = new Set((await change.objectStore("holds").getAllKeys()).map(([fileId]) => fileId));
        const pieces = change.objectStore("pieces");
        // Keys alone: with 1,000 photos the chunks weigh hundreds of megabytes.
        for (let at = await pieces.openKeyCursor(); at; at = await at.continue()) {
          if (named.has(at.key[0]) || held.has(at.key[0])) continue;
          const chunk = await pieces.get(at.key);
          if (chunk && writtenAt(chunk.savedAt, now()) < before) await pieces.delete(at.key);
        }
        await change.done;
      });
    },
  };
}

export type FileStore = ReturnType<typeof fileStore>;

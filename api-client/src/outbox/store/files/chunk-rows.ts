import { decrypt, encrypt, hashOf, type NamedKey } from "../../encryption/encrypt.ts";
import { OutboxError } from "../../queue/errors.ts";
import { chunksOf, withDatabase, type OpenDatabase, type StoredChunk } from "../database/database.ts";
import { savedAtOfHeld } from "../database/written-at.ts";

/** Rows of this size pass every browser's limits, and a damaged one is found at little cost. */
export const chunkBytes = 256 * 1024;
/** Chunks written in one transaction: memory stays small while a publication of 50 MB is saved. */
const chunksPerWrite = 8;

/** Where a chunk is stored, for `encrypt`. */
export const placeOf = (fileId: string, index: number): string => `${fileId}/${index}`;

/** A file on its way to the database. */
export interface NewFile {
  fileId: string;
  file: Blob;
  /** The draft that needs it, from the first chunk on. */
  holder: string | undefined;
}

/** The encrypted rows of files. */
export function chunkRows(database: OpenDatabase, now: () => number) {
  async function writeRun(key: NamedKey, { fileId, file, holder }: NewFile, from: number, until: number) {
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

  /** Rejects with OutboxError `damaged` or `other-key`. */
  async function read(keys: readonly NamedKey[], fileId: string, index: number) {
    const row = await withDatabase(database, (db) => db.get("pieces", [fileId, index]));
    if (!row) throw new OutboxError("damaged");
    return { bytes: await decrypt(keys, placeOf(fileId, index), row.sealed), keyId: row.sealed.keyId };
  }

  return {
    read,
    /** Writes a file and reads each chunk back; the hashes of the chunks. Rejects with OutboxError `damaged`. */
    async write(key: NamedKey, file: NewFile, chunks: number): Promise<string[]> {
      const hashes: string[] = [];
      for (let from = 0; from < chunks; from += chunksPerWrite) {
        const written = await writeRun(key, file, from, Math.min(chunks, from + chunksPerWrite));
        hashes.push(...written);
        for (const [offset, hash] of written.entries()) {
          const { bytes } = await read([key], file.fileId, from + offset);
          if ((await hashOf(bytes)) !== hash) throw new OutboxError("damaged");
        }
      }
      return hashes;
    },
    /** Removes what was written of a file whose writing has failed. */
    async abandon({ fileId, holder }: NewFile): Promise<void> {
      await withDatabase(database, async (db) => {
        const change = db.transaction(["pieces", "holds"], "readwrite");
        if (holder !== undefined) await change.objectStore("holds").delete([fileId, holder]);
        await Promise.all([change.objectStore("pieces").delete(chunksOf(fileId)), change.done]);
      });
    },
  };
}

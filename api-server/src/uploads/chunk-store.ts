import { DataStore, ERRORS, Upload } from "@tus/server";
import type { Readable } from "node:stream";
import type { Db } from "../database/database.ts";
import { uploadsRepository } from "../repositories/files/uploads.ts";
import { contentTypeOf, newKey } from "../storage/keys.ts";
import type { ObjectStore } from "../storage/object-store.ts";
import { problemOfStorage } from "../storage/watched-store.ts";
import { unknownUpload } from "./upload-refusals.ts";

/** Size of a stored chunk, in bytes: what is held in memory for one upload, and what a crash costs at most. */
const chunkBytes = 1024 * 1024;

/**
 * Stores unfinished uploads where every server finds them: how far they are in the database, their bytes in chunks in
 * the object store. Whoever receives an offset finds the bytes up to it after a power cut.
 */
export class ChunkStore extends DataStore {
  override extensions = ["creation", "creation-with-upload", "termination", "expiration"];

  readonly #rows: ReturnType<typeof uploadsRepository>;

  constructor(
    db: Db,
    private readonly store: ObjectStore,
    private readonly retentionMs: number,
  ) {
    super();
    this.#rows = uploadsRepository(db);
  }

  override getExpiration = () => this.retentionMs;

  override async create(begun: Upload): Promise<Upload> {
    await this.#rows.insert({ id: begun.id, size: begun.size ?? 0, metadata: begun.metadata ?? {} });
    return begun;
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = await this.#rows.find(id);
    if (!row) throw ERRORS.FILE_NOT_FOUND;
    const { size, offset, metadata, createdAt } = row;
    return new Upload({ id, size, offset, metadata, creation_date: createdAt.toISOString() });
  }

  /** Stores what comes in as it comes in; a stream that ends early leaves what it brought. */
  override async write(bytes: Readable, id: string, offset: number): Promise<number> {
    let held: Buffer[] = [];
    let heldBytes = 0;
    let at = offset;
    const storeHeld = async () => {
      await this.#storeChunk(id, at, Buffer.concat(held));
      at += heldBytes;
      held = [];
      heldBytes = 0;
    };
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      held.push(chunk);
      heldBytes += chunk.length;
      if (heldBytes >= chunkBytes) await storeHeld();
    }
    if (heldBytes > 0) await storeHeld();
    return at;
  }

  override async remove(id: string): Promise<void> {
    const keys = await this.#rows.chunks(id);
    await this.#rows.remove(id);
    for (const key of keys) await this.store.remove(key);
  }

  /** All bytes of an upload in order. */
  async *read(id: string): AsyncGenerator<Buffer> {
    for (const key of await this.#rows.chunks(id)) {
      const chunk = await this.store.get(key);
      // Its bytes are lost: the sender, who still has the file, begins another upload.
      if (!chunk) throw unknownUpload();
      try {
        yield* chunk.stream as AsyncIterable<Buffer>;
      } catch (error) {
        throw problemOfStorage(error);
      }
    }
  }

  override async deleteExpired(): Promise<number> {
    const expired = await this.#rows.unmovedSince(new Date(Date.now() - this.retentionMs));
    for (const id of expired) await this.remove(id);
    return expired.length;
  }

  /** Bytes first, row second: a crash in between leaves an orphan, never a gap. */
  async #storeChunk(id: string, firstByte: number, data: Buffer): Promise<void> {
    const key = newKey("part");
    await this.store.put(key, { data }, { contentType: contentTypeOf(key) });
    if (await this.#rows.append({ uploadId: id, firstByte, key }, data.length)) return;
    await this.store.remove(key);
    throw ERRORS.INVALID_OFFSET;
  }
}

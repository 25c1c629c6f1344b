import { and, asc, eq, lt, sql } from "drizzle-orm";
import { type Db } from "../../database/database.ts";
import { upload, uploadChunk } from "../../database/schema.ts";

export type UploadRow = typeof upload.$inferSelect;
export type UploadChunkRow = typeof uploadChunk.$inferSelect;

/** Resumable uploads on their way; their bytes lie in chunks in the object store. */
export const uploadsRepository = (db: Db) => ({
  async insert(row: Pick<UploadRow, "id" | "size" | "metadata">): Promise<void> {
    await db.insert(upload).values(row);
  },

  async find(id: string): Promise<UploadRow | undefined> {
    return (await db.select().from(upload).where(eq(upload.id, id)))[0];
  },

  /**
   * Adds a stored chunk if the upload still ends where the chunk begins; returns whether it did. Of two senders at
   * one place, on whatever servers, one gets it.
   */
  async append(chunk: UploadChunkRow, bytes: number): Promise<boolean> {
    return db.transaction(async (tx) => {
      const moved = await tx
        .update(upload)
        .set({ offset: sql`${upload.offset} + ${bytes}`, movedAt: sql`now()` })
        .where(and(eq(upload.id, chunk.uploadId), eq(upload.offset, chunk.firstByte)))
        .returning({ id: upload.id });
      if (moved.length === 0) return false;
      await tx.insert(uploadChunk).values(chunk);
      return true;
    });
  },

  /** The keys of an upload's chunks, first byte first. */
  async chunks(id: string): Promise<string[]> {
    const rows = await db
      .select({ key: uploadChunk.key })
      .from(uploadChunk)
      .where(eq(uploadChunk.uploadId, id))
      .orderBy(asc(uploadChunk.firstByte));
    return rows.map(({ key }) => key);
  },

  async remove(id: string): Promise<void> {
    await db.delete(upload).where(eq(upload.id, id));
  },

  /** Uploads that got no byte since then. */
  async unmovedSince(then: Date): Promise<string[]> {
    const rows = await db.select({ id: upload.id }).from(upload).where(lt(upload.movedAt, then));
    return rows.map(({ id }) => id);
  },
});

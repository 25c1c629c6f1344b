import { and, asc, eq, lt, sql } from "drizzle-orm";
import { type Db } from "../database/database.ts";
import { upload, uploadPiece } from "../database/schema.ts";

export type UploadRow = typeof upload.$inferSelect;
export type UploadPieceRow = typeof uploadPiece.$inferSelect;

/** Resumable uploads on their way; their bytes lie in pieces in the object store. */
export const uploadsRepository = (db: Db) => ({
  async insert(row: Pick<UploadRow, "id" | "size" | "metadata">): Promise<void> {
    await db.insert(upload).values(row);
  },

  async find(id: string): Promise<UploadRow | undefined> {
    return (await db.select().from(upload).where(eq(upload.id, id)))[0];
  },

  /**
   * Adds a stored piece if the upload still stands where the piece begins; answers whether it did. Of two senders at
   * one place, on whatever servers, one gets it.
   */
  async append(piece: UploadPieceRow, bytes: number): Promise<boolean> {
    return db.transaction(async (tx) => {
      const moved = await tx
        .update(upload)
        .set({ offset: sql`${upload.offset} + ${bytes}`, movedAt: sql`now()` })
        .where(and(eq(upload.id, piece.uploadId), eq(upload.offset, piece.firstByte)))
        .returning({ id: upload.id });
      if (moved.length === 0) return false;
      await tx.insert(uploadPiece).values(piece);
      return true;
    });
  },

  /** The keys of an upload's pieces, first byte first. */
  async pieces(id: string): Promise<string[]> {
    const rows = await db
      .select({ key: uploadPiece.key })
      .from(uploadPiece)
      .where(eq(uploadPiece.uploadId, id))
      .orderBy(asc(uploadPiece.firstByte));
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

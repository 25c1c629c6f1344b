import { and, count, desc, eq, isNull } from "drizzle-orm";
import { type Db } from "../../database/database.ts";
import { type StoredDocument } from "../../media/intake/document-intake.ts";
import { document, documentFile } from "../../database/schema.ts";

export type DocumentRow = typeof document.$inferSelect;
export type NewDocument = typeof document.$inferInsert;

/** A document with the file it stands for. */
export interface DocumentRecord {
  document: DocumentRow;
  file: typeof documentFile.$inferSelect;
}

const alive = isNull(document.deletedAt);

export const documentsRepository = (db: Db) => {
  const joined = () =>
    db
      .select({ document, file: documentFile })
      .from(document)
      .innerJoin(documentFile, eq(documentFile.key, document.fileKey));
  return {
    async insert(row: NewDocument): Promise<void> {
      await db.insert(document).values(row);
    },

    async insertFile(documentId: string, stored: StoredDocument): Promise<void> {
      const { key, filename, contentType, bytes, sha256 } = stored;
      await db.insert(documentFile).values({ key, documentId, filename, contentType, bytes, sha256 });
    },

    async update(id: string, changes: Partial<NewDocument>): Promise<void> {
      await db.update(document).set(changes).where(eq(document.id, id));
    },

    async find(id: string): Promise<DocumentRecord | undefined> {
      const rows = await joined().where(and(eq(document.id, id), alive));
      return rows[0];
    },

    async lock(id: string): Promise<DocumentRecord | undefined> {
      await db.select({ id: document.id }).from(document).where(eq(document.id, id)).for("update");
      return this.find(id);
    },

    /** All documents, newest first. */
    async list(): Promise<DocumentRecord[]> {
      return joined().where(alive).orderBy(desc(document.createdAt), desc(document.id));
    },

    async count(): Promise<number> {
      const rows = await db.select({ n: count() }).from(document).where(alive);
      return rows[0]?.n ?? 0;
    },
  };
};

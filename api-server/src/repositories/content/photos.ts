import { eq, sql } from "drizzle-orm";
import { type Db } from "../../database/database.ts";
import { newId } from "../../lib/ids.ts";
import { photo } from "../../database/schema.ts";

export type NewPhoto = typeof photo.$inferInsert;

const nextPosition = async (db: Db, projectId: string): Promise<number> => {
  // Deleted ones included: those may come back to where they were.
  const rows = await db
    .select({ last: sql<number>`coalesce(max(${photo.position}), 0)::int` })
    .from(photo)
    .where(eq(photo.projectId, projectId));
  return (rows[0]?.last ?? 0) + 1;
};

/** Photos of a project; the caller holds the project's row lock. */
export const photosRepository = (db: Db) => ({
  /** Adds images behind the last photo of a project; resolves with the new rows. */
  async append(projectId: string, references: string[]) {
    const from = await nextPosition(db, projectId);
    const rows = references.map((image, i) => ({ id: newId(), projectId, position: from + i, image }));
    await this.insert(rows);
    return rows;
  },

  async insert(rows: NewPhoto[]): Promise<void> {
    if (rows.length > 0) await db.insert(photo).values(rows);
  },

  async update(id: string, changes: Partial<NewPhoto>): Promise<void> {
    await db.update(photo).set(changes).where(eq(photo.id, id));
  },
});

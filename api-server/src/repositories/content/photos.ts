import { eq, sql } from "drizzle-orm";
import { type Db } from "../../database/database.ts";
import { photo } from "../../database/schema.ts";

export type NewPhoto = typeof photo.$inferInsert;

/** Photos of a project; the caller holds the project's row lock. */
export const photosRepository = (db: Db) => ({
  async insert(rows: NewPhoto[]): Promise<void> {
    if (rows.length > 0) await db.insert(photo).values(rows);
  },

  /** The position after the last, deleted ones included: those may come back to where they were. */
  async nextPosition(projectId: string): Promise<number> {
    const rows = await db
      .select({ last: sql<number>`coalesce(max(${photo.position}), 0)::int` })
      .from(photo)
      .where(eq(photo.projectId, projectId));
    return (rows[0]?.last ?? 0) + 1;
  },

  async update(id: string, changes: Partial<NewPhoto>): Promise<void> {
    await db.update(photo).set(changes).where(eq(photo.id, id));
  },
});

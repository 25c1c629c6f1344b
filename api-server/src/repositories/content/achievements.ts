import { eq, sql } from "drizzle-orm";
import { type Db } from "../../database/database.ts";
import { achievement } from "../../database/schema.ts";

export type NewAchievement = typeof achievement.$inferInsert;

/** Achievements of a project; the caller holds the project's row lock. */
export const achievementsRepository = (db: Db) => ({
  async insert(rows: NewAchievement[]): Promise<void> {
    if (rows.length > 0) await db.insert(achievement).values(rows);
  },

  /** The position after the last, deleted ones included: those may come back to where they were. */
  async nextPosition(projectId: string): Promise<number> {
    const rows = await db
      .select({ last: sql<number>`coalesce(max(${achievement.position}), 0)::int` })
      .from(achievement)
      .where(eq(achievement.projectId, projectId));
    return (rows[0]?.last ?? 0) + 1;
  },

  async update(id: string, changes: Partial<NewAchievement>): Promise<void> {
    await db.update(achievement).set(changes).where(eq(achievement.id, id));
  },
});

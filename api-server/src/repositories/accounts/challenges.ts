import { and, eq, gt, lt, sql } from "drizzle-orm";
import { type Db } from "../../database/database.ts";
import { challenge } from "../../database/schema.ts";

export type ChallengeRow = typeof challenge.$inferSelect;

/** What somebody has to answer in a second step. */
export const challengesRepository = (db: Db) => ({
  async insert(row: typeof challenge.$inferInsert): Promise<void> {
    await db.insert(challenge).values(row);
  },

  /** The challenge while it can be answered. */
  async find(
    tokenHash: string,
    purpose: ChallengeRow["purpose"],
    now: Date,
  ): Promise<ChallengeRow | undefined> {
    const rows = await db
      .select()
      .from(challenge)
      .where(
        and(eq(challenge.tokenHash, tokenHash), eq(challenge.purpose, purpose), gt(challenge.expiresAt, now)),
      );
    return rows[0];
  },

  /** Counts an answer before it is checked, so that many at once gain nothing; returns how many there were. */
  async countTry(tokenHash: string): Promise<number> {
    const rows = await db
      .update(challenge)
      .set({ failures: sql`${challenge.failures} + 1` })
      .where(eq(challenge.tokenHash, tokenHash))
      .returning({ failures: challenge.failures });
    return rows[0]?.failures ?? Number.POSITIVE_INFINITY;
  },

  /** Uses it up; false when somebody else did. */
  async remove(tokenHash: string): Promise<boolean> {
    const rows = await db
      .delete(challenge)
      .where(eq(challenge.tokenHash, tokenHash))
      .returning({ adminId: challenge.adminId });
    return rows.length > 0;
  },

  async removeOf(adminId: string): Promise<void> {
    await db.delete(challenge).where(eq(challenge.adminId, adminId));
  },

  async removeExpired(now: Date): Promise<void> {
    await db.delete(challenge).where(lt(challenge.expiresAt, now));
  },
});

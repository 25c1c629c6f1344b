import { eq, lt, sql } from "drizzle-orm";
import { type Db } from "../../database/database.ts";
import { signInTry } from "../../database/schema.ts";

/** Failed tries per subject (an account, an address) within a window that starts with the first of them. */
export const signInTriesRepository = (db: Db) => ({
  /** Counts one try and returns how many there are in the window it falls into. */
  async add(subject: string, now: Date, windowStart: Date): Promise<{ failures: number; firstAt: Date }> {
    const fresh = sql`${signInTry.firstAt} < ${windowStart.toISOString()}::timestamptz`;
    const rows = await db
      .insert(signInTry)
      .values({ subject, failures: 1, firstAt: now })
      .onConflictDoUpdate({
        target: signInTry.subject,
        set: {
          failures: sql`case when ${fresh} then 1 else ${signInTry.failures} + 1 end`,
          firstAt: sql`case when ${fresh} then excluded.first_at else ${signInTry.firstAt} end`,
        },
      })
      .returning({ failures: signInTry.failures, firstAt: signInTry.firstAt });
    return rows[0] ?? { failures: 1, firstAt: now };
  },

  /** Counts one failure less: the try turned out to be the right password. */
  async decrement(subject: string): Promise<void> {
    await db
      .update(signInTry)
      .set({ failures: sql`greatest(${signInTry.failures} - 1, 0)` })
      .where(eq(signInTry.subject, subject));
  },

  async forget(subject: string): Promise<void> {
    await db.delete(signInTry).where(eq(signInTry.subject, subject));
  },

  async removeBefore(windowStart: Date): Promise<void> {
    await db.delete(signInTry).where(lt(signInTry.firstAt, windowStart));
  },
});

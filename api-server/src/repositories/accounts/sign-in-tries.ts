import { eq, lt, sql } from "drizzle-orm";
import { type Db } from "../../database/database.ts";
import { signInTry } from "../../database/schema.ts";

/** Tries are counted within this time, which starts with the first of them. */
const windowMs = 15 * 60_000;

const windowStart = (now: Date) => new Date(now.getTime() - windowMs);

/** Failed tries per subject (an account, an address) within a quarter of an hour that starts with the first of them. */
export const signInTriesRepository = (db: Db) => ({
  /** Counts one try; returns how many there are in the window it falls into, and the seconds until that ends. */
  async add(subject: string, now: Date): Promise<{ failures: number; retryAfterSeconds: number }> {
    const fresh = sql`${signInTry.firstAt} < ${windowStart(now).toISOString()}::timestamptz`;
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
    const { failures, firstAt } = rows[0] ?? { failures: 1, firstAt: now };
    const leftMs = firstAt.getTime() + windowMs - now.getTime();
    return { failures, retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1000)) };
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

  /** Removes the tries of windows that have ended. */
  async removeEnded(now: Date): Promise<void> {
    await db.delete(signInTry).where(lt(signInTry.firstAt, windowStart(now)));
  },
});

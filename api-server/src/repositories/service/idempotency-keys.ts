import { and, eq, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { type Db } from "../../database/database.ts";
import { inMs } from "../../database/times.ts";
import { idempotencyKey as keys } from "../../database/schema.ts";

export interface ClaimedKey {
  actor: string;
  key: string;
  leaseToken: string;
}

/** What is remembered of a completed request: what identifies its result, not its whole answer. */
export interface StoredAnswer {
  status: number;
  result: Record<string, unknown>;
  receipt: string;
}

const held = ({ actor, key, leaseToken }: ClaimedKey) =>
  and(eq(keys.actor, actor), eq(keys.key, key), eq(keys.leaseToken, leaseToken), isNull(keys.status));

/** Who works on a request. */
const claims = (db: Db) => ({
  /** True when this caller does the work: the key is new, or its former holder's lease ran out. */
  async claim(claim: ClaimedKey, fingerprint: string, leaseMs: number): Promise<boolean> {
    const rows = await db
      .insert(keys)
      .values({ ...claim, fingerprint, leaseUntil: inMs(leaseMs) })
      .onConflictDoUpdate({
        target: [keys.actor, keys.key],
        set: {
          leaseUntil: sql`excluded.lease_until`,
          leaseToken: sql`excluded.lease_token`,
          // Nothing was completed under the key: the sender may have corrected the request meanwhile.
          fingerprint: sql`excluded.fingerprint`,
        },
        setWhere: sql`${keys.status} is null and ${keys.leaseUntil} < now()`,
      })
      .returning({ leaseToken: keys.leaseToken });
    return rows.length > 0;
  },

  async renew(claim: ClaimedKey, leaseMs: number): Promise<void> {
    await db
      .update(keys)
      .set({ leaseUntil: inMs(leaseMs) })
      .where(held(claim));
  },

  /** Stores the answer, in the transaction of the business rows; false means the lease was lost: roll back. */
  async complete(claim: ClaimedKey, answer: StoredAnswer): Promise<boolean> {
    const rows = await db
      .update(keys)
      .set({ ...answer, completedAt: sql`now()` })
      .where(held(claim))
      .returning({ key: keys.key });
    return rows.length > 0;
  },

  /** Frees the key of a request that was refused: the same key may come again, corrected. */
  async release(claim: ClaimedKey): Promise<void> {
    await db.delete(keys).where(held(claim));
  },
});

/** What is remembered of requests. */
const memory = (db: Db) => ({
  async find(actor: string, key: string) {
    const rows = await db
      .select()
      .from(keys)
      .where(and(eq(keys.actor, actor), eq(keys.key, key)));
    return rows[0];
  },

  /** Which of these keys of these actors are completed. */
  async completed(actors: string[], wanted: string[]) {
    return db
      .select({
        key: keys.key,
        status: keys.status,
        receipt: keys.receipt,
        completedAt: keys.completedAt,
        response: keys.response,
        result: keys.result,
      })
      .from(keys)
      .where(and(inArray(keys.actor, actors), inArray(keys.key, wanted), isNotNull(keys.status)));
  },

  async removeBefore(moment: Date): Promise<void> {
    await db.delete(keys).where(lt(keys.createdAt, moment));
  },
});

export const idempotencyKeysRepository = (db: Db) => ({ ...claims(db), ...memory(db) });

import { and, asc, count, eq, isNull, lt, sql } from "drizzle-orm";
import { type Db } from "../../database/database.ts";
import { admin, passkey, recoveryCode, totp } from "../../database/schema.ts";

export type PasskeyRow = typeof passkey.$inferSelect;

/** Of the account in the query's row: it has a second factor. For queries that read `admin`. */
export const hasSecondFactor = sql<boolean>`(exists (select 1 from ${totp} where ${totp.adminId} = ${admin.id}
  and ${totp.secret} is not null) or exists (select 1 from ${passkey} where ${passkey.adminId} = ${admin.id}))`;

/** Secrets of the codes that an app shows. */
const codes = (db: Db) => ({
  async totpOf(adminId: string) {
    return (await db.select().from(totp).where(eq(totp.adminId, adminId)))[0];
  },

  /** Stores a secret that counts once a code of it was given; one in force stays until then. */
  async setPending(adminId: string, pending: string): Promise<void> {
    await db
      .insert(totp)
      .values({ adminId, pending })
      .onConflictDoUpdate({ target: totp.adminId, set: { pending } });
  },

  /** Puts the pending secret in force; false when it is another one by now. */
  async confirm(adminId: string, pending: string, step: number): Promise<boolean> {
    const rows = await db
      .update(totp)
      .set({ secret: pending, pending: null, lastStep: step })
      .where(and(eq(totp.adminId, adminId), eq(totp.pending, pending)))
      .returning({ id: totp.adminId });
    return rows.length > 0;
  },

  /** Uses up the code of a step and those before it; false when that step was used already. */
  async useStep(adminId: string, step: number): Promise<boolean> {
    const rows = await db
      .update(totp)
      .set({ lastStep: step })
      .where(and(eq(totp.adminId, adminId), lt(totp.lastStep, step)))
      .returning({ id: totp.adminId });
    return rows.length > 0;
  },

  async removeTotp(adminId: string): Promise<boolean> {
    const rows = await db.delete(totp).where(eq(totp.adminId, adminId)).returning({ secret: totp.secret });
    return rows.some(({ secret }) => secret !== null);
  },
});

/** The codes on paper, each good for once. */
const recoveryCodes = (db: Db) => ({
  async recoveryCodesLeft(adminId: string): Promise<number> {
    const rows = await db
      .select({ n: count() })
      .from(recoveryCode)
      .where(and(eq(recoveryCode.adminId, adminId), isNull(recoveryCode.usedAt)));
    return rows[0]?.n ?? 0;
  },

  async replaceRecoveryCodes(
    adminId: string,
    codes: { selector: string; codeHash: string }[],
  ): Promise<void> {
    await db.delete(recoveryCode).where(eq(recoveryCode.adminId, adminId));
    if (codes.length > 0) await db.insert(recoveryCode).values(codes.map((code) => ({ ...code, adminId })));
  },

  async unusedCode(adminId: string, selector: string) {
    const rows = await db
      .select()
      .from(recoveryCode)
      .where(
        and(
          eq(recoveryCode.adminId, adminId),
          eq(recoveryCode.selector, selector),
          isNull(recoveryCode.usedAt),
        ),
      );
    return rows[0];
  },

  /** Uses a recovery code up; false when it is used or replaced by now. */
  async useCode(adminId: string, codeHash: string, usedAt: Date): Promise<boolean> {
    const rows = await db
      .update(recoveryCode)
      .set({ usedAt })
      .where(
        and(
          eq(recoveryCode.adminId, adminId),
          eq(recoveryCode.codeHash, codeHash),
          isNull(recoveryCode.usedAt),
        ),
      )
      .returning({ selector: recoveryCode.selector });
    return rows.length > 0;
  },
});

const passkeys = (db: Db) => ({
  async passkeysOf(adminId: string): Promise<PasskeyRow[]> {
    return db
      .select()
      .from(passkey)
      .where(eq(passkey.adminId, adminId))
      .orderBy(asc(passkey.createdAt), asc(passkey.id));
  },

  async addPasskey(row: typeof passkey.$inferInsert): Promise<boolean> {
    return (
      (await db.insert(passkey).values(row).onConflictDoNothing().returning({ id: passkey.id })).length > 0
    );
  },

  async notePasskeyUse(id: string, counter: number, usedAt: Date): Promise<void> {
    await db.update(passkey).set({ counter, usedAt }).where(eq(passkey.id, id));
  },

  async removePasskey(adminId: string, id: string): Promise<{ name: string } | undefined> {
    const rows = await db
      .delete(passkey)
      .where(and(eq(passkey.adminId, adminId), eq(passkey.id, id)))
      .returning({ name: passkey.name });
    return rows[0];
  },
});

/** The codes, recovery codes and passkeys of accounts. */
export const secondFactorsRepository = (db: Db) => ({
  ...codes(db),
  ...recoveryCodes(db),
  ...passkeys(db),

  /** Removes all of them; false where there was none in force. */
  async removeAll(adminId: string): Promise<boolean> {
    const hadCodes = await codes(db).removeTotp(adminId);
    const gone = await db.delete(passkey).where(eq(passkey.adminId, adminId)).returning({ id: passkey.id });
    await db.delete(recoveryCode).where(eq(recoveryCode.adminId, adminId));
    return hadCodes || gone.length > 0;
  },

  /** Which accounts have a second factor. */
  async owners(): Promise<Set<string>> {
    const rows = await db.select({ id: admin.id }).from(admin).where(hasSecondFactor);
    return new Set(rows.map(({ id }) => id));
  },
});

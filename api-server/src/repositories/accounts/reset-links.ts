import { and, eq, gt, isNull, lt } from "drizzle-orm";
import { type Db } from "../../database/database.ts";
import { resetLink } from "../../database/schema.ts";

export const resetLinksRepository = (db: Db) => ({
  /** Stores a new link and makes the administrator's older ones worthless. */
  async replace(adminId: string, tokenHash: string, expiresAt: Date): Promise<void> {
    await db.delete(resetLink).where(eq(resetLink.adminId, adminId));
    await db.insert(resetLink).values({ adminId, tokenHash, expiresAt });
  },

  /** Whose link it is while it can still be used; `undefined` when it is unknown, used or too old. */
  async ownerOf(tokenHash: string, now: Date): Promise<string | undefined> {
    const rows = await db
      .select({ adminId: resetLink.adminId })
      .from(resetLink)
      .where(and(eq(resetLink.tokenHash, tokenHash), isNull(resetLink.usedAt), gt(resetLink.expiresAt, now)));
    return rows[0]?.adminId;
  },

  /** Uses the link up and returns whose it was; `undefined` when it is unknown, used or too old. */
  async use(tokenHash: string, now: Date): Promise<string | undefined> {
    const rows = await db
      .update(resetLink)
      .set({ usedAt: now })
      .where(and(eq(resetLink.tokenHash, tokenHash), isNull(resetLink.usedAt), gt(resetLink.expiresAt, now)))
      .returning({ adminId: resetLink.adminId });
    return rows[0]?.adminId;
  },

  async removeExpired(now: Date): Promise<void> {
    await db.delete(resetLink).where(lt(resetLink.expiresAt, now));
  },
});

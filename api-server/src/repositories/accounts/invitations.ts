import { and, asc, eq, gt, lte } from "drizzle-orm";
import { type Db } from "../../database/database.ts";
import { emailKeyOf } from "./admins.ts";
import { admin, invitation } from "../../database/schema.ts";

export type Invitation = typeof invitation.$inferSelect;

const invitationReads = (db: Db) => ({
  async findById(id: string): Promise<Invitation | undefined> {
    const rows = await db.select().from(invitation).where(eq(invitation.id, id));
    return rows[0];
  },

  async findByEmail(email: string): Promise<Invitation | undefined> {
    const rows = await db
      .select()
      .from(invitation)
      .where(eq(invitation.emailKey, emailKeyOf(email)));
    return rows[0];
  },

  /** The invitation behind a link that can still be used. */
  async findByToken(tokenHash: string, now: Date): Promise<Invitation | undefined> {
    const rows = await db
      .select()
      .from(invitation)
      .where(and(eq(invitation.tokenHash, tokenHash), gt(invitation.expiresAt, now)));
    return rows[0];
  },

  /** All of them with who invited, oldest first; also those whose link is too old, which can be sent again. */
  async list(): Promise<(Invitation & { inviter: string | null })[]> {
    const rows = await db
      .select({ invitation, inviter: admin.name })
      .from(invitation)
      .leftJoin(admin, eq(admin.id, invitation.invitedBy))
      .orderBy(asc(invitation.createdAt), asc(invitation.id));
    return rows.map(({ invitation: row, inviter }) => ({ ...row, inviter }));
  },
});

const invitationWrites = (db: Db) => ({
  async insert(row: typeof invitation.$inferInsert): Promise<void> {
    await db.insert(invitation).values(row);
  },

  /** Gives the invitation a new link, which ends the former one; `undefined` when it is gone. */
  async setLink(id: string, tokenHash: string, expiresAt: Date): Promise<Invitation | undefined> {
    const rows = await db
      .update(invitation)
      .set({ tokenHash, expiresAt })
      .where(eq(invitation.id, id))
      .returning();
    return rows[0];
  },

  async noteMailed(id: string, mailedAt: Date | null): Promise<void> {
    await db.update(invitation).set({ mailedAt }).where(eq(invitation.id, id));
  },

  /** Removes an invitation and returns it; of two that remove the same, one gets it. */
  async remove(id: string): Promise<Invitation | undefined> {
    const rows = await db.delete(invitation).where(eq(invitation.id, id)).returning();
    return rows[0];
  },

  async removeOf(email: string): Promise<void> {
    await db.delete(invitation).where(eq(invitation.emailKey, emailKeyOf(email)));
  },

  async removeExpired(before: Date): Promise<void> {
    await db.delete(invitation).where(lte(invitation.expiresAt, before));
  },
});

/** Everybody who was invited and has no account yet. */
export const invitationsRepository = (db: Db) => ({ ...invitationReads(db), ...invitationWrites(db) });

import { and, desc, eq, gt, lt, lte, ne, or } from "drizzle-orm";
import { type Db } from "../../database/database.ts";
import { admin, session } from "../../database/schema.ts";
import { hasSecondFactor } from "./second-factors.ts";

export type SessionRow = typeof session.$inferSelect;

/** Sessions that are in use. */
const openSessions = (db: Db) => ({
  async insert(row: typeof session.$inferInsert): Promise<void> {
    await db.insert(session).values(row);
  },

  /** The session behind a token's hash with its administrator, if both still count. */
  async find(tokenHash: string, now: Date, idleSince: Date) {
    const rows = await db
      .select({
        id: session.id,
        usedAt: session.usedAt,
        replaces: session.replaces,
        adminId: admin.id,
        name: admin.name,
        email: admin.email,
        role: admin.role,
        passwordGiven: admin.passwordGiven,
        provenAt: session.provenAt,
        provenBy: session.provenBy,
        hasSecondFactor,
      })
      .from(session)
      .innerJoin(admin, eq(admin.id, session.adminId))
      .where(
        and(
          eq(session.tokenHash, tokenHash),
          eq(admin.active, true),
          gt(session.expiresAt, now),
          gt(session.usedAt, idleSince),
        ),
      );
    return rows[0];
  },

  async touch(id: string, usedAt: Date): Promise<void> {
    await db.update(session).set({ usedAt }).where(eq(session.id, id));
  },

  /** Notes that somebody proved in a session who they are. */
  async prove(id: string, provenAt: Date, provenBy: "password" | "second-factor"): Promise<void> {
    await db.update(session).set({ provenAt, provenBy }).where(eq(session.id, id));
  },

  async listOf(adminId: string, now: Date, idleSince: Date): Promise<SessionRow[]> {
    return db
      .select()
      .from(session)
      .where(and(eq(session.adminId, adminId), gt(session.expiresAt, now), gt(session.usedAt, idleSince)))
      .orderBy(desc(session.usedAt));
  },
});

/**
 * Ends the sessions that were on this session's device before it, and the one it was signed in with, once. Returns
 * whose they were, and where the new session came from.
 */
async function endReplaced(db: Db, id: string) {
  const [fresh] = await db
    .update(session)
    .set({ replaces: false })
    .where(and(eq(session.id, id), eq(session.replaces, true)))
    .returning();
  if (!fresh) return [];
  const { adminId, device, formerId, createdAt } = fresh;
  const ofDevice =
    device === null
      ? undefined
      : and(eq(session.adminId, adminId), eq(session.device, device), lte(session.createdAt, createdAt));
  const ofFormer = formerId === null ? undefined : eq(session.id, formerId);
  if (!ofDevice && !ofFormer) return [];
  const gone = await db
    .delete(session)
    .where(and(ne(session.id, id), or(ofDevice, ofFormer)))
    .returning({ id: session.id, adminId: session.adminId });
  return gone.map((one) => ({ ...one, address: fresh.address }));
}

/** The ways in which a session ends. */
const endings = (db: Db) => ({
  async remove(id: string, adminId: string): Promise<boolean> {
    const rows = await db
      .delete(session)
      .where(and(eq(session.id, id), eq(session.adminId, adminId)))
      .returning({ id: session.id });
    return rows.length > 0;
  },

  /**
   * Ends a session and returns whose it was; `undefined` where there is none.
   *
   * @param ownerId ends it only when it is theirs
   */
  async end(id: string, ownerId: string | undefined): Promise<{ id: string; name: string } | undefined> {
    const [gone] = await db
      .delete(session)
      .where(and(eq(session.id, id), ownerId === undefined ? undefined : eq(session.adminId, ownerId)))
      .returning({ adminId: session.adminId });
    if (!gone) return undefined;
    const [owner] = await db
      .select({ id: admin.id, name: admin.name })
      .from(admin)
      .where(eq(admin.id, gone.adminId));
    return owner;
  },

  endReplaced: (id: string) => endReplaced(db, id),

  /** Ends every session of an administrator but the one excepted. */
  async removeAllOf(adminId: string, exceptId = ""): Promise<void> {
    await db.delete(session).where(and(eq(session.adminId, adminId), ne(session.id, exceptId)));
  },

  async removeExpired(now: Date, idleSince: Date): Promise<void> {
    await db.delete(session).where(or(lt(session.expiresAt, now), lt(session.usedAt, idleSince)));
  },
});

export const sessionsRepository = (db: Db) => ({ ...openSessions(db), ...endings(db) });

import { and, asc, count, eq, sql } from "drizzle-orm";
import { type Db } from "../../database/database.ts";
import { admin } from "../../database/schema.ts";

export type Admin = typeof admin.$inferSelect;

/** What makes two spellings of an address the same account. */
export const emailKeyOf = (email: string) => email.trim().normalize("NFC").toLowerCase();

/** Serialises the making and switching off of administrators over all servers, until the transaction ends. */
const adminsLock = 0x61646d69;

/** What is asked about accounts. */
const adminReads = (db: Db) => ({
  async count(): Promise<number> {
    const rows = await db.select({ n: count() }).from(admin);
    return rows[0]?.n ?? 0;
  },

  /** Of those who may change accounts: without one of them nobody could. */
  async countActiveAdministrators(): Promise<number> {
    const rows = await db
      .select({ n: count() })
      .from(admin)
      .where(and(eq(admin.active, true), eq(admin.role, "administrator")));
    return rows[0]?.n ?? 0;
  },

  async findById(id: string): Promise<Admin | undefined> {
    const rows = await db.select().from(admin).where(eq(admin.id, id));
    return rows[0];
  },

  async findByEmail(email: string): Promise<Admin | undefined> {
    const rows = await db
      .select()
      .from(admin)
      .where(eq(admin.emailKey, emailKeyOf(email)));
    return rows[0];
  },

  /** The oldest active administrator: the one the installation began with. */
  async first(): Promise<Admin | undefined> {
    const rows = await db
      .select()
      .from(admin)
      .where(and(eq(admin.active, true), eq(admin.role, "administrator")))
      .orderBy(asc(admin.createdAt))
      .limit(1);
    return rows[0];
  },

  async list(): Promise<Admin[]> {
    return db.select().from(admin).orderBy(asc(admin.createdAt), asc(admin.id));
  },
});

const adminWrites = (db: Db) => ({
  /** Call it first in a transaction whose outcome depends on how many administrators there are. */
  async lock(): Promise<void> {
    await db.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(adminsLock))})`);
  },

  async insert(row: typeof admin.$inferInsert): Promise<void> {
    await db.insert(admin).values(row);
  },

  /** Stores the queue key of an account that has none yet. */
  async fillQueueKey(id: string, queueKey: string): Promise<void> {
    await db
      .update(admin)
      .set({ queueKey })
      .where(and(eq(admin.id, id), eq(admin.queueKey, "")));
  },

  async noteSignIn(id: string, at: Date): Promise<void> {
    await db.update(admin).set({ lastSignInAt: at }).where(eq(admin.id, id));
  },

  async change(id: string, changes: Partial<Pick<Admin, "active" | "role">>, updatedAt: Date): Promise<void> {
    await db
      .update(admin)
      .set({ ...changes, updatedAt })
      .where(eq(admin.id, id));
  },

  /** Stores the hash of a password that its owner has chosen; false when the password it should replace is no longer the current one. */
  async setPassword(id: string, passwordHash: string, expectedHash?: string): Promise<boolean> {
    const rows = await db
      .update(admin)
      .set({ passwordHash, passwordGiven: false })
      .where(
        and(eq(admin.id, id), expectedHash === undefined ? undefined : eq(admin.passwordHash, expectedHash)),
      )
      .returning({ id: admin.id });
    return rows.length > 0;
  },
});

export const adminsRepository = (db: Db) => ({ ...adminReads(db), ...adminWrites(db) });

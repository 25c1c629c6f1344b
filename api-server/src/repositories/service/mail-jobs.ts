import { and, asc, count, desc, eq, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import { type Db } from "../../database/database.ts";
import { inMs, nextAttempt } from "../../database/times.ts";
import { newId } from "../../lib/ids.ts";
import { type AskedBy, mailJob } from "../../database/schema.ts";

export type MailJob = typeof mailJob.$inferSelect;
export type MailKind = MailJob["kind"];

/** Seconds until the next attempt after the first, second … failure; from the last on, every three hours. */
const backoffSeconds = [10, 60, 300, 900, 3_600, 10_800];

/** The mails that were not sent yet, in figures. */
export interface MailFigures {
  waiting: number;
  /** Of those waiting: tried before, without success. */
  failing: number;
  /** The mail server will not take them. */
  refused: number;
  oldestAt?: Date;
  lastFailure?: { at: Date; message: string };
}

/** Claims the mail that is due longest for `leaseMs`; `undefined` when nothing is due. */
async function takeDue(db: Db, leaseMs: number): Promise<MailJob | undefined> {
  const due = db
    .select({ id: mailJob.id })
    .from(mailJob)
    .where(
      and(
        eq(mailJob.refused, false),
        lte(mailJob.dueAt, sql`now()`),
        or(isNull(mailJob.leaseUntil), lt(mailJob.leaseUntil, sql`now()`)),
      ),
    )
    .orderBy(asc(mailJob.dueAt), asc(mailJob.id))
    .limit(1)
    .for("update", { skipLocked: true });
  const rows = await db
    .update(mailJob)
    .set({ leaseUntil: inMs(leaseMs) })
    .where(eq(mailJob.id, sql`(${due})`))
    .returning();
  return rows[0];
}

async function figuresOf(db: Db): Promise<MailFigures> {
  const filtered = (what: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${what}))::int`;
  const [sums] = await db
    .select({
      total: count(),
      failing: filtered(sql`${mailJob.tries} > 0 and not ${mailJob.refused}`),
      refused: filtered(sql`${mailJob.refused}`),
      oldest: sql<string | null>`min(${mailJob.createdAt}) filter (where not ${mailJob.refused})`,
    })
    .from(mailJob);
  const { total = 0, failing = 0, refused = 0, oldest = null } = sums ?? {};
  const [last] = await db
    .select({ at: mailJob.failedAt, message: mailJob.failure })
    .from(mailJob)
    .where(isNotNull(mailJob.failedAt))
    .orderBy(desc(mailJob.failedAt))
    .limit(1);
  return {
    ...{ waiting: total - refused, failing, refused },
    ...(oldest !== null && { oldestAt: new Date(oldest) }),
    ...(last?.at && { lastFailure: { at: last.at, message: last.message } }),
  };
}

/** Mails to be sent, stored in the database so that a restart, or another server, goes on with them. */
export const mailJobsRepository = (db: Db) => ({
  /** Adds a mail unless the same one waits already; an invitation, and what was refused, is tried again at once. */
  async add(kind: MailKind, subject: string, askedBy: AskedBy, giveUpAt: Date): Promise<void> {
    await db
      .insert(mailJob)
      .values({ id: newId(), kind, subject, askedBy, giveUpAt })
      .onConflictDoUpdate({
        target: [mailJob.kind, mailJob.subject],
        set: { giveUpAt, refused: false, tries: 0, dueAt: sql`now()` },
        setWhere: or(eq(mailJob.refused, true), eq(mailJob.kind, "invitation")),
      });
  },

  /** The mail was sent, or is not wanted any more. */
  async remove(id: string): Promise<void> {
    await db.delete(mailJob).where(eq(mailJob.id, id));
  },

  async removeOf(kind: MailKind, subject: string): Promise<void> {
    await db.delete(mailJob).where(and(eq(mailJob.kind, kind), eq(mailJob.subject, subject)));
  },

  /** Counts a failed attempt and puts the next one off; a refused mail is not tried again. */
  async failed(id: string, failure: string, refused: boolean): Promise<void> {
    await db
      .update(mailJob)
      .set({
        ...{ failure, refused, leaseUntil: null },
        tries: sql`${mailJob.tries} + 1`,
        failedAt: sql`now()`,
        dueAt: nextAttempt(mailJob.tries, backoffSeconds),
      })
      .where(eq(mailJob.id, id));
  },

  async listOf(kind: MailKind): Promise<MailJob[]> {
    return db.select().from(mailJob).where(eq(mailJob.kind, kind));
  },

  take: (leaseMs: number) => takeDue(db, leaseMs),
  figures: () => figuresOf(db),
});

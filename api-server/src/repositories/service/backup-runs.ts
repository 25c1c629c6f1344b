import { and, desc, eq, isNotNull, lt, sql } from "drizzle-orm";
import { type Db } from "../../database/database.ts";
import { inMs } from "../../database/times.ts";
import { backupRun } from "../../database/schema.ts";

/** How a scheduled backup ended. */
interface BackupRun {
  finishedAt: Date;
  succeeded: boolean;
  /** Why it failed, in a sentence; empty after a success. */
  message: string;
  /** Bytes it wrote. */
  bytes: number;
}

/** Which server makes the backup of a due time, and how it went. */
export interface BackupRuns {
  /** True when this server is to make it now: nobody has made it, or is at it, and it may be tried again. */
  claim(dueAt: Date, leaseMs: number): Promise<boolean>;
  renew(dueAt: Date, leaseMs: number): Promise<void>;
  finish(dueAt: Date, outcome: Omit<BackupRun, "finishedAt"> & { retryAfterMs: number }): Promise<void>;
  /** The newest that ended, and the newest of those that succeeded. */
  last(): Promise<{ newest: BackupRun | undefined; success: BackupRun | undefined }>;
  removeBefore(before: Date): Promise<void>;
}

/** Attempts at one due time; the next due time begins with new ones. */
const maxAttempts = 12;

const runOf = ({ finishedAt, succeeded, message, bytes }: typeof backupRun.$inferSelect): BackupRun => ({
  finishedAt: finishedAt ?? new Date(0),
  succeeded: succeeded === true,
  message,
  bytes,
});

/** The scheduled backups: a row for each due time, so that one of several servers makes it. */
export const backupRunsRepository = (db: Db): BackupRuns => ({
  async claim(dueAt, leaseMs) {
    const rows = await db
      .insert(backupRun)
      .values({ dueAt, leaseUntil: inMs(leaseMs) })
      .onConflictDoUpdate({
        target: backupRun.dueAt,
        set: {
          leaseUntil: inMs(leaseMs),
          startedAt: sql`now()`,
          attempts: sql`${backupRun.attempts} + 1`,
        },
        setWhere: sql`${backupRun.succeeded} is not true and ${backupRun.leaseUntil} < now() and ${backupRun.attempts} < ${maxAttempts}`,
      })
      .returning({ dueAt: backupRun.dueAt });
    return rows.length > 0;
  },

  async renew(dueAt, leaseMs) {
    await db
      .update(backupRun)
      .set({ leaseUntil: inMs(leaseMs) })
      .where(eq(backupRun.dueAt, dueAt));
  },

  async finish(dueAt, { succeeded, message, bytes, retryAfterMs }) {
    await db
      .update(backupRun)
      .set({ succeeded, message, bytes, finishedAt: sql`now()`, leaseUntil: inMs(retryAfterMs) })
      .where(eq(backupRun.dueAt, dueAt));
  },

  async last() {
    const finished = (succeeded?: boolean) =>
      db
        .select()
        .from(backupRun)
        .where(
          and(
            isNotNull(backupRun.finishedAt),
            succeeded === undefined ? undefined : eq(backupRun.succeeded, succeeded),
          ),
        )
        .orderBy(desc(backupRun.finishedAt))
        .limit(1);
    const [[newest], [success]] = [await finished(), await finished(true)];
    return { newest: newest && runOf(newest), success: success && runOf(success) };
  },

  async removeBefore(before) {
    await db.delete(backupRun).where(lt(backupRun.dueAt, before));
  },
});

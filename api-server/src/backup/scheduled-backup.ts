import { causesOf, isDiskFull, Problem } from "../lib/problems.ts";
import { S3Failure } from "../storage/s3-requests.ts";
import type { BackupRuns } from "../repositories/service/backup-runs.ts";
import { holdLease } from "../jobs/hold-lease.ts";
import type { BackupSchedule, TimeOfDay } from "../settings/backup-settings.ts";
import { CommandRefused } from "../lib/command-refused.ts";
import type { CommandOutcome } from "../lib/command-outcome.ts";
import type { BackupFigures } from "../monitoring/service-gauges.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const leaseMs = 5 * minute;
const retryMs = 15 * minute;
/** How long the rows of former backups are stored. */
const historyMs = 400 * day;

const timesAround = (times: TimeOfDay[], now: Date): number[] =>
  [-1, 0, 1].flatMap((days) =>
    times.map(({ hours, minutes }) =>
      new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hours, minutes).getTime(),
    ),
  );

/** The latest of the times of day that has come, on this machine's clock. */
export function lastDue(times: TimeOfDay[], now: Date): Date {
  return new Date(Math.max(...timesAround(times, now).filter((at) => at <= now.getTime())));
}

/** The next of the times of day. */
export function nextDue(times: TimeOfDay[], now: Date): Date {
  return new Date(Math.min(...timesAround(times, now).filter((at) => at > now.getTime())));
}

export interface ScheduledBackupOptions {
  at: BackupSchedule["at"];
  runs: BackupRuns;
  /** Writes the backup; failed when files were missing. */
  backUp: () => Promise<CommandOutcome & { bytes: number }>;
  now?: () => Date;
}

/**
 * Makes the backup that is due, unless it was made already or another server is at it. One that fails is tried again
 * after a quarter of an hour; one that lacked files was written, and is made again at the next due time. What a
 * server that was switched off has missed is made up for.
 */
export async function makeDueBackup({
  at,
  runs,
  backUp,
  now = () => new Date(),
}: ScheduledBackupOptions): Promise<string | undefined> {
  const dueAt = lastDue(at, now());
  if (!(await runs.claim(dueAt, leaseMs))) return undefined;
  return holdLease(
    () => runs.renew(dueAt, leaseMs),
    leaseMs / 5,
    async () => {
      const {
        lines,
        failed = false,
        bytes,
      } = await backUp().catch(async (error: unknown) => {
        const message = whyFailed(error);
        await runs.finish(dueAt, { succeeded: false, message, bytes: 0, retryAfterMs: retryMs });
        throw error;
      });
      const message = failed ? lines : "";
      await runs.finish(dueAt, { succeeded: !failed, message, bytes, retryAfterMs: failed ? 2 * day : 0 });
      if (failed) throw new Error(lines);
      await runs.removeBefore(new Date(now().getTime() - historyMs));
      return lines;
    },
  );
}

/** Why a backup failed, for administrators: our own sentences, and of any other error what it is about. */
function whyFailed(error: unknown): string {
  if (error instanceof CommandRefused || error instanceof Problem) return error.message;
  if (isDiskFull(error)) return "There is no room left where the backups are written.";
  const causes = [...causesOf(error)];
  const storage = causes.find((one) => one instanceof S3Failure);
  if (storage) return `The place for backups answered ${storage.status}.`;
  const code = causes.map((one) => one.code).find((one) => typeof one === "string");
  return `The backup could not be written${code === undefined ? "" : ` (${code})`}. The server’s log says why.`;
}

/** The last scheduled backups, for the metrics. */
export async function backupFigures(runs: Pick<BackupRuns, "last">): Promise<BackupFigures> {
  const { newest, success } = await runs.last();
  return {
    ...(success && { lastSuccessAt: success.finishedAt }),
    lastFailed: newest?.succeeded === false,
    bytes: success?.bytes ?? 0,
  };
}

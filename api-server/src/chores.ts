import { join } from "node:path";
import { runBackupJob } from "./backup/backup-job.ts";
import type { BackupSchedule } from "./settings/backup-settings.ts";
import { emptyTrash } from "./cleanup/empty-trash.ts";
import { type Chore } from "./cleanup/housekeeping.ts";
import { orphanOptionsOf } from "./cleanup/orphan-options.ts";
import { collectOrphans } from "./cleanup/orphans.ts";
import { removeFiles } from "./cleanup/remove-files.ts";
import { makeDueBackup } from "./backup/scheduled-backup.ts";
import { removeOldTempFiles } from "./cleanup/temp-files.ts";
import { auditRepository } from "./repositories/service/audit.ts";
import { backupRunsRepository } from "./repositories/service/backup-runs.ts";
import { idempotencyKeysRepository } from "./repositories/service/idempotency-keys.ts";
import { invitationsRepository } from "./repositories/accounts/invitations.ts";
import { purgeRepository } from "./repositories/content/purge.ts";
import { resetLinksRepository } from "./repositories/accounts/reset-links.ts";
import { trashMs } from "./repositories/content/trash.ts";
import { unusedFilesRepository } from "./repositories/files/unused-files.ts";
import { type Deps } from "./routes/deps.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long the server remembers what it did under a key: longer than any phone stays in a drawer. */
const keysMs = 180 * day;

/** An invitation that nobody accepted is shown for so long after its link has ended, to be sent again. */
const expiredInvitationsMs = 30 * day;

const ago = (ms: number) => new Date(Date.now() - ms);

/** What the server does now and then by itself. Each chore may run on several servers at once. */
export function choresOf(deps: Deps): Chore[] {
  const { database, config, uploads, sessions, tempDir, metrics } = deps;
  const { db } = database;
  return [
    { name: "tidy the database", everyMs: 10 * minute, run: () => database.tidy() },
    { name: "end old sessions", everyMs: hour, run: () => sessions.tidy() },
    { name: "remove old uploads", everyMs: hour, run: () => uploads.removeExpired() },
    {
      name: "empty the trash",
      everyMs: 6 * hour,
      run: async () => {
        await resetLinksRepository(db).removeExpired(new Date());
        await invitationsRepository(db).removeExpired(ago(expiredInvitationsMs));
        await idempotencyKeysRepository(db).removeBefore(ago(keysMs));
        const records = await emptyTrash(db, ago(trashMs));
        const unused = await db.transaction(async (tx) => {
          const keys = await unusedFilesRepository(tx).collect(new Date(), ago(trashMs));
          await purgeRepository(tx).enqueue(keys);
          return keys;
        });
        return { records, files: unused.length };
      },
    },
    {
      name: "remove files of purged records",
      everyMs: 10 * minute,
      run: () => removeFiles({ db, store: deps.store }),
    },
    {
      name: "condense the change history",
      everyMs: day,
      run: () => db.transaction((tx) => auditRepository(tx).condense(ago(config.signInRetentionDays * day))),
    },
    {
      name: "collect orphans",
      everyMs: day,
      run: async () => {
        const report = await collectOrphans(orphanOptionsOf(deps));
        metrics.orphansCollected(report);
        if (report.refused !== undefined) throw new Error(report.refused);
        return report;
      },
    },
    {
      name: "remove old temporary files",
      everyMs: hour,
      run: () => removeOldTempFiles({ parent: join(config.dataDir, "incoming"), own: tempDir }),
    },
  ];
}

/** The backups that the settings ask for; what is due is looked for every minute. */
export const backupChore = (
  { job, at }: BackupSchedule,
  source: Parameters<typeof runBackupJob>[1],
): Chore => ({
  name: "back up",
  everyMs: minute,
  run: () =>
    makeDueBackup({ at, runs: backupRunsRepository(source.db), backUp: () => runBackupJob(job, source) }),
});

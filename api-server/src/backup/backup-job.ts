import type { BackupJob } from "../settings/backup-settings.ts";
import { backUpTo, type SetOptions } from "./backup-sets.ts";
import { openBackupTarget } from "./backup-target.ts";
import type { CommandOutcome } from "../lib/command-outcome.ts";
import { encryptionFor } from "./archive/encryption.ts";

/** Writes the backup; a line for people, and failed when files were missing. */
export async function runBackupJob(
  { to, keep, recipients, s3 }: BackupJob,
  options: Omit<SetOptions, "target" | "encryption" | "keep">,
): Promise<CommandOutcome & { bytes: number }> {
  const target = openBackupTarget(to, s3);
  try {
    const encryption = recipients.length > 0 ? await encryptionFor(recipients) : undefined;
    const { rows, files, missing, name, unchanged, bytes, removedBackups } = await backUpTo({
      ...{ ...options, target, encryption, keep },
    });
    const line = `Backup written and checked: ${target.address}, ${name} (${rows} rows, ${files} files, ${files - unchanged} of them new, ${Math.ceil(bytes / 1024)} kB; ${removedBackups} old backups removed)`;
    return { ...backupOutcome(line, missing), bytes };
  } finally {
    target.close();
  }
}

/** The line of a backup that was written; it has failed all the same when files were missing. */
export function backupOutcome(line: string, missing: string[]): CommandOutcome {
  if (missing.length === 0) return { lines: line };
  const some = missing.slice(0, 10).join(", ");
  const lines = `${line}\nNOT COMPLETE: ${missing.length} files that the database names are missing or changed in the file storage: ${some}${missing.length > 10 ? " …" : ""}`;
  return { lines, failed: true };
}

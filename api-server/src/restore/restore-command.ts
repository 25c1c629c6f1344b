import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Config } from "../settings/config.ts";
import { openEmbedded } from "../database/engines/embedded.ts";
import { readMigrations } from "../database/migrate.ts";
import { emptyDatabase, migrationsFolder } from "../database/engines/open-database.ts";
import { adminsRepository } from "../repositories/accounts/admins.ts";
import { auditRepository } from "../repositories/service/audit.ts";
import { readBackupSettings } from "../settings/backup-settings.ts";
import { type BackupSource, findBackup } from "../backup/backup-source.ts";
import type { CommandOutcome } from "../lib/command-outcome.ts";
import { CommandRefused } from "../lib/command-refused.ts";
import { resolveOperatorPath, runOperatorCommand, withEverything, withTempDir } from "../commands/command.ts";
import { adminLines, drill, drillLines } from "./drill.ts";
import { decryptionWith } from "../backup/archive/encryption.ts";
import { guardRestore } from "./guard-restore.ts";
import { restoreBackup } from "./restore.ts";

const usage = `Usage: npm run restore -- FILE|DIR|s3://BUCKET/PREFIX [--at TIME] [--key FILE] [--replace]
       npm run restore -- FILE|DIR|s3://BUCKET/PREFIX [--at TIME] [--key FILE] --drill
  --at TIME    of several backups the newest from before this time (ISO 8601)
  --key FILE   the private key of encrypted backups
  --replace    replaces what the database holds
  --drill      restores into a scratch place, compares, and removes it again`;

function parseRestoreArgs(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        at: { type: "string" },
        key: { type: "string" },
        replace: { type: "boolean" },
        drill: { type: "boolean" },
      },
    });
  } catch (cause) {
    throw new CommandRefused(usage, { cause });
  }
}

/** Brings a backup back into the database and the store the settings name, or tries it out in a scratch place. */
async function restore(args: string[], config: Config): Promise<CommandOutcome> {
  const { values, positionals } = parseRestoreArgs(args);
  const [from, ...rest] = positionals;
  if (from === undefined || rest.length > 0) throw new CommandRefused(usage);
  const at = values.at === undefined ? undefined : new Date(values.at);
  if (at && Number.isNaN(at.getTime()))
    throw new CommandRefused(`--at ${values.at}: should be a time such as 2026-11-23T02:30Z.`);
  const source = await findBackup({
    from: from.startsWith("s3://") ? from : resolveOperatorPath(from),
    at,
    decryption: values.key === undefined ? undefined : await decryptionWith(resolveOperatorPath(values.key)),
    s3: readBackupSettings(process.env, config).s3,
  });
  try {
    return values.drill
      ? await runDrill(source, config)
      : await bringBack(source, config, values.replace ?? false);
  } finally {
    source.close?.();
  }
}

async function bringBack(source: BackupSource, config: Config, replace: boolean): Promise<CommandOutcome> {
  return withEverything(config, async ({ database, store, tempDir }) => {
    const guard = await guardRestore({ database, store, replace });
    try {
      const { rows, files, missing, manifest } = await restoreBackup(
        { db: database.db, store, tempDir, mayBegin: guard.mayBegin },
        source,
      );
      await auditRepository(database.db).record(
        { id: undefined, name: "Command line", requestId: "", address: "local" },
        {
          action: "restore",
          kind: "installation",
          subjectId: manifest.createdAt,
          subjectTitle: manifest.createdAt,
        },
      );
      const lines = [
        `Restored: ${rows} rows and ${files} files of ${manifest.createdAt}. Everybody has to sign in again.`,
        adminLines(await adminsRepository(database.db).list(), manifest.createdAt),
      ];
      if (missing.length > 0)
        lines.push(
          `${missing.length} files were missing when the backup was made: ${missing.slice(0, 10).join(", ")}`,
        );
      return { lines: lines.join("\n"), failed: missing.length > 0 };
    } finally {
      await guard.release();
    }
  });
}

async function runDrill(source: BackupSource, config: Config): Promise<CommandOutcome> {
  const migrations = readMigrations(migrationsFolder);
  const openScratch = (folder: string) =>
    openEmbedded({ folder: join(folder, "db"), migrations, emptyDump: emptyDatabase });
  return withTempDir(config, async (tempDir) => ({
    lines: drillLines(await drill(source, { openDatabase: openScratch, tempDir })),
  }));
}

runOperatorCommand(restore);

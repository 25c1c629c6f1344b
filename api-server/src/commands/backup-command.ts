import { createWriteStream, existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { PassThrough, type Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import type { Config } from "../settings/config.ts";
import { filesRepository } from "../repositories/files/files.ts";
import { installationRepository } from "../repositories/service/installation.ts";
import { readArchive } from "../backup/archive/archive.ts";
import { missingName, writeBackup } from "../backup/backup.ts";
import { backupOutcome, runBackupJob } from "../backup/backup-job.ts";
import { type BackupJob, readBackupJob, readBackupSettings } from "../settings/backup-settings.ts";
import { forceFolderToDisk } from "../lib/force-to-disk.ts";
import { CommandRefused } from "../lib/command-refused.ts";
import type { CommandOutcome } from "../lib/command-outcome.ts";
import { needDatabase, resolveOperatorPath, runOperatorCommand, withEverything } from "./command.ts";
import { backupThroughServer, backupToThroughServer } from "./control.ts";
import { type Encryption, encryptionFor, makeKeyFile } from "../backup/archive/encryption.ts";

const usage = `Usage: npm run backup -- FILE [--replace]            one archive; FILE.age is encrypted for BACKUP_PUBLIC_KEY
       npm run backup -- --to DIR|s3://BUCKET/PREFIX [--keep 7,4,12] [--unencrypted]
       npm run backup -- --new-key FILE               makes a key pair, prints the public key`;

async function backup(args: string[], config: Config): Promise<CommandOutcome> {
  const { values, positionals } = parseBackupArgs(args);
  if (values["new-key"] !== undefined) {
    const recipient = await makeKeyFile(resolveOperatorPath(values["new-key"]));
    return {
      lines: `BACKUP_PUBLIC_KEY=${recipient}\nKeep the private key in ${resolveOperatorPath(values["new-key"])} away from this server: without it no backup can be read.`,
    };
  }
  const settings = readBackupSettings(process.env, config);
  if (values.to !== undefined) {
    if (positionals.length > 0) throw new CommandRefused(usage);
    const to = values.to.startsWith("s3://") ? values.to : resolveOperatorPath(values.to);
    return backupTo(
      readBackupJob({ to, keep: values.keep, unencrypted: values.unencrypted }, settings),
      config,
    );
  }
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) throw new CommandRefused(usage);
  const encryption = file.endsWith(".age") ? await encryptionFor(settings.recipients) : undefined;
  if (encryption?.recipients.length === 0)
    throw new CommandRefused("An encrypted backup needs BACKUP_PUBLIC_KEY.");
  return backupIntoFile(resolveOperatorPath(file), config, { encryption, replace: values.replace ?? false });
}

function parseBackupArgs(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        to: { type: "string" },
        keep: { type: "string" },
        unencrypted: { type: "boolean" },
        replace: { type: "boolean" },
        "new-key": { type: "string" },
      },
    });
  } catch (cause) {
    throw new CommandRefused(usage, { cause });
  }
}

async function backupTo(job: BackupJob, config: Config): Promise<CommandOutcome> {
  if (config.databaseUrl === undefined) {
    const outcome = await backupToThroughServer(config.dataDir, job);
    if (outcome) return outcome;
    needDatabase(config);
  }
  return withEverything(config, async ({ database: { db }, store, tempDir }) => {
    const installation = await installationRepository(db).find();
    if (!installation) throw new CommandRefused("The installation has no id yet: start the server once.");
    const files = filesRepository(db);
    return runBackupJob(job, { db, store, files, tempDir, installationId: installation.id });
  });
}

interface FileOptions {
  encryption: Encryption | undefined;
  replace: boolean;
}

/**
 * One archive of database and files, beside a running server or without one. It is read and compared before the
 * file gets its name, so that whatever bears it is whole.
 */
async function backupIntoFile(target: string, config: Config, options: FileOptions): Promise<CommandOutcome> {
  if (existsSync(target) && !options.replace)
    throw new CommandRefused(`There is a file ${target} already. Choose another name, or add --replace.`);
  const draft = `${target}.partial`;
  try {
    await mkdir(dirname(target), { recursive: true });
    await rm(draft, { force: true });
  } catch {
    throw new CommandRefused(`The backup can't be written to ${dirname(target)}.`);
  }
  try {
    const { files, missing } = await writeChecked(draft, config, options.encryption);
    await rename(draft, target);
    await forceFolderToDisk(dirname(target));
    return backupOutcome(`Backup written and checked: ${target} (${files} files)`, missing);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Writes the archive into a file, encrypted where that is wanted, and checks the plain one on its way. */
async function writeChecked(path: string, config: Config, encryption: Encryption | undefined) {
  const file = createWriteStream(path, { flags: "w", mode: 0o600, flush: true });
  if (!encryption) {
    await write(config, file);
    return check(path);
  }
  const [plain, forCheck, forFile] = [new PassThrough(), new PassThrough(), new PassThrough()];
  plain.on("data", (chunk: Buffer) => {
    if (![forCheck.write(chunk), forFile.write(chunk)].every(Boolean)) plain.pause();
  });
  for (const branch of [forCheck, forFile]) {
    branch.on("drain", () => {
      if (!forCheck.writableNeedDrain && !forFile.writableNeedDrain) plain.resume();
    });
    plain.on("end", () => branch.end()).on("error", (error) => branch.destroy(error));
  }
  const [checked] = await Promise.all([
    check(forCheck),
    pipeline(await encryption.encrypt(forFile), file),
    write(config, plain),
  ]);
  return checked;
}

async function check(source: Parameters<typeof readArchive>[0]) {
  let files = 0;
  let missing: string[] = [];
  await readArchive(source, async (name, stream) => {
    if (name.startsWith("files/")) files += 1;
    if (name === missingName) missing = JSON.parse(await text(stream)) as string[];
  });
  return { files, missing };
}

async function write(config: Config, target: Writable): Promise<void> {
  if (config.databaseUrl === undefined) {
    if (await backupThroughServer(config.dataDir, target)) return;
    needDatabase(config);
  }
  await withEverything(config, async ({ database: { db }, store, tempDir }) => {
    const installationId = (await installationRepository(db).find())?.id;
    await writeBackup({ db, store, files: filesRepository(db), tempDir, installationId }, target);
  });
}

runOperatorCommand(backup);

import { createWriteStream, existsSync } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Config } from "../config.ts";
import { filesRepository } from "../repositories/files.ts";
import { readArchive } from "./archive.ts";
import { writeBackup } from "./backup.ts";
import { CommandRefused, runFileCommand, withEverything } from "./command.ts";
import { backupThroughServer } from "./control.ts";

/**
 * `npm run backup -- FILE`: one archive of database and files, beside a running server or without one. It is read
 * back and compared before the file gets its name, so that whatever bears it is whole.
 */
async function backup(file: string, config: Config): Promise<string> {
  const target = resolve(file);
  const draft = `${target}.partial`;
  try {
    await mkdir(dirname(target), { recursive: true });
    await rm(draft, { force: true });
  } catch {
    throw new CommandRefused(`The backup can't be written to ${dirname(target)}.`);
  }
  try {
    await write(config, draft);
    let files = 0;
    await readArchive(draft, async (name) => {
      if (name.startsWith("files/")) files += 1;
    });
    await rename(draft, target);
    await forceToDisk(dirname(target));
    return `Backup written and checked: ${target} (${files} files)`;
  } finally {
    await rm(draft, { force: true });
  }
}

async function write(config: Config, draft: string): Promise<void> {
  const target = () => createWriteStream(draft, { flags: "w", mode: 0o600, flush: true });
  if (config.databaseUrl === undefined) {
    if (await backupThroughServer(config.dataDir, target())) return;
    if (!existsSync(join(config.dataDir, "db"))) {
      throw new CommandRefused(`There is no database in ${config.dataDir}. DATA_DIR names the folder.`);
    }
  }
  await withEverything(config, ({ database: { db }, store, tempDir }) =>
    writeBackup({ db, store, files: filesRepository(db), tempDir }, target()),
  );
}

async function forceToDisk(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}

runFileCommand("backup", backup);

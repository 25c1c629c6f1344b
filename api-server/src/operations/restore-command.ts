import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Config } from "../config.ts";
import { CommandRefused, runFileCommand, withEverything } from "./command.ts";
import { restoreBackup } from "./restore.ts";

/** `npm run restore -- FILE`: brings a backup back into the database and the store the settings name. */
async function restore(file: string, config: Config): Promise<string> {
  const path = resolve(file);
  if (!existsSync(path)) throw new CommandRefused(`There is no file ${path}.`);
  const { rows, files } = await withEverything(config, ({ database, store, tempDir }) =>
    restoreBackup({ db: database.db, store, tempDir }, path),
  );
  return `Restored: ${rows} rows and ${files} files. Everybody has to sign in again.`;
}

runFileCommand("restore", restore);

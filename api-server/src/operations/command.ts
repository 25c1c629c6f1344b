import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { openDatabase } from "../open-database.ts";
import { type Config, SettingError, readConfig } from "../config.ts";
import type { Database } from "../database/database.ts";
import { FolderInUse } from "../database/lock-data-dir.ts";
import { openLog } from "../log.ts";
import { startProblem } from "../start-problems.ts";
import { openObjectStore } from "../storage/index.ts";
import type { ObjectStore } from "../storage/object-store.ts";
import { BadArchive } from "./archive.ts";

/** What the operator typed can't be done; `message` is what they read. */
export class CommandRefused extends Error {
  override readonly name = "CommandRefused";
}

export interface Opened {
  database: Database;
  store: ObjectStore;
  tempDir: string;
}

/** Opens database and files the way the server does, for as long as the work takes. */
export async function withEverything<Result>(
  config: Config,
  work: (opened: Opened) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(config, openLog("silent"));
  const store = await openObjectStore(config);
  await mkdir(config.dataDir, { recursive: true });
  const tempDir = await mkdtemp(join(config.dataDir, "command-"));
  try {
    return await work({ database, store, tempDir });
  } finally {
    await rm(tempDir, { recursive: true, force: true });
    await store.close();
    await database.close();
  }
}

/** Runs a command of one argument, a file; ends the process with its line and exit code. */
export function runFileCommand(name: string, run: (file: string, config: Config) => Promise<string>): void {
  const [file, ...rest] = process.argv.slice(2);
  const start = async () => {
    if (file === undefined || file.startsWith("-") || rest.length > 0) {
      throw new CommandRefused(`Usage: npm run ${name} -- FILE`);
    }
    return run(file, readConfig(process.env));
  };
  start().then(
    (line) => {
      console.info(line);
      process.exit(0);
    },
    (error: unknown) => {
      console.error(sentenceOf(error));
      process.exit(1);
    },
  );
}

/** The line an operator reads when a command fails. */
export function sentenceOf(error: unknown): string {
  if (error instanceof FolderInUse) return `${error.message}. Stop the server first.`;
  const isPlain =
    error instanceof CommandRefused || error instanceof BadArchive || error instanceof SettingError;
  return isPlain ? error.message : startProblem(error);
}

import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { openDatabase } from "../database/engines/open-database.ts";
import { type Config, readConfig } from "../settings/config.ts";
import { SettingError } from "../settings/values.ts";
import type { Database } from "../database/database.ts";
import { FolderInUse } from "../database/engines/lock-data-dir.ts";
import { openLog } from "../monitoring/log.ts";
import { startProblem } from "../installation/start-problems.ts";
import { openCheckedStore } from "../storage/index.ts";
import type { ObjectStore } from "../storage/object-store.ts";
import { BadArchive } from "../backup/archive/archive.ts";
import type { CommandOutcome } from "../lib/command-outcome.ts";
import { CommandRefused } from "../lib/command-refused.ts";

export interface Opened {
  database: Database;
  store: ObjectStore;
  tempDir: string;
}

/** A path as the operator sees it: npm itself moves to the root of the project. */
export const resolveOperatorPath = (path: string) => resolve(process.env["INIT_CWD"] ?? process.cwd(), path);

/** A temporary folder beside the data, for as long as the work takes. */
export async function withTempDir<Result>(
  { dataDir }: Pick<Config, "dataDir">,
  work: (tempDir: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(dataDir, { recursive: true });
  const tempDir = await mkdtemp(join(dataDir, "command-"));
  try {
    return await work(tempDir);
  } finally {
    await rm(tempDir, { recursive: true, force: true });
  }
}

/**
 * Refuses to work on an embedded database that is not there: opening it would make one, in a folder that is perhaps
 * mistyped. @throws CommandRefused
 */
export function needDatabase({ dataDir }: Pick<Config, "dataDir">): void {
  if (!existsSync(join(dataDir, "db")))
    throw new CommandRefused(`There is no database in ${dataDir}. DATA_DIR names the folder.`);
}

/** Opens database and files the way the server does, for as long as the work takes. */
export async function withEverything<Result>(
  config: Config,
  work: (opened: Opened) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(config, openLog("silent"), { withoutTimeouts: true });
  try {
    const store = await openCheckedStore(config);
    try {
      return await withTempDir(config, (tempDir) => work({ database, store, tempDir }));
    } finally {
      await store.close();
    }
  } finally {
    await database.close();
  }
}

/** Runs a command with what the operator typed; ends the process with its lines and exit code. */
export function runOperatorCommand(run: (args: string[], config: Config) => Promise<CommandOutcome>): void {
  let config: Config | undefined;
  const start = async () => run(process.argv.slice(2), (config = readConfig(process.env)));
  start().then(
    ({ lines, failed = false }) => {
      (failed ? console.error : console.info)(lines);
      process.exit(failed ? 1 : 0);
    },
    (error: unknown) => {
      console.error(sentenceOf(error, config));
      process.exit(1);
    },
  );
}

/** The line an operator reads when a command fails. */
export function sentenceOf(error: unknown, config?: Config): string {
  if (error instanceof FolderInUse) return `${error.message}. Stop the server first.`;
  const isPlain =
    error instanceof CommandRefused || error instanceof BadArchive || error instanceof SettingError;
  return isPlain ? error.message : startProblem(error, config, "The command failed");
}

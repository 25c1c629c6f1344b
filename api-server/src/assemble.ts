import { rmSync } from "node:fs";
import { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { buildApp } from "./app.ts";
import { backupChore, choresOf } from "./chores.ts";
import { type Config } from "./settings/config.ts";
import { type Database } from "./database/database.ts";
import { type Deps } from "./routes/deps.ts";
import { openDeps, type Opened } from "./open-deps.ts";
import { runAdminTask } from "./commands/admin-tasks.ts";
import { runBackupJob } from "./backup/backup-job.ts";
import { writeBackup } from "./backup/backup.ts";
import { openControl } from "./commands/control.ts";
import { startHousekeeping } from "./cleanup/housekeeping.ts";
import { orphanOptionsOf } from "./cleanup/orphan-options.ts";
import { openDatabase } from "./database/engines/open-database.ts";

export interface Assembled {
  app: FastifyInstance;
  deps: Deps;
  /** Ends everything in order: answers under way first, the database last. */
  close(): Promise<void>;
}

/** Puts the server together from its settings; opens no port. */
export async function assemble(config: Config, log: FastifyBaseLogger): Promise<Assembled> {
  return assembleOn(await openDatabase(config, log), config, log);
}

/** Starts what goes on behind the answers, and returns what ends it. */
function startChores({ deps, files }: Opened, log: FastifyBaseLogger) {
  const { config, database, store, tempDir, installation, variants, texts, mail } = deps;
  variants.start();
  texts.start();
  mail?.start();
  const backupSource = { db: database.db, store, files, tempDir, installationId: installation.id };
  const backups = config.backup ? [backupChore(config.backup, backupSource)] : [];
  const stop = startHousekeeping([...choresOf(deps), ...backups], (chore, outcome) => {
    if ("error" in outcome) log.error({ err: outcome.error, chore }, "a chore failed");
    else log.debug({ chore, result: outcome.result }, "a chore is done");
  });
  return { stop, backupSource };
}

/** Only this process can read the embedded database: the commands ask it. */
async function openCommands(deps: Deps, backupSource: ReturnType<typeof startChores>["backupSource"]) {
  const { config, database, secrets, store } = deps;
  if (database.kind !== "embedded") return undefined;
  const task = { db: database.db, secrets, apiUrl: config.apiUrl, store };
  return openControl(config.dataDir, {
    backup: (to) => writeBackup(backupSource, to),
    backupTo: (job) => runBackupJob(job, backupSource),
    admin: (args) => runAdminTask({ ...task, orphans: orphanOptionsOf(deps) }, args),
  });
}

/** The same on a database that is open already. */
export async function assembleOn(
  database: Database,
  config: Config,
  log: FastifyBaseLogger,
): Promise<Assembled> {
  const opened = await openDeps(database, config, log);
  const { deps, pool } = opened;
  const app = await buildApp(deps, log);
  const chores = startChores(opened, log);
  const closeControl = await openCommands(deps, chores.backupSource);
  return {
    app,
    deps,
    async close() {
      await closeControl?.();
      await app.close();
      await chores.stop();
      await deps.variants.stop();
      await deps.texts.stop();
      await deps.mail?.stop();
      await pool.close();
      await deps.store.close();
      await database.close();
      rmSync(deps.tempDir, { recursive: true, force: true });
    },
  };
}

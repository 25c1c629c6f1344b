import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Config, readConfig } from "../settings/config.ts";
import { openLog } from "../monitoring/log.ts";
import { openDatabase } from "../database/engines/open-database.ts";
import { Problem } from "../lib/problems.ts";
import { installationRepository } from "../repositories/service/installation.ts";
import { createSecrets } from "../secrets/secrets.ts";
import { openObjectStore } from "../storage/index.ts";
import { adminUsage, runAdminTask } from "./admin-tasks.ts";
import { needDatabase, sentenceOf } from "./command.ts";
import { adminThroughServer } from "./control.ts";
import { orphanOptionsOf } from "../cleanup/orphan-options.ts";

/** Through the server that holds the embedded database, or on the database itself where that is allowed. */
async function run(args: string[], config: Config): Promise<string> {
  if (config.databaseUrl === undefined) {
    // The first administrator may be made before the server has ever been started.
    if (args[0] !== "create") needDatabase(config);
    if (existsSync(join(config.dataDir, "db"))) {
      const outcome = await adminThroughServer(config.dataDir, args);
      if (outcome !== undefined) return outcome;
    }
  }
  const database = await openDatabase(config, openLog("silent"), { withoutTimeouts: true });
  const store = await openObjectStore(config);
  try {
    const { db } = database;
    const installation = await installationRepository(db).find();
    const bound = installation !== undefined && (await store.installation()) === installation.id;
    return await runAdminTask(
      {
        db,
        store,
        secrets: createSecrets(config.secretsKeys),
        apiUrl: config.apiUrl,
        ...(bound && { orphans: orphanOptionsOf({ database, store, installation }) }),
      },
      args,
    );
  } finally {
    await store.close();
    await database.close();
  }
}

const args = process.argv.slice(2);
const isHelp = args.length === 0 || args[0] === "help";
let config: Config | undefined;
const start = async () => (isHelp ? adminUsage : run(args, (config = readConfig(process.env))));
start().then(
  (lines) => {
    console.info(lines);
    process.exit(0);
  },
  (error: unknown) => {
    console.error(error instanceof Problem ? error.message : sentenceOf(error, config));
    process.exit(1);
  },
);

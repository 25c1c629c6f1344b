import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Config, readConfig } from "../config.ts";
import { openLog } from "../log.ts";
import { openDatabase } from "../open-database.ts";
import { Problem } from "../problems.ts";
import { adminUsage, runAdminTask } from "./admin-tasks.ts";
import { sentenceOf } from "./command.ts";
import { adminThroughServer } from "./control.ts";

/** Through the server that holds the embedded database, or on the database itself where that is allowed. */
async function run(args: string[], config: Config): Promise<string> {
  if (config.databaseUrl === undefined && existsSync(join(config.dataDir, "db"))) {
    const told = await adminThroughServer(config.dataDir, args);
    if (told !== undefined) return told;
  }
  const database = await openDatabase(config, openLog("silent"));
  try {
    return await runAdminTask({ db: database.db, apiUrl: config.apiUrl }, args);
  } finally {
    await database.close();
  }
}

const args = process.argv.slice(2);
const wanted =
  args.length === 0 || args[0] === "help" ? Promise.resolve(adminUsage) : run(args, readConfig(process.env));
wanted.then(
  (lines) => {
    console.info(lines);
    process.exit(0);
  },
  (error: unknown) => {
    console.error(error instanceof Problem ? error.message : sentenceOf(error));
    process.exit(1);
  },
);

import { existsSync } from "node:fs";
import { join } from "node:path";
import { type FastifyBaseLogger } from "fastify";
import { type Config } from "../../settings/config.ts";
import { type Database } from "../database.ts";
import { openEmbedded } from "./embedded.ts";
import { namingFullDisk } from "./full-disk.ts";
import { lockDataDir } from "./lock-data-dir.ts";
import { readMigrations } from "../migrate.ts";
import { openPostgres } from "./postgres.ts";

/** Where `migrations` lies: in the bundle this file's own folder, among the sources two above. */
const root =
  [import.meta.dirname, join(import.meta.dirname, "../..")].find((folder) =>
    existsSync(join(folder, "migrations")),
  ) ?? import.meta.dirname;
export const migrationsFolder = join(root, "migrations");
/** What the build leaves there (`prepare-empty-database.ts`); without it a first start takes some seconds. */
export const emptyDatabase = join(root, "empty-database.tar.gz");

/** Opens the database the settings name; the embedded one only while no other process has its folder. */
export async function openDatabase(
  config: Pick<Config, "databaseUrl" | "databaseConnections" | "dataDir">,
  log: Pick<FastifyBaseLogger, "warn">,
  { withoutTimeouts = false } = {},
): Promise<Database> {
  const migrations = readMigrations(migrationsFolder);
  if (config.databaseUrl !== undefined) {
    return openPostgres({
      url: config.databaseUrl,
      connections: config.databaseConnections,
      migrations,
      withoutTimeouts,
      onConnectionLost: (error) => log.warn({ err: error }, "database connection lost"),
    });
  }
  await lockDataDir(config.dataDir);
  const folder = join(config.dataDir, "db");
  return namingFullDisk(config.dataDir, () => openEmbedded({ folder, migrations, emptyDump: emptyDatabase }));
}

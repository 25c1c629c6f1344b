import { join } from "node:path";
import { type FastifyBaseLogger } from "fastify";
import { type Config } from "./settings/config.ts";
import { type Database } from "./database/database.ts";
import { openEmbedded } from "./database/embedded.ts";
import { namingFullDisk } from "./database/full-disk.ts";
import { lockDataDir } from "./database/lock-data-dir.ts";
import { readMigrations } from "./database/migrate.ts";
import { openPostgres } from "./database/postgres.ts";

/** Beside this file, in the sources as in the bundle. */
export const migrationsFolder = join(import.meta.dirname, "migrations");
/** What the build leaves there (`prepare-empty-database.ts`); without it a first start takes some seconds. */
export const emptyDatabase = join(import.meta.dirname, "empty-database.tar.gz");

/** Opens the database the settings name; the embedded one only while no other process has its folder. */
export async function openDatabase(
  config: Pick<Config, "databaseUrl" | "databaseConnections" | "dataDir">,
  log: Pick<FastifyBaseLogger, "warn">,
  { unhurried = false } = {},
): Promise<Database> {
  const migrations = readMigrations(migrationsFolder);
  if (config.databaseUrl !== undefined) {
    return openPostgres({
      url: config.databaseUrl,
      connections: config.databaseConnections,
      migrations,
      unhurried,
      onConnectionLost: (error) => log.warn({ err: error }, "database connection lost"),
    });
  }
  await lockDataDir(config.dataDir);
  const folder = join(config.dataDir, "db");
  return namingFullDisk(config.dataDir, () => openEmbedded({ folder, migrations, emptyDump: emptyDatabase }));
}

import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { emptyDatabase, migrationsFolder } from "./database/engines/open-database.ts";
import { emptyDumpIn } from "./database/engines/empty-dump.ts";
import { readMigrations } from "./database/migrate.ts";

// Last step of the build: puts the empty database beside the bundle, so that a first start takes a second.
const cache = join(import.meta.dirname, "../node_modules/.cache/ministry");
await copyFile(await emptyDumpIn(cache, readMigrations(migrationsFolder)), emptyDatabase);

import { join } from "node:path";
import { vi } from "vitest";
import { openInMemory } from "../database/engines/embedded.ts";
import { emptyDumpIn } from "../database/engines/empty-dump.ts";
import { readMigrations } from "../database/migrate.ts";

// The database takes its time to start where every core is busy.
vi.setConfig({ hookTimeout: 90_000, testTimeout: 60_000 });

const here = import.meta.dirname;

/** A migrated database in memory, from a dump made once per schema. */
export async function openTestDatabase() {
  const migrations = readMigrations(join(here, "../migrations"));
  return openInMemory(
    migrations,
    await emptyDumpIn(join(here, "../../node_modules/.cache/ministry"), migrations),
  );
}

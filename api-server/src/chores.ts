import { join } from "node:path";
import { type Chore } from "./operations/housekeeping.ts";
import { collectOrphans } from "./operations/orphans.ts";
import { filesRepository } from "./repositories/files.ts";
import { idempotencyKeysRepository } from "./repositories/idempotency-keys.ts";
import { resetLinksRepository } from "./repositories/reset-links.ts";
import { trashMs, trashRepository } from "./repositories/trash.ts";
import { unusedFilesRepository } from "./repositories/unused-files.ts";
import { type Deps } from "./routes/deps.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long the server remembers what it did under a key: longer than any phone stays in a drawer. */
const keysMs = 180 * day;

const ago = (ms: number) => new Date(Date.now() - ms);

/** What the server does now and then by itself. Each chore may run on several servers at once. */
export function choresOf(deps: Deps): Chore[] {
  const { database, store, config, uploads, sessions, tempDir } = deps;
  const { db } = database;
  return [
    { name: "tidy the database", everyMs: 10 * minute, run: () => database.tidy() },
    { name: "end old sessions", everyMs: hour, run: () => sessions.tidy() },
    { name: "remove old uploads", everyMs: hour, run: () => uploads.removeExpired() },
    {
      name: "empty the trash",
      everyMs: 6 * hour,
      run: async () => {
        await resetLinksRepository(db).removeExpired(new Date());
        await idempotencyKeysRepository(db).removeBefore(ago(keysMs));
        const records = await trashRepository(db).purge(ago(trashMs));
        const files = await unusedFilesRepository(db).collect(new Date(), ago(trashMs));
        return { records, files };
      },
    },
    {
      name: "collect orphans",
      everyMs: day,
      run: () =>
        collectOrphans({
          store,
          files: filesRepository(db),
          tempDirs: [tempDir, join(config.dataDir, "incoming")],
        }),
    },
  ];
}

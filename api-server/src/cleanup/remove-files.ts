import { type Db } from "../database/database.ts";
import { filesRepository } from "../repositories/files/files.ts";
import { purgeRepository } from "../repositories/content/purge.ts";
import type { ObjectStore } from "../storage/object-store.ts";

const batchSize = 200;

/**
 * Removes the stored files that are on the list of removals; what fails stays on it. Resolves with how many went.
 * A file that a row names again, after a restore, stays.
 */
export async function removeFiles({
  db,
  store,
}: {
  db: Db;
  store: Pick<ObjectStore, "remove">;
}): Promise<number> {
  const list = purgeRepository(db);
  let removed = 0;
  for (;;) {
    const keys = await list.removals(batchSize);
    if (keys.length === 0) return removed;
    const known = await filesRepository(db).known(keys);
    for (const key of keys) {
      if (!known.has(key)) {
        await store.remove(key);
        removed += 1;
      }
      await list.removed([key]);
    }
  }
}

import { type Db } from "../database/database.ts";
import { purgeRepository } from "../repositories/content/purge.ts";
import { trashRepository } from "../repositories/content/trash.ts";

/** Purges the records that were deleted before a moment; resolves with how many. */
export async function emptyTrash(db: Db, before: Date): Promise<number> {
  let purged = 0;
  for (const item of await trashRepository(db).due(before)) {
    await db.transaction(async (tx) => {
      // Somebody may have restored it since the list was read.
      if (!(await trashRepository(tx).lockDue(item, before))) return;
      await purgeRepository(tx).purge(item.kind, item.id);
      purged += 1;
    });
  }
  return purged;
}

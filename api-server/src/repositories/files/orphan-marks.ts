import { inArray, lt } from "drizzle-orm";
import { type Db } from "../../database/database.ts";
import { orphanMark } from "../../database/schema.ts";

/** Since when a stored file is known to have no row. */
export interface OrphanMarks {
  /** Marks keys with a date; a mark that is there keeps its own. */
  mark(keys: string[], at: Date): Promise<void>;
  /** Drops the marks of all other keys. */
  keepOnly(keys: string[]): Promise<void>;
  markedBefore(moment: Date): Promise<string[]>;
  clear(keys: string[]): Promise<void>;
}

const batchSize = 1000;

/** Which stored files were found without a row, and when first. */
export const orphanMarksRepository = (db: Db): OrphanMarks => ({
  async mark(keys, markedAt) {
    for (let from = 0; from < keys.length; from += batchSize) {
      const batch = keys.slice(from, from + batchSize).map((key) => ({ key, markedAt }));
      await db.insert(orphanMark).values(batch).onConflictDoNothing();
    }
  },

  async keepOnly(keys) {
    await db.transaction(async (tx) => {
      const marked = (await tx.select({ key: orphanMark.key }).from(orphanMark)).map(({ key }) => key);
      const wanted = new Set(keys);
      await orphanMarksRepository(tx).clear(marked.filter((key) => !wanted.has(key)));
    });
  },

  async markedBefore(moment) {
    const rows = await db
      .select({ key: orphanMark.key })
      .from(orphanMark)
      .where(lt(orphanMark.markedAt, moment));
    return rows.map(({ key }) => key);
  },

  async clear(keys) {
    for (let from = 0; from < keys.length; from += batchSize) {
      await db.delete(orphanMark).where(inArray(orphanMark.key, keys.slice(from, from + batchSize)));
    }
  },
});

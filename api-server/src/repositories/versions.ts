import { eq, inArray, sql } from "drizzle-orm";
import { type Topic, type Versions } from "../cache/versions.ts";
import { type Db } from "../database/database.ts";
import { cacheVersion } from "./schema.ts";

/** Reads the present versions: the one question behind every cached answer, so it is prepared once. */
export function versionsReader(db: Db): () => Promise<Versions> {
  const query = db.select().from(cacheVersion).prepare("cache_versions");
  return async () => {
    const rows = await query.execute();
    const of = (topic: Topic) => rows.find((row) => row.topic === topic)?.v ?? 0;
    return { projects: of("projects"), events: of("events"), documents: of("documents") };
  };
}

export const versionsRepository = (db: Db) => ({
  /** Makes every cached answer about the topic old. Last in the transaction: it holds a lock on the topic. */
  async bump(topic: Topic): Promise<void> {
    await db
      .update(cacheVersion)
      .set({ v: sql`${cacheVersion.v} + 1` })
      .where(eq(cacheVersion.topic, topic));
  },

  async bumpAll(topics: Topic[]): Promise<void> {
    await db
      .update(cacheVersion)
      .set({ v: sql`${cacheVersion.v} + 1` })
      .where(inArray(cacheVersion.topic, topics));
  },
});

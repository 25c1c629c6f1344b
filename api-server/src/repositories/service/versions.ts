import { eq, inArray, sql } from "drizzle-orm";
import { type Topic } from "../../database/versions.ts";
import { type Db } from "../../database/database.ts";
import { cacheVersion } from "../../database/schema.ts";

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

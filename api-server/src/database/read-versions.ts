import { type Db } from "./database.ts";
import { cacheVersion } from "./schema.ts";
import { type Topic, type Versions } from "./versions.ts";

/** Reads the present versions: the one question behind every cached answer, so it is prepared once. */
export function versionsReader(db: Db): () => Promise<Versions> {
  const query = db.select().from(cacheVersion).prepare("cache_versions");
  return async () => {
    const rows = await query.execute();
    const of = (topic: Topic) => rows.find((row) => row.topic === topic)?.v ?? 0;
    return { projects: of("projects"), events: of("events"), documents: of("documents") };
  };
}

import { createHash, randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { openInMemory } from "./embedded.ts";
import { type Migration } from "../migrate.ts";

/** The library's version: a dump is only good for the one that made it. */
function libraryVersion(): string {
  const entry = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  return readFileSync(join(dirname(entry), "../package.json"), "utf8");
}

/**
 * Path of a dump of the migrated empty database in the folder, made when there is none for this schema: what makes
 * first starts and tests quick. Takes seconds the first time.
 */
export async function emptyDumpIn(folder: string, migrations: Migration[]): Promise<string> {
  const identity = createHash("sha256").update(libraryVersion()).update(JSON.stringify(migrations));
  const path = join(folder, `empty-database-${identity.digest("hex").slice(0, 16)}.tar.gz`);
  if (existsSync(path)) return path;
  const database = await openInMemory(migrations);
  const dump = await database.dump();
  await database.close();
  await mkdir(folder, { recursive: true });
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  await rename(unfinished, path); // several may be at it
  return path;
}

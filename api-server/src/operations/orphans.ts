import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { ObjectStore } from "../storage/object-store.ts";

/** Implemented by a repository: which of these keys does a row name (images, their variants, documents)? */
export interface KnownFiles {
  known(keys: string[]): Promise<Set<string>>;
}

export interface OrphanOptions {
  store: ObjectStore;
  files: KnownFiles;
  /** Folders whose old files are left-overs of a crash: form uploads, re-encoded images. */
  tempDirs: string[];
  /** Age from which a nameless object counts as left over, in milliseconds; a day unless told. */
  olderThanMs?: number;
  now?: () => Date;
}

const day = 24 * 3_600_000;
const batchSize = 500;

/**
 * Removes stored objects that no row names, and old temporary files. A file is stored before its row is written, so
 * only old ones are looked at: a young one may still get its row. Returns how many of each went.
 */
export async function collectOrphans(
  options: OrphanOptions,
): Promise<{ objects: number; tempFiles: number }> {
  const { store, files, tempDirs, olderThanMs = day, now = () => new Date() } = options;
  const before = now().getTime() - olderThanMs;
  let objects = 0;

  const judge = async (keys: string[]) => {
    const known = await files.known(keys);
    for (const key of keys.filter((one) => !known.has(one))) {
      await store.remove(key);
      objects += 1;
    }
  };

  let batch: string[] = [];
  for await (const { key, modifiedAt } of store.list()) {
    if (modifiedAt.getTime() >= before) continue;
    batch.push(key);
    if (batch.length < batchSize) continue;
    await judge(batch);
    batch = [];
  }
  if (batch.length > 0) await judge(batch);

  const swept = await Promise.all(tempDirs.map((folder) => sweep(folder, before)));
  return { objects, tempFiles: swept.reduce((sum, one) => sum + one, 0) };
}

async function sweep(folder: string, before: number): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  let removed = 0;
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (!found || found.mtimeMs >= before) continue;
    await rm(path, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}

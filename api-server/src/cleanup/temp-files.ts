import { readdir, rm, stat, utimes } from "node:fs/promises";
import { join, resolve } from "node:path";

const day = 24 * 3_600_000;

export interface TempFilesOptions {
  /** Folder that holds one folder for each server process. */
  parent: string;
  /** This process's own folder in it. */
  own: string;
  now?: () => Date;
}

/**
 * Removes temporary files older than a day: this process's own, and the folders that crashed processes left. The own
 * folder stays, however quiet the day was, and is marked as in use for other servers that share the parent.
 */
export async function removeOldTempFiles({
  parent,
  own,
  now = () => new Date(),
}: TempFilesOptions): Promise<number> {
  const before = now().getTime() - day;
  const mine = await sweep(own, before);
  await utimes(own, now(), now()).catch(() => undefined);
  return mine + (await sweep(parent, before, resolve(own)));
}

async function sweep(folder: string, before: number, spared?: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  let removed = 0;
  for (const name of names) {
    const path = join(folder, name);
    if (resolve(path) === spared) continue;
    const found = await stat(path).catch(() => undefined);
    if (!found || found.mtimeMs >= before) continue;
    await rm(path, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}

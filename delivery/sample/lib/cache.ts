import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Raise it when the drawings or documents change, so that cached ones are made again. */
const edition = "2";

/**
 * Returns a cache in `folder`, by name, of what takes long to make: `make` runs only when nothing is cached.
 * A half-written file is never taken for a whole one (written aside, then renamed).
 */
export function cacheIn(folder: string) {
  return async (name: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const path = join(folder, createHash("sha256").update(`${edition} ${name}`).digest("hex").slice(0, 24));
    try {
      return await readFile(path);
    } catch {
      const made = await make();
      await mkdir(folder, { recursive: true });
      const aside = `${path}.${randomUUID()}`;
      await writeFile(aside, made);
      await rename(aside, path);
      return made;
    }
  };
}

export type Cache = ReturnType<typeof cacheIn>;

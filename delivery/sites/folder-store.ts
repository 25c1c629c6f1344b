import { readdir, readFile, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { compressedForms, writeServed } from "../lib/compress.ts";
import { Fault } from "../lib/fault.ts";
import { writeAtomic } from "../lib/files.ts";
import { withSiteLock } from "./site-lock.ts";
import type { ReleaseStore } from "./store.ts";

/** Server bundles are read by the site's server alone: nobody asks for a compressed form of them. */
const isServed = (path: string) => !path.startsWith("server/");

const noSpace = new Set(["ENOSPC", "EDQUOT"]);
const fullDisk = (file: string) =>
  `${file} can't be written: no space is left. The site is whole as it is; free some space and try again.`;

/** A site in a folder. What web servers send lies there with its compressed forms. */
export function folderStore(sitesDir: string): ReleaseStore {
  return {
    name: sitesDir,
    async read(path) {
      return readFile(join(sitesDir, path)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT" || error.code === "ENOTDIR") return undefined;
        throw error;
      });
    },
    async writtenAt(path) {
      return (await stat(join(sitesDir, path)).catch(() => undefined))?.mtime;
    },
    async write(path, content) {
      const file = join(sitesDir, path);
      const written = isServed(path) ? writeServed(file, content) : writeAtomic(file, content);
      await written.catch((error: NodeJS.ErrnoException) => {
        throw noSpace.has(error.code ?? "") ? new Fault(fullDisk(file)) : error;
      });
    },
    async remove(path) {
      for (const form of ["", ...compressedForms]) await rm(join(sitesDir, path + form), { force: true });
      await removeEmpty(dirname(path));
    },
    async folders(path) {
      const entries = await readdir(join(sitesDir, path), { withFileTypes: true }).catch(() => []);
      return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    },
    withLock: (work) => withSiteLock(sitesDir, work),
  };

  /** Removes folders of a removed release up to the part's own, unless somebody put something else there. */
  async function removeEmpty(folder: string): Promise<void> {
    for (let path = folder; path.split("/").length > 2; path = dirname(path)) {
      const isRemoved = await rmdir(join(sitesDir, path)).then(
        () => true,
        () => false,
      );
      if (!isRemoved) return;
    }
  }
}

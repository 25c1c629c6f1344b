import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** The file in which a build says what it was made from. */
const stampIn = (outDir: string): string => join(outDir, ".vite/inputs");

/** Whether the last build was made from the same inputs and all of it is there. Writes nothing. */
export async function isUpToDate(
  outDir: string,
  results: readonly string[],
  hash: () => string | Promise<string>,
): Promise<boolean> {
  const before = await readFile(stampIn(outDir), "utf8").catch(() => undefined);
  return before === (await hash()) && results.every((folder) => existsSync(folder));
}

/**
 * Builds unless the last build was made from the same inputs and all of it is there; says whether it had to.
 *
 * @param outDir folder that the build leaves, and that says what it was made from
 * @param results all folders that it leaves, where there are more
 * @param hash of what it is made from, read before the build; asked again after it, since a build tells what it took
 */
export async function whenChanged(
  outDir: string,
  results: readonly string[],
  hash: () => string | Promise<string>,
  build: () => Promise<void>,
): Promise<boolean> {
  if (await isUpToDate(outDir, results, hash)) return false;
  const stamp = stampIn(outDir);
  // A build that is stopped half-way leaves none that passes for whole.
  await rm(stamp, { force: true });
  await build();
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, await hash());
  return true;
}

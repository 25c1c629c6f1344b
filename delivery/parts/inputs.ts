import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { listFiles } from "../lib/files.ts";
import { root } from "../lib/run.ts";

/** Files that matter to every build. */
const common = ["pnpm-lock.yaml", "tsconfig.base.json"];
const skipped = new Set(["node_modules", "dist", "dist-ssr", "coverage"]);
const isTest = (name: string) => /\.test\.tsx?$/.test(name);

/**
 * Hash over all that a build is made from. Times do not count, only contents: a fresh clone and an old checkout of
 * the same state agree.
 *
 * @param folders folders and files, relative to the checkout's root
 */
export async function hashInputs(folders: string[]): Promise<string> {
  const hash = createHash("sha256").update(`node ${process.versions.node.split(".")[0]}\n`);
  for (const given of [...folders, ...common]) {
    const path = join(root, given);
    const isFile = (await stat(path)).isFile();
    const files = isFile ? [""] : await listFiles(path, (name) => skipped.has(name) || isTest(name));
    for (const file of files) {
      hash.update(`${join(given, file)}\n`).update(await readFile(join(path, file)));
    }
  }
  return hash.digest("hex");
}

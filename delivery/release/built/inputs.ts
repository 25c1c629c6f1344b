import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { listFiles } from "../../lib/files.ts";
import { base } from "../../lib/checkout.ts";

/** Files that matter to every build. */
const common = ["pnpm-lock.yaml", "package-lock.json", "tsconfig.base.json"];
const skipped = new Set(["node_modules", "dist", "dist-ssr", "coverage"]);
const isTest = (name: string) => /\.test\.tsx?$/.test(name);

/**
 * Hash over all that a build is made from. Times do not count, only contents: a fresh clone and an old checkout of
 * the same state agree.
 *
 * @param folders folders and files, relative to the checkout's root; what is missing is left out
 */
export async function hashInputs(folders: string[]): Promise<string> {
  const hash = createHash("sha256").update(`node ${process.versions.node.split(".")[0]}\n`);
  for (const [path, of] of await hashFiles([...folders, ...common], isTest)) hash.update(`${path} ${of}\n`);
  return hash.digest("hex");
}

/** Hash of each file below these folders, by its path relative to the checkout's root; the order is theirs. */
export async function hashFiles(
  folders: string[],
  isLeftOut: (name: string) => boolean = () => false,
): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (const given of folders) {
    const path = join(base, given);
    const found = await stat(path).catch(() => undefined);
    const files = found?.isDirectory()
      ? await listFiles(path, (name) => skipped.has(name) || isLeftOut(name))
      : found
        ? [""]
        : [];
    for (const file of files) {
      const bytes = await readFile(join(path, file));
      hashes.set(join(given, file), createHash("sha256").update(bytes).digest("hex"));
    }
  }
  return hashes;
}

import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { listFiles } from "../../lib/files.ts";
import { base } from "../../lib/checkout.ts";

/** Files that matter to every build. */
const common = ["pnpm-lock.yaml", "package-lock.json", "tsconfig.base.json"];
/** Names of folders that hold nothing of a part's own sources. */
export const skipped = new Set(["node_modules", "dist", "dist-ssr", "coverage"]);
export const isTest = (name: string) => /\.test\.tsx?$/.test(name);

/** The files that a build is made from: contents by path, relative to the checkout's root; the order is the folders'. */
export type Inputs = ReadonlyMap<string, Buffer>;

/** What a build takes of a file; undefined when nothing. */
export type Taken = (path: string, bytes: Buffer) => Buffer | string | undefined;

/** Reads all that a build is made from. @param folders folders and files, relative to the checkout's root */
export const readInputs = (folders: string[]): Promise<Inputs> => readFiles([...folders, ...common], isTest);

/**
 * Hash over what a build is made from. Times do not count, only contents: a fresh clone and an old checkout of the same
 * state agree.
 *
 * @param taken for a build that needs less than the whole of each file
 */
export function hashInputs(inputs: Inputs, taken: Taken = (_path, bytes) => bytes): string {
  const hash = createHash("sha256").update(`node ${process.versions.node.split(".")[0]}\n`);
  for (const [path, bytes] of inputs) {
    const from = taken(path, bytes);
    if (from !== undefined) hash.update(`${path} ${sha256(from)}\n`);
  }
  return hash.digest("hex");
}

/** Hash of each file below these folders, by its path relative to the checkout's root. */
export async function hashFiles(folders: string[]): Promise<Map<string, string>> {
  const files = await readFiles(folders);
  return new Map([...files].map(([path, bytes]) => [path, sha256(bytes)]));
}

const sha256 = (content: Buffer | string): string => createHash("sha256").update(content).digest("hex");

/** What is missing is left out. */
async function readFiles(
  folders: string[],
  isLeftOut: (name: string) => boolean = () => false,
): Promise<Inputs> {
  const contents = new Map<string, Buffer>();
  for (const given of folders) {
    const path = join(base, given);
    const found = await stat(path).catch(() => undefined);
    const files = found?.isDirectory()
      ? await listFiles(path, (name) => skipped.has(name) || isLeftOut(name))
      : found
        ? [""]
        : [];
    for (const file of files) contents.set(join(given, file), await readFile(join(path, file)));
  }
  return contents;
}

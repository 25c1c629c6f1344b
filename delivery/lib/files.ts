import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { Fault } from "./fault.ts";

/** Replaces a file in one step, so that nobody reads half of it. Equal content is left alone; says whether it wrote. */
export async function writeAtomic(path: string, content: string | Uint8Array): Promise<boolean> {
  const bytes = Buffer.from(content);
  const before = await readFile(path).catch(() => undefined);
  if (before?.equals(bytes)) return false;
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID().slice(0, 8)}.tmp`;
  try {
    await writeFile(draft, bytes);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return true;
}

/** Reads JSON; `undefined` when the file is missing. */
export async function readJson<T>(path: string): Promise<T | undefined> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  return text === undefined ? undefined : (JSON.parse(text) as T);
}

/** Paths of all files under a folder, relative to it, with `/`, in order; none when the folder is missing. */
export async function listFiles(
  folder: string,
  skip: (name: string) => boolean = () => false,
): Promise<string[]> {
  const found: string[] = [];
  const walk = async (current: string): Promise<void> => {
    const entries = await readdir(current, { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      if (skip(entry.name)) continue;
      const path = join(current, entry.name);
      if (entry.isDirectory()) await walk(path);
      else if (entry.isFile()) found.push(relative(folder, path).split(sep).join("/"));
    }
  };
  await walk(folder);
  return found.sort();
}

/**
 * Makes a folder and what is missing above it. Node's own recursive form never ends below a file system that takes no
 * folders, such as /proc.
 */
async function makeFolder(path: string): Promise<void> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
  if (found?.isDirectory()) return;
  if (!found) await makeFolder(dirname(path));
  await mkdir(path);
}

/** Makes a folder that can be written to, or says in one line why there is none. */
export async function needFolder(path: string, setting: string): Promise<void> {
  try {
    await makeFolder(path);
    const probe = join(path, `.${randomUUID()}.tmp`);
    await writeFile(probe, "");
    await rm(probe);
  } catch (error) {
    throw new Fault(
      `${setting}: the folder ${path} can't be written to (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
}

import { createHash, randomBytes } from "node:crypto";
import { link, mkdir, readdir, readFile, readlink, rename, rm, stat, symlink } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join, resolve } from "node:path";
import { compressedForms, writeServed } from "../lib/compress.ts";
import { isPageTemplate } from "../hosting/page-files.ts";
import { listFiles, writeAtomic } from "../lib/files.ts";

/** The files of a composed site by their paths. */
export type SiteFiles = ReadonlyMap<string, string | Buffer>;

/**
 * Older composed folders that stay: a request that began before a switch reads its files to the end, and who holds the
 * start page of one of them gets what differs (`site-server/static/held-versions.ts`).
 */
const retainedOlder = 5;

/** Whether a name below `composed` is that of a whole composition. */
export const isComposed = (name: string): boolean => /^[0-9a-f]{12}-[0-9a-f]{6}$/.test(name);
const isUnfinished = /^\.[0-9a-f]{12}-[0-9a-f]{6}$/;

const pagesLink = (sitesDir: string) => join(sitesDir, "pages");
const composedFolders = (sitesDir: string) => join(sitesDir, "composed");

/**
 * Makes these files the composed site: writes them into a folder of their own, then points `SITES_DIR/pages` at it in
 * one step. Whoever is interrupted leaves the site as it was. Run under the site's lock.
 *
 * @param signal nothing is switched once it is aborted
 * @returns whether anything changed
 */
export async function switchTo(sitesDir: string, site: SiteFiles, signal: AbortSignal): Promise<boolean> {
  const before = await currentFolder(sitesDir);
  if (before && (await holds(before, site))) return false;
  const name = `${hashOf(site)}-${randomBytes(3).toString("hex")}`;
  const unfinished = join(composedFolders(sitesDir), `.${name}`);
  try {
    await writeFiles(unfinished, site, before);
    signal.throwIfAborted();
    await rename(unfinished, join(composedFolders(sitesDir), name));
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
  await point(sitesDir, name);
  await collect(sitesDir, name);
  return true;
}

/** The folder of the composed site; `undefined` before anything was composed. */
export async function currentFolder(sitesDir: string): Promise<string | undefined> {
  const pages = pagesLink(sitesDir);
  const target = await readlink(pages).catch(() => undefined);
  const folder = target === undefined ? pages : resolve(sitesDir, target);
  return (await stat(folder).catch(() => undefined))?.isDirectory() ? folder : undefined;
}

/** Whether a folder holds these files and no others. */
async function holds(folder: string, site: SiteFiles): Promise<boolean> {
  const there = new Set(await listFiles(folder));
  for (const [path, content] of site) {
    if (!there.has(path) || !(await readFile(join(folder, path))).equals(Buffer.from(content))) return false;
    for (const form of ["", ...compressedForms]) there.delete(path + form);
  }
  return there.size === 0;
}

/** Writes the files; those that are the same as before are taken over with their compressed forms. */
async function writeFiles(folder: string, site: SiteFiles, before: string | undefined): Promise<void> {
  const files = site.entries();
  // Compressing takes most of the time, each file one processor.
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (const [path, content] of files) await writeOne(folder, path, Buffer.from(content), before);
    }),
  );
}

async function writeOne(
  folder: string,
  path: string,
  bytes: Buffer,
  before: string | undefined,
): Promise<void> {
  const to = join(folder, path);
  await mkdir(dirname(to), { recursive: true });
  if (before !== undefined) {
    const from = join(before, path);
    const older = await readFile(from).catch(() => undefined);
    if (older?.equals(bytes) && (await takeOver(from, to))) return;
  }
  // Only what is sent needs its compressed forms.
  await (isPageTemplate(path) ? writeAtomic(to, bytes) : writeServed(to, bytes));
}

/** @returns `false` where the file system takes no second name for a file */
async function takeOver(from: string, to: string): Promise<boolean> {
  try {
    for (const form of compressedForms) {
      await link(from + form, to + form).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== "ENOENT") throw error;
      });
    }
    await link(from, to);
    return true;
  } catch {
    return false;
  }
}

/** Points `pages` at another composed folder in one step. */
async function point(sitesDir: string, name: string): Promise<void> {
  const pages = pagesLink(sitesDir);
  const next = join(sitesDir, `.pages-${name}`);
  await symlink(join("composed", name), next, "dir");
  // Sites composed by versions without folders have a real one, which no link can replace.
  if ((await readlink(pages).catch(() => undefined)) === undefined) {
    await rename(pages, join(sitesDir, `pages-before-${name}`)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw error;
    });
  }
  await rename(next, pages);
}

/** Removes what earlier compositions left, finished or not; whatever else lies there stays. */
async function collect(sitesDir: string, current: string): Promise<void> {
  const folders = composedFolders(sitesDir);
  const names = await readdir(folders);
  const composed = await Promise.all(
    names
      .filter((name) => isComposed(name) && name !== current)
      .map(async (name) => ({ name, at: (await stat(join(folders, name))).mtimeMs })),
  );
  const older = composed.sort((one, other) => other.at - one.at).slice(retainedOlder);
  const removed = [...older.map(({ name }) => name), ...names.filter((name) => isUnfinished.test(name))];
  for (const name of removed) await rm(join(folders, name), { recursive: true, force: true });
  for (const name of await readdir(sitesDir)) {
    if (name.startsWith(".pages-") && isComposed(name.slice(".pages-".length)))
      await rm(join(sitesDir, name), { force: true });
  }
}

function hashOf(site: SiteFiles): string {
  const hash = createHash("sha256");
  for (const [path, content] of [...site].sort(([one], [other]) => (one < other ? -1 : 1))) {
    hash.update(`${path}\n`).update(createHash("sha256").update(content).digest());
  }
  return hash.digest("hex").slice(0, 12);
}

import { randomUUID } from "node:crypto";
import { copyFile, mkdir, open, opendir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { forceFileToDisk, forceFolderToDisk } from "../lib/force-to-disk.ts";
import { assertKey, isKey } from "./keys.ts";
import type { ObjectInfo, ObjectSource, ObjectStore } from "./object-store.ts";

/** Files on their way in; beside the finished ones, so that a rename never crosses a file system. */
const incomingName = ".incoming";

/** Holds the id of the installation the folder belongs to; no key, so never listed as a stored file. */
const installationName = ".installation";

/** Whose folder it is. */
const ownership = (
  folder: string,
  incoming: string,
): Pick<ObjectStore, "installation" | "setInstallation"> => ({
  async installation() {
    const found = await orUndefined(readFile(join(folder, installationName), "utf8"));
    return found?.trim() || undefined;
  },

  async setInstallation(id) {
    const source = { data: Buffer.from(`${id}\n`) };
    await writeInto(folder, incoming, source, join(folder, installationName));
  },
});

/** Files in a folder of this machine: written apart, forced to disk, then renamed into place. */
export async function openFolderStore(folder: string): Promise<ObjectStore> {
  const incoming = join(folder, incomingName);
  await mkdir(incoming, { recursive: true });
  await sweep(incoming);

  const place = (key: string) => {
    assertKey(key);
    return join(folder, key);
  };

  const head = async (key: string): Promise<ObjectInfo | undefined> => {
    const found = await orUndefined(stat(place(key)));
    return found?.isFile() ? { key, bytes: found.size, modifiedAt: found.mtime } : undefined;
  };

  return {
    async put(key, source) {
      await writeInto(folder, incoming, source, place(key));
      const info = await head(key);
      if (!info) throw new Error("a stored file vanished");
      return info;
    },

    async get(key, range) {
      const handle = await orUndefined(open(place(key), "r"));
      if (!handle) return undefined;
      const { size } = await handle.stat();
      const stream = handle.createReadStream(range ? { start: range.first, end: range.last } : {});
      return { stream, totalBytes: size };
    },

    head,

    async remove(key) {
      await rm(place(key), { force: true });
    },

    async *list() {
      for await (const entry of await opendir(folder, { bufferSize: 256 })) {
        const info = isKey(entry.name) ? await head(entry.name) : undefined;
        if (info) yield info;
      }
    },

    ...ownership(folder, incoming),

    async check() {
      const probe = join(incoming, randomUUID());
      try {
        await writeFile(probe, "probe", { flag: "wx" });
      } finally {
        await rm(probe, { force: true });
      }
    },

    async close() {
      // A folder holds nothing open.
    },
  };
}

/** A file takes seconds to come in; older ones were left by a crash. Another process may be at work on young ones. */
const leftOverMs = 3_600_000;

async function sweep(incoming: string): Promise<void> {
  for await (const { name } of await opendir(incoming)) {
    const path = join(incoming, name);
    const found = await orUndefined(stat(path));
    if (found && found.mtimeMs < Date.now() - leftOverMs) await rm(path, { force: true });
  }
}

/** Writes a file beside its place and renames it there, both forced to disk. */
async function writeInto(
  folder: string,
  incoming: string,
  source: ObjectSource,
  target: string,
): Promise<void> {
  const draft = join(incoming, randomUUID());
  try {
    await write(source, draft);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await forceFolderToDisk(folder);
}

async function write(source: ObjectSource, draft: string): Promise<void> {
  if ("path" in source) await copyFile(source.path, draft);
  else await writeFile(draft, source.data, { flag: "wx" });
  await forceFileToDisk(draft);
}

async function orUndefined<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

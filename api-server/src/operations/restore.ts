import { createWriteStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type { Db } from "../database/database.ts";
import { contentTypeOf, isKey } from "../storage/keys.ts";
import type { ObjectStore } from "../storage/object-store.ts";
import { BadArchive, readArchive } from "./archive.ts";
import { type BackupSummary, type Manifest, manifestName } from "./backup.ts";
import { appliedMigrations, loadTables } from "./table-dump.ts";

export interface RestoreOptions {
  db: Db;
  store: ObjectStore;
  tempDir: string;
}

/**
 * Brings an archive back. It is read through and checked before anything is touched; then come the files (none is
 * ever replaced, they have names of their own) and last the tables, in one transaction. Stop the servers first.
 * Everybody has to sign in again afterwards. Throws `BadArchive` with a sentence for the operator.
 */
export async function restoreBackup(options: RestoreOptions, path: string): Promise<BackupSummary> {
  const { db, store, tempDir } = options;
  await assertWhole(path, db);
  const folder = await mkdtemp(join(tempDir, "restore-"));
  try {
    const dumps: { table: string; path: string }[] = [];
    let files = 0;
    await readArchive(path, async (name, stream) => {
      const table = /^database\/([a-z_]+)\.jsonl$/.exec(name)?.[1];
      const key = /^files\/(.+)$/.exec(name)?.[1];
      if (table !== undefined) {
        const target = join(folder, `${table}.jsonl`);
        await pipeline(stream, createWriteStream(target, { flags: "wx", mode: 0o600 }));
        dumps.push({ table, path: target });
      } else if (key !== undefined && isKey(key)) {
        await keep(store, key, stream, join(folder, "file"));
        files += 1;
      }
    }).catch((error: unknown) => {
      // The archive was found whole: what fails now is the disk or the store.
      throw error instanceof BadArchive && error.cause !== undefined ? error.cause : error;
    });
    return { files, rows: await loadTables(db, dumps) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Reads the whole archive once, so that a damaged one changes nothing. */
async function assertWhole(path: string, db: Db): Promise<void> {
  let manifest: Manifest | undefined;
  await readArchive(path, async (name, stream) => {
    if (name === manifestName) manifest = JSON.parse(await text(stream)) as Manifest;
  });
  if (manifest?.format !== "ministry-backup" || manifest.version !== 1) {
    throw new BadArchive("The file is no backup of this server.");
  }
  const known = await appliedMigrations(db);
  const newer = manifest.migrations.find((name) => !known.includes(name));
  if (newer) throw new BadArchive(`The backup was made by a newer version of this server (${newer}).`);
}

/** Stores a file of the archive; one that is there with the same size is the same, since files never change. */
async function keep(store: ObjectStore, key: string, stream: Readable, draft: string): Promise<void> {
  await pipeline(stream, createWriteStream(draft));
  const [there, { size }] = await Promise.all([store.head(key), stat(draft)]);
  if (there?.bytes !== size) await store.put(key, { path: draft }, { contentType: contentTypeOf(key) });
}

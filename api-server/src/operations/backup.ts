import { createReadStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable, type Writable } from "node:stream";
import type { Db } from "../database/database.ts";
import type { ObjectStore } from "../storage/object-store.ts";
import { type ArchiveEntry, writeArchive } from "./archive.ts";
import type { KnownFiles } from "./orphans.ts";
import { type TableDump, appliedMigrations, dumpTables } from "./table-dump.ts";

export interface BackupOptions {
  db: Db;
  store: ObjectStore;
  files: KnownFiles;
  /** Folder for the tables until they are in the archive. */
  tempDir: string;
}

export interface BackupSummary {
  rows: number;
  files: number;
}

/** First in the archive: what it is, and the schema it belongs to. */
export interface Manifest {
  format: "ministry-backup";
  version: 1;
  createdAt: string;
  migrations: string[];
}

export const manifestName = "manifest.json";

/**
 * Writes database and stored files into one tar archive. The tables are read first, at one moment; files never change
 * and are kept for a day after their last row went, so that every file those tables name is still there afterwards.
 * Works beside a running server. The archive holds password hashes and queue keys: keep it like the database.
 */
export async function writeBackup(options: BackupOptions, target: Writable): Promise<BackupSummary> {
  const { db, tempDir } = options;
  const folder = await mkdtemp(join(tempDir, "backup-"));
  const summary: BackupSummary = { rows: 0, files: 0 };
  try {
    const migrations = await appliedMigrations(db);
    const dumps = await dumpTables(db, folder);
    summary.rows = dumps.reduce((sum, dump) => sum + dump.rows, 0);
    await writeArchive(entries(options, migrations, dumps, summary), target);
    return summary;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function* entries(
  options: BackupOptions,
  migrations: string[],
  dumps: TableDump[],
  summary: BackupSummary,
): AsyncGenerator<ArchiveEntry> {
  const createdAt = new Date().toISOString();
  const manifest: Manifest = { format: "ministry-backup", version: 1, createdAt, migrations };
  const text = Buffer.from(`${JSON.stringify(manifest, undefined, 2)}\n`);
  yield { name: manifestName, bytes: text.length, stream: Readable.from([text]) };
  for (const { table, path } of dumps) {
    yield { name: `database/${table}.jsonl`, bytes: (await stat(path)).size, stream: createReadStream(path) };
  }
  for await (const key of namedFiles(options)) {
    const opened = await options.store.get(key);
    if (!opened) continue;
    summary.files += 1;
    yield { name: `files/${key}`, bytes: opened.totalBytes, stream: opened.stream };
  }
}

/** Stored files that a row names; left-overs are not worth keeping. */
async function* namedFiles({ store, files }: BackupOptions): AsyncGenerator<string> {
  let batch: string[] = [];
  for await (const { key } of store.list()) {
    batch.push(key);
    if (batch.length < 500) continue;
    yield* await files.known(batch);
    batch = [];
  }
  if (batch.length > 0) yield* await files.known(batch);
}

import { createReadStream } from "node:fs";
import { mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable, type Writable } from "node:stream";
import type { Db } from "../database/database.ts";
import type { ObjectStore } from "../storage/object-store.ts";
import { type ArchiveEntry, writeArchive } from "./archive/archive.ts";
import { filesNamedIn, type NamedFile } from "./archive/named-files.ts";
import type { KnownFiles } from "../repositories/files/files.ts";
import { type TableDump, appliedMigrations, dumpTables } from "./archive/table-dump.ts";

export interface BackupOptions {
  db: Db;
  store: Pick<ObjectStore, "get">;
  files: KnownFiles;
  /** Folder for the tables until they are in the archive. */
  tempDir: string;
  /** Id of the installation whose content it is. */
  installationId?: string | undefined;
}

export interface BackupSummary {
  rows: number;
  files: number;
  /** Files that rows name and that were not in the storage, or not as the rows say. */
  missing: string[];
}

/** First in the archive: what it is, and the schema it belongs to. */
export interface Manifest {
  format: "ministry-backup";
  version: 1;
  createdAt: string;
  migrations: string[];
  /** Absent from archives of older versions, as are the counts. */
  installation?: string;
  /** Number of rows by table. */
  rows?: Record<string, number>;
}

export const manifestName = "manifest.json";
/** Keys of the files that should be in the archive and are not; only where there are some. */
export const missingName = "missing.json";

/** The tables of a backup in a folder of their own, as they were at one moment. */
export interface DumpedTables {
  manifest: Manifest;
  dumps: TableDump[];
  rows: number;
}

/**
 * Writes database and stored files into one tar archive. The tables are read first, at one moment; the files are the
 * ones those tables name, and every one that is not there as its row says is listed. Works beside a running server.
 * The archive holds password hashes and queue keys: keep it like the database.
 */
export async function writeBackup(options: BackupOptions, target: Writable): Promise<BackupSummary> {
  return withTables(options, async (tables) => {
    const summary: BackupSummary = { rows: tables.rows, files: 0, missing: [] };
    await writeArchive(entries(options, tables, summary), target);
    return summary;
  });
}

/** Reads the tables into a temporary folder that is gone when the work is done. */
export async function withTables<T>(
  { db, tempDir, installationId }: Pick<BackupOptions, "db" | "tempDir" | "installationId">,
  work: (tables: DumpedTables, folder: string) => Promise<T>,
): Promise<T> {
  await mkdir(tempDir, { recursive: true });
  const folder = await mkdtemp(join(tempDir, "backup-"));
  try {
    const migrations = await appliedMigrations(db);
    const createdAt = new Date().toISOString();
    const dumps = await dumpTables(db, folder);
    const manifest: Manifest = {
      ...{ format: "ministry-backup", version: 1, createdAt, migrations },
      ...(installationId !== undefined && { installation: installationId }),
      rows: Object.fromEntries(dumps.map(({ table, rows }) => [table, rows])),
    };
    const rows = dumps.reduce((sum, dump) => sum + dump.rows, 0);
    return await work({ manifest, dumps, rows }, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The manifest and the tables, as entries of an archive. */
export async function* tableEntries({ manifest, dumps }: DumpedTables): AsyncGenerator<ArchiveEntry> {
  yield textEntry(manifestName, `${JSON.stringify(manifest, undefined, 2)}\n`);
  for (const { table, path } of dumps) {
    yield { name: `database/${table}.jsonl`, bytes: (await stat(path)).size, stream: createReadStream(path) };
  }
}

export function textEntry(name: string, text: string): ArchiveEntry {
  const bytes = Buffer.from(text);
  return { name, bytes: bytes.length, stream: Readable.from([bytes]) };
}

async function* entries(
  options: BackupOptions,
  tables: DumpedTables,
  summary: BackupSummary,
): AsyncGenerator<ArchiveEntry> {
  yield* tableEntries(tables);
  for await (const file of filesNamedIn(tables.dumps)) {
    const opened = await options.store.get(file.key);
    if (!opened) {
      if (await isStillNamed(options, file.key)) summary.missing.push(file.key);
      continue;
    }
    if (!fits(file, opened.totalBytes)) summary.missing.push(file.key);
    summary.files += 1;
    const onWritten = (sha256: string) => {
      if (file.sha256 !== undefined && file.sha256 !== sha256) summary.missing.push(file.key);
    };
    yield { name: `files/${file.key}`, bytes: opened.totalBytes, stream: opened.stream, onWritten };
  }
  if (summary.missing.length > 0) yield textEntry(missingName, `${JSON.stringify(summary.missing)}\n`);
}

/** Whether a file is as large as its row says. */
export const fits = ({ bytes }: NamedFile, stored: number) => bytes === undefined || bytes === stored;

/** What was deleted for good while the backup ran is not missing. */
export async function isStillNamed({ files }: Pick<BackupOptions, "files">, key: string): Promise<boolean> {
  return (await files.known([key])).has(key);
}

import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../database/database.ts";
import type { ObjectStore } from "../storage/object-store.ts";
import { adminsRepository } from "../repositories/accounts/admins.ts";
import { BadArchive, readArchive } from "../backup/archive/archive.ts";
import { openFolderStore } from "../storage/folder-store.ts";
import type { BackupSource } from "../backup/backup-source.ts";
import { readLines } from "../backup/archive/read-lines.ts";
import { filesNamedIn } from "../backup/archive/named-files.ts";
import { inUtc } from "./row-times.ts";
import { restoreBackup, sha256OfStored } from "./restore.ts";
import { appliedMigrations, dumpTables } from "../backup/archive/table-dump.ts";

export interface DrillOptions {
  /** Opens an empty database in a folder. */
  openDatabase: (folder: string) => Promise<Database>;
  /** Where the scratch place is made. */
  tempDir: string;
}

export interface DrillReport {
  rows: number;
  tables: number;
  files: number;
  /** What does not agree, in sentences; empty when the backup is good. */
  differences: string[];
  /** Whether texts were compared too: rows of an older version have other columns. */
  compared: "rows and checksums" | "counts";
  seconds: { restore: number; compare: number };
  createdAt: string;
  admins: { email: string; active: boolean }[];
}

/**
 * Restores a backup into a scratch place, and compares what came out with what is in the archive: the number of rows
 * and a checksum of each table, and the checksum of each file. The scratch place is removed.
 */
export async function drill(
  source: BackupSource,
  { openDatabase, tempDir }: DrillOptions,
): Promise<DrillReport> {
  const folder = await mkdtemp(join(tempDir, "drill-"));
  let database: Database | undefined;
  try {
    database = await openDatabase(join(folder, "data"));
    const store = await openFolderStore(join(folder, "files"));
    const began = performance.now();
    const restored = await restoreBackup({ db: database.db, store, tempDir: folder }, source);
    const restoredAt = performance.now();
    const differences = restored.missing.map(
      (key) => `The file ${key} was missing when the backup was made.`,
    );
    const { migrations, rows: counts = {}, createdAt } = restored.manifest;
    const isSameVersion = migrations.length === (await appliedMigrations(database.db)).length;
    const dumps = await dumpTables(database.db, folder);
    for (const { table, rows } of dumps) {
      const wanted = counts[table];
      if (wanted !== undefined && wanted !== rows)
        differences.push(`The table ${table} has ${rows} rows instead of ${wanted}.`);
    }
    if (isSameVersion) differences.push(...(await differentTables(source, dumps)));
    differences.push(...(await differentFiles(store, dumps, restored.checksums)));
    return {
      ...{ rows: restored.rows, tables: dumps.length, files: restored.files, differences, createdAt },
      compared: isSameVersion ? "rows and checksums" : "counts",
      seconds: {
        restore: (restoredAt - began) / 1000,
        compare: (performance.now() - restoredAt) / 1000,
      },
      admins: await adminsRepository(database.db).list(),
    };
  } finally {
    await database?.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A checksum of lines in any order. */
async function digestOf(lines: AsyncIterable<string>): Promise<string> {
  const digests: string[] = [];
  for await (const line of lines) digests.push(createHash("sha256").update(inUtc(line)).digest("base64"));
  return createHash("sha256").update(digests.sort().join("")).digest("hex");
}

async function differentTables(
  source: BackupSource,
  dumps: { table: string; path: string }[],
): Promise<string[]> {
  const wanted = new Map<string, string>();
  await readArchive(await source.open(), async (name, stream) => {
    const table = /^database\/([a-z_]+)\.jsonl$/.exec(name)?.[1];
    if (table !== undefined) wanted.set(table, await digestOf(readLines(stream)));
  });
  const differences: string[] = [];
  for (const { table, path } of dumps) {
    // Their numbers rise with every restore.
    if (table === "cache_version" || !wanted.has(table)) continue;
    if ((await digestOf(readLines(path))) !== wanted.get(table))
      differences.push(`The table ${table} has other content.`);
  }
  return differences;
}

async function differentFiles(
  store: ObjectStore,
  dumps: Parameters<typeof filesNamedIn>[0],
  checksums: Map<string, string>,
): Promise<string[]> {
  const differences: string[] = [];
  for await (const { key, sha256 } of filesNamedIn(dumps)) {
    const stored = await sha256OfStored(store, key);
    if (stored === undefined) differences.push(`The file ${key} is not there.`);
    else if (stored !== (sha256 ?? checksums.get(key)))
      differences.push(`The file ${key} has other content.`);
  }
  return differences;
}

/** What an operator reads of a drill; the differences, at most ten, come first. @throws BadArchive where some are */
export function drillLines({ differences, admins, seconds, ...report }: DrillReport): string {
  const { rows, tables, files, compared, createdAt } = report;
  if (differences.length > 0) {
    const more = differences.length > 10 ? [`… and ${differences.length - 10} more.`] : [];
    throw new BadArchive(["The drill failed.", ...differences.slice(0, 10), ...more].join("\n"));
  }
  return [
    `The drill passed: the backup of ${createdAt} was restored into a scratch place and compared.`,
    `${rows} rows of ${tables} tables (${compared}), ${files} files; restored in ${seconds.restore.toFixed(1)} s, compared in ${seconds.compare.toFixed(1)} s.`,
    adminLines(admins, createdAt),
  ].join("\n");
}

/** Who can sign in after a restore, and with which password. */
export function adminLines(admins: { email: string; active: boolean }[], createdAt: string): string {
  if (admins.length === 0) return "No administrator comes back with it.";
  const lines = admins.map(({ email, active }) => `  ${email}${active ? "" : " (deactivated)"}`);
  return [
    `These administrators come back, with the passwords they had on ${createdAt}; passwords changed and administrators added since are gone:`,
    ...lines,
  ].join("\n");
}

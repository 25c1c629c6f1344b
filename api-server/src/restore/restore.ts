import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type { Db } from "../database/database.ts";
import { sha256Of } from "../lib/sha256.ts";
import { contentTypeOf, isKey } from "../storage/keys.ts";
import type { ObjectStore } from "../storage/object-store.ts";
import { BadArchive, readArchive } from "../backup/archive/archive.ts";
import { type BackupSummary, type Manifest, manifestName, missingName } from "../backup/backup.ts";
import { fileListName } from "../backup/backup-sets.ts";
import type { BackupSource } from "../backup/backup-source.ts";
import { hashing } from "../backup/archive/hashing.ts";
import { readLines } from "../backup/archive/read-lines.ts";
import { appliedMigrations, loadTables } from "../backup/archive/table-dump.ts";

export interface RestoreOptions {
  db: Db;
  store: ObjectStore;
  tempDir: string;
  /** Asked once the archive was found whole, before anything is touched; throws to refuse. */
  mayBegin?: (manifest: Manifest) => Promise<void>;
}

export interface RestoreSummary extends BackupSummary {
  manifest: Manifest;
  /** SHA-256 (hex; of older backups its first digits) of each file that was restored, by key. */
  checksums: Map<string, string>;
}

/**
 * Brings a backup back. Its archive is read through and checked before anything is touched; then come the files (one
 * with another content is replaced) and last the tables, in one transaction. Stop the servers first. Everybody has to
 * sign in again afterwards. Throws `BadArchive` with a sentence for the operator.
 */
export async function restoreBackup(options: RestoreOptions, source: BackupSource): Promise<RestoreSummary> {
  const { db, tempDir } = options;
  const manifest = await assertWhole(source, db);
  await options.mayBegin?.(manifest);
  await mkdir(tempDir, { recursive: true });
  const folder = await mkdtemp(join(tempDir, "restore-"));
  try {
    const run = new RestoreRun(options, source, folder);
    await run.unpack();
    await run.fetchFiles();
    const { files, missing, checksums } = run;
    return { manifest, files, missing, checksums, rows: await loadTables(db, run.dumps) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

class RestoreRun {
  readonly dumps: { table: string; path: string }[] = [];
  readonly checksums = new Map<string, string>();
  readonly missing: string[] = [];
  files = 0;
  #list: string | undefined;

  constructor(
    private readonly options: RestoreOptions,
    private readonly source: BackupSource,
    private readonly folder: string,
  ) {}

  /** Takes the tables and files out of the archive. */
  async unpack(): Promise<void> {
    const stream = await this.source.open();
    await readArchive(stream, (name, entry) => this.#take(name, entry)).catch((error: unknown) => {
      // The archive was found whole: what fails now is the disk or the store.
      throw error instanceof BadArchive && error.cause !== undefined ? error.cause : error;
    });
  }

  async #take(name: string, entry: Readable): Promise<void> {
    const table = /^database\/([a-z_]+)\.jsonl$/.exec(name)?.[1];
    const key = /^files\/(.+)$/.exec(name)?.[1];
    if (table !== undefined) this.dumps.push({ table, path: await this.#save(entry, `${table}.jsonl`) });
    else if (name === fileListName) this.#list = await this.#save(entry, "files");
    else if (name === missingName) this.missing.push(...(JSON.parse(await text(entry)) as string[]));
    else if (key !== undefined && isKey(key)) await this.#store(key, entry);
  }

  async #save(entry: Readable, name: string): Promise<string> {
    const path = join(this.folder, name);
    await pipeline(entry, createWriteStream(path, { flags: "wx", mode: 0o600 }));
    return path;
  }

  /** Fetches the files that a list in the archive names. @throws BadArchive when one is not there or changed */
  async fetchFiles(): Promise<void> {
    for await (const line of this.#list === undefined ? [] : readLines(this.#list)) {
      const { key, sha256 } = JSON.parse(line) as { key: string; sha256: string };
      if (!isKey(key)) continue;
      const stream = await this.source.file?.(key, sha256);
      if (!stream) throw new BadArchive(`The backup lacks the file ${key}.`);
      await this.#store(key, stream, sha256);
    }
  }

  /** Stores a file of the backup, unless the same is there. */
  async #store(key: string, stream: Readable, wanted?: string): Promise<void> {
    const { store } = this.options;
    const draft = join(this.folder, "file");
    const { through, hex } = hashing();
    await pipeline(stream, through, createWriteStream(draft, { mode: 0o600 }));
    const sha256 = hex();
    if (wanted !== undefined && !sha256.startsWith(wanted))
      throw new BadArchive(`The backup is damaged: the file ${key} does not match its checksum.`);
    const [there, { size }] = await Promise.all([store.head(key), stat(draft)]);
    if (there?.bytes !== size || (await sha256OfStored(store, key)) !== sha256)
      await store.put(key, { path: draft }, { contentType: contentTypeOf(key) });
    this.checksums.set(key, sha256);
    this.files += 1;
  }
}

/** SHA-256 (hex) of a stored file; `undefined` when there is none. */
export async function sha256OfStored(store: Pick<ObjectStore, "get">, key: string) {
  const opened = await store.get(key);
  return opened && sha256Of(opened.stream);
}

/** Reads the whole archive once, so that a damaged one changes nothing. */
async function assertWhole(source: BackupSource, db: Db): Promise<Manifest> {
  let manifest: Manifest | undefined;
  await readArchive(await source.open(), async (name, stream) => {
    if (name === manifestName) manifest = JSON.parse(await text(stream)) as Manifest;
  });
  if (manifest?.format !== "ministry-backup" || manifest.version !== 1) {
    throw new BadArchive("The file is no backup of this server.");
  }
  const known = await appliedMigrations(db);
  const newer = manifest.migrations.find((name) => !known.includes(name));
  if (newer) throw new BadArchive(`The backup was made by a newer version of this server (${newer}).`);
  return manifest;
}

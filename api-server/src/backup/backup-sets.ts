import { createHash, randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough, type Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { gzipSync } from "node:zlib";
import { writeArchive } from "./archive/archive.ts";
import {
  type BackupOptions,
  type BackupSummary,
  type DumpedTables,
  fits,
  isStillNamed,
  missingName,
  tableEntries,
  textEntry,
  withTables,
} from "./backup.ts";
import type { BackupTarget } from "./backup-target.ts";
import { CommandRefused } from "../lib/command-refused.ts";
import { sha256Of } from "../lib/sha256.ts";
import { hashing } from "./archive/hashing.ts";
import type { Encryption } from "./archive/encryption.ts";
import { filesNamedIn, type NamedFile } from "./archive/named-files.ts";
import type { Retention } from "../settings/retention.ts";
import { type BackupNote, noteSuffix, storedName } from "./backup-notes.ts";
import { removeOldBackups } from "./old-backups.ts";

/**
 * Backups in one place, each of the tables whole and of the stored files only what is not there yet:
 *
 *     installation.json                 whose backups these are
 *     files/<set>/<key>.<sha256>        stored files, once; a set is all that was encrypted for the same keys
 *     backups/<time>.tar[.age]          tables and the list of files with their checksums
 *     backups/<time>.files.gz           keys of its files, so that old ones can be removed without a private key
 *     backups/<time>.json               written last: without it the backup does not count
 */
export interface SetOptions extends BackupOptions {
  installationId: string;
  target: BackupTarget;
  /** Absent: nothing is encrypted. */
  encryption?: Encryption | undefined;
  keep?: Retention | undefined;
  now?: () => Date;
}

export interface SetSummary extends BackupSummary {
  name: string;
  /** Bytes that this backup added to the place. */
  bytes: number;
  /** Files that were there already. */
  unchanged: number;
  removedBackups: number;
}

/** Name of the list of files in a backup's archive: one JSON line each, with `key` and `sha256` (32 digits of it). */
export const fileListName = "files.jsonl";
const hashDigits = 32;

const setOf = (encryption: Encryption | undefined) =>
  encryption
    ? createHash("sha256").update(encryption.recipients.join("\n")).digest("hex").slice(0, 12)
    : "plain";

interface Stored {
  sha256: string;
  bytes: number;
}

/** Writes a backup into a place, and removes the ones that `keep` no longer wants. */
export async function backUpTo(options: SetOptions): Promise<SetSummary> {
  const { now = () => new Date() } = options;
  await claimDestination(options);
  return withTables(options, async (tables, folder) => {
    const run = new SetRun(options, tables, folder);
    const summary = await run.write();
    if (options.keep) summary.removedBackups = await removeOldBackups(options.target, options.keep, now());
    return summary;
  });
}

async function claimDestination({ target, installationId, tempDir }: SetOptions): Promise<void> {
  const name = "installation.json";
  const found = await target.get(name);
  if (!found) return putText(target, name, JSON.stringify({ installation: installationId }), tempDir);
  const { installation } = JSON.parse((await buffer(found)).toString()) as { installation?: unknown };
  if (installation === installationId) return;
  throw new CommandRefused(
    `${target.address} holds the backups of another installation (${String(installation)}). Choose a place of its own for each.`,
  );
}

async function putText(target: BackupTarget, name: string, text: string | Buffer, tempDir: string) {
  await mkdir(tempDir, { recursive: true });
  const path = join(tempDir, randomUUID());
  try {
    await writeFile(path, text, { mode: 0o600 });
    await target.put(name, path);
  } finally {
    await rm(path, { force: true });
  }
}

class SetRun {
  readonly #set: string;
  readonly #name: string;
  readonly #summary: SetSummary;

  constructor(
    private readonly options: SetOptions,
    private readonly tables: DumpedTables,
    private readonly folder: string,
  ) {
    this.#set = setOf(options.encryption);
    this.#name = `${tables.manifest.createdAt.replaceAll(/[:.]/g, "-")}-${randomUUID().slice(0, 4)}`;
    this.#summary = {
      ...{ name: this.#name, rows: tables.rows, files: 0, bytes: 0 },
      ...{ missing: [], unchanged: 0, removedBackups: 0 },
    };
  }

  async write(): Promise<SetSummary> {
    const { target, tempDir } = this.options;
    const there = await this.#storedFiles();
    const list: { key: string; sha256: string }[] = [];
    for await (const file of filesNamedIn(this.tables.dumps)) {
      const sha256 = await this.#storeFile(file, there.get(file.key));
      if (sha256 !== undefined) list.push({ key: file.key, sha256 });
    }
    this.#summary.files = list.length;
    const archive = await this.#putArchive(list);
    const keys = gzipSync(list.map(({ key, sha256 }) => `${key}.${sha256}\n`).join(""));
    await putText(target, `backups/${this.#name}.files.gz`, keys, tempDir);
    const note = `${JSON.stringify(this.#note(archive), undefined, 2)}\n`;
    await putText(target, `backups/${this.#name}${noteSuffix}`, note, tempDir);
    return this.#summary;
  }

  #note(archive: BackupNote["archive"]): BackupNote {
    const { rows, files, missing } = this.#summary;
    return {
      ...{ format: "ministry-backup-set", version: 1, name: this.#name },
      createdAt: this.tables.manifest.createdAt,
      installation: this.options.installationId,
      ...{ set: this.#set, encrypted: this.options.encryption !== undefined },
      ...{ rows, files, missing: missing.length, archive },
    };
  }

  async #storedFiles(): Promise<Map<string, Stored>> {
    const prefix = `files/${this.#set}/`;
    const there = new Map<string, Stored>();
    for await (const { name, bytes } of this.options.target.list(prefix)) {
      const parts = /^(.+)\.([0-9a-f]+)$/.exec(name.slice(prefix.length));
      if (parts?.[1] && parts[2]?.length === hashDigits) there.set(parts[1], { sha256: parts[2], bytes });
    }
    return there;
  }

  /** Makes sure that a file is in the place; resolves with its checksum, `undefined` when there is no such file. */
  async #storeFile(file: NamedFile, there: Stored | undefined): Promise<string | undefined> {
    const { encryption, target, store } = this.options;
    const sizeOf = (bytes: number) => encryption?.sizeOf(bytes) ?? bytes;
    const isWhole =
      there && (file.bytes === undefined ? there.bytes > 0 : there.bytes === sizeOf(file.bytes));
    if (isWhole && (file.sha256 === undefined || file.sha256.startsWith(there.sha256))) {
      this.#summary.unchanged += 1;
      return there.sha256;
    }
    const opened = await store.get(file.key);
    if (!opened) {
      if (await isStillNamed(this.options, file.key)) this.#summary.missing.push(file.key);
      return undefined;
    }
    const path = join(this.folder, "file");
    const full = await this.#writeOut(opened.stream, path);
    const differs = file.sha256 !== undefined && file.sha256 !== full;
    if (differs || !fits(file, opened.totalBytes)) this.#summary.missing.push(file.key);
    const sha256 = full.slice(0, hashDigits);
    await target.put(storedName(this.#set, file.key, sha256), path);
    this.#summary.bytes += (await stat(path)).size;
    return sha256;
  }

  /** Writes a stream to a file, encrypted where that is wanted; resolves with the SHA-256 of the plain content. */
  async #writeOut(plain: Readable, path: string): Promise<string> {
    const { through, hex } = hashing();
    const { encryption } = this.options;
    const out = createWriteStream(path, { mode: 0o600 });
    if (!encryption) await pipeline(plain, through, out);
    else await Promise.all([pipeline(plain, through), pipeline(await encryption.encrypt(through), out)]);
    return hex();
  }

  async #putArchive(list: { key: string; sha256: string }[]): Promise<BackupNote["archive"]> {
    const { target, encryption } = this.options;
    const [name, path] = [
      `backups/${this.#name}.tar${encryption ? ".age" : ""}`,
      join(this.folder, "archive"),
    ];
    const { tables } = this;
    const { missing } = this.#summary;
    const tar = new PassThrough();
    async function* entries() {
      yield* tableEntries(tables);
      yield textEntry(fileListName, list.map((one) => `${JSON.stringify(one)}\n`).join(""));
      if (missing.length > 0) yield textEntry(missingName, `${JSON.stringify(missing)}\n`);
    }
    await Promise.all([writeArchive(entries(), tar), this.#writeOut(tar, path)]);
    const [{ size }, sha256] = [await stat(path), await sha256Of(createReadStream(path))];
    await target.put(name, path);
    this.#summary.bytes += size;
    const back = await target.get(name);
    if (!back || (await sha256Of(back)) !== sha256) throw new Error(`${name} was not stored as it was sent`);
    return { name, bytes: size, sha256 };
  }
}

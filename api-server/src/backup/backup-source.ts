import { existsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import type { Readable } from "node:stream";
import type { S3Settings } from "../settings/s3-settings.ts";
import { BadArchive } from "./archive/archive.ts";
import { type BackupNote, backupsIn, storedName } from "./backup-notes.ts";
import { type BackupTarget, openBackupTarget } from "./backup-target.ts";
import { CommandRefused } from "../lib/command-refused.ts";
import { type Decryption, openPlain } from "./archive/encryption.ts";

/** One backup, wherever it lies, decrypted. */
export interface BackupSource {
  /** How people name it. */
  address: string;
  /** Its archive, from the beginning; asked for twice. */
  open(): Promise<Readable>;
  /** A file that the archive only names, by key and the beginning of its checksum. */
  file?(key: string, sha256: string): Promise<Readable | undefined>;
  close?(): void;
}

export interface WantedBackup {
  /** A file, a folder of backups, or `s3://bucket/prefix`. */
  from: string;
  /** Of several backups the newest that is not younger than this moment. */
  at?: Date | undefined;
  decryption?: Decryption | undefined;
  s3?: Omit<S3Settings, "bucket"> | undefined;
}

/** Finds a backup that an operator named. @throws CommandRefused when there is none */
export async function findBackup({ from, at, decryption, s3 }: WantedBackup): Promise<BackupSource> {
  if (!from.startsWith("s3://")) {
    const path = resolve(from);
    if (!existsSync(path)) throw new CommandRefused(`There is no file ${path}.`);
    if (statSync(path).isFile()) return { address: path, open: () => openPlain(path, decryption) };
  }
  const target = openBackupTarget(from, s3);
  const notes = (await backupsIn(target)).filter((note) => !at || new Date(note.createdAt) <= at);
  const note = notes.at(-1);
  if (!note)
    throw new CommandRefused(
      `There is no backup in ${target.address}${at ? ` from before ${at.toISOString()}` : ""}.`,
    );
  return fromSet(target, note, decryption);
}

function fromSet(target: BackupTarget, note: BackupNote, decryption: Decryption | undefined): BackupSource {
  if (note.encrypted && !decryption)
    throw new CommandRefused("The backup is encrypted. Name the private key's file: --key FILE");
  const plain = (stream: Readable) => (note.encrypted && decryption ? decryption.decrypt(stream) : stream);
  return {
    address: `${target.address}, backup of ${note.createdAt}`,
    async open() {
      const stream = await target.get(note.archive.name);
      if (!stream) throw new BadArchive(`The backup lacks ${note.archive.name}.`);
      return plain(stream);
    },
    async file(key, sha256) {
      const stream = await target.get(storedName(note.set, key, sha256));
      return stream && plain(stream);
    },
    close: () => target.close(),
  };
}

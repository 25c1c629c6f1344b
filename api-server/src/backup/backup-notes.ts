import { buffer } from "node:stream/consumers";
import type { BackupTarget } from "./backup-target.ts";

/** The plain-text note of one backup. */
export interface BackupNote {
  format: "ministry-backup-set";
  version: 1;
  name: string;
  createdAt: string;
  installation: string;
  set: string;
  encrypted: boolean;
  rows: number;
  files: number;
  missing: number;
  archive: { name: string; bytes: number; sha256: string };
}

export const noteSuffix = ".json";

/** The name of a stored file in a place for backups. */
export const storedName = (set: string, key: string, sha256: string) => `files/${set}/${key}.${sha256}`;

/** The backups of a place, oldest first. */
export async function backupsIn(target: BackupTarget): Promise<BackupNote[]> {
  const notes: BackupNote[] = [];
  for await (const { name } of target.list("backups/")) {
    if (!name.endsWith(noteSuffix)) continue;
    const stream = await target.get(name);
    if (stream) notes.push(JSON.parse((await buffer(stream)).toString()) as BackupNote);
  }
  return notes.sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
}

import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import type { Retention } from "../settings/retention.ts";
import { type BackupNote, backupsIn, noteSuffix } from "./backup-notes.ts";
import type { BackupTarget } from "./backup-target.ts";
import { retainedOf } from "./retention.ts";

/** A younger file may belong to a backup that is being written. */
const youngMs = 24 * 3_600_000;

/** Removes the backups that are no longer wanted, and the files that only they named; resolves with how many. */
export async function removeOldBackups(target: BackupTarget, keep: Retention, now: Date): Promise<number> {
  const notes = await backupsIn(target);
  const retained = retainedOf(
    notes.map(({ createdAt }) => new Date(createdAt)),
    keep,
  );
  const stays = (note: BackupNote) => retained.has(new Date(note.createdAt).getTime());
  const old = notes.filter((note) => !stays(note));
  for (const { name, archive } of old) {
    await target.remove(`backups/${name}${noteSuffix}`);
    await target.remove(archive.name);
    await target.remove(`backups/${name}.files.gz`);
  }
  if (old.length > 0) await removeUnnamed(target, notes, stays, now.getTime() - youngMs);
  return old.length;
}

async function removeUnnamed(
  target: BackupTarget,
  notes: BackupNote[],
  stays: (note: BackupNote) => boolean,
  before: number,
): Promise<void> {
  const named = new Set<string>();
  for (const { name, set } of notes.filter(stays)) {
    const list = await target.get(`backups/${name}.files.gz`);
    if (!list) return; // what it names can't be known
    const keys = gunzipSync(await buffer(list)).toString();
    for (const key of keys.split("\n")) if (key !== "") named.add(`files/${set}/${key}`);
  }
  for (const set of new Set(notes.map((note) => note.set))) {
    for await (const { name, modifiedAt } of target.list(`files/${set}/`)) {
      if (!named.has(name) && modifiedAt.getTime() < before) await target.remove(name);
    }
  }
}

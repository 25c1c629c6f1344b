import type { KnownFiles } from "../repositories/files/files.ts";
import type { OrphanMarks } from "../repositories/files/orphan-marks.ts";
import type { ObjectStore } from "../storage/object-store.ts";

export interface OrphanOptions {
  store: Pick<ObjectStore, "list" | "remove" | "installation">;
  files: KnownFiles;
  marks: OrphanMarks;
  /** Id of the database's installation: the storage must still carry the same. */
  installationId: string;
  /** The operator has checked and wants it although it is more than a small part. */
  force?: boolean;
  now?: () => Date;
}

export interface OrphanReport {
  /** Stored files that were checked, and those among them that no row names. */
  objects: number;
  orphans: number;
  removed: number;
  /** Why nothing was removed although something was due. */
  refused?: string;
}

const day = 24 * 3_600_000;
const batchSize = 500;
/** A file is stored before its row is written: a young one may still get its row. */
const youngMs = day;
/** How long a file without a row stays before it is removed. */
const orphanMs = 7 * day;
/** More than this part of all files is no left-over but a mistake: another database, a lost table. */
const maxShare = 0.05;

/**
 * Marks stored objects that no row names, and removes those that were marked a week ago. Removes nothing and says
 * why when the storage belongs to another installation, when no file at all has a row, or when more than 5 % would
 * go.
 */
export async function collectOrphans(options: OrphanOptions): Promise<OrphanReport> {
  const { store, files, marks, installationId, force = false, now = () => new Date() } = options;
  const owner = await store.installation();
  if (owner !== installationId) {
    const refused = `The file storage belongs to installation ${owner ?? "(none)"}, not to ${installationId}.`;
    return { objects: 0, orphans: 0, removed: 0, refused };
  }
  const { objects, unnamed } = await survey(store, files, now().getTime() - youngMs);
  await marks.keepOnly(unnamed);
  await marks.mark(unnamed, now());
  const present = new Set(unnamed);
  const due = (await marks.markedBefore(new Date(now().getTime() - orphanMs))).filter((key) =>
    present.has(key),
  );
  const report = { objects, orphans: unnamed.length, removed: 0 };
  const refused = force ? undefined : whyTooMany({ objects, unnamed: unnamed.length, due: due.length });
  if (refused !== undefined) return { ...report, refused };
  return { ...report, removed: await removeAll(due, options) };
}

async function survey(store: OrphanOptions["store"], files: KnownFiles, before: number) {
  const unnamed: string[] = [];
  let objects = 0;
  let batch: string[] = [];
  const judge = async () => {
    const known = await files.known(batch);
    unnamed.push(...batch.filter((key) => !known.has(key)));
    batch = [];
  };
  for await (const { key, modifiedAt } of store.list()) {
    objects += 1;
    if (modifiedAt.getTime() >= before) continue;
    batch.push(key);
    if (batch.length === batchSize) await judge();
  }
  await judge();
  return { objects, unnamed };
}

function whyTooMany({ objects, unnamed, due }: { objects: number; unnamed: number; due: number }) {
  if (due === 0) return undefined;
  const lookFirst = "Check the database; if they are left-overs, run: npm run admin -- remove-orphans";
  if (unnamed === objects) return `No row names any of the ${objects} stored files. ${lookFirst}`;
  if (due > objects * maxShare) return `${due} of ${objects} stored files would be removed. ${lookFirst}`;
  return undefined;
}

async function removeAll(due: string[], { files, marks, store }: OrphanOptions): Promise<number> {
  let removed = 0;
  for (let from = 0; from < due.length; from += batchSize) {
    const batch = due.slice(from, from + batchSize);
    // A restore may have brought their rows back since they were checked.
    const known = await files.known(batch);
    for (const key of batch.filter((one) => !known.has(one))) {
      await store.remove(key);
      removed += 1;
    }
    await marks.clear(batch);
  }
  return removed;
}

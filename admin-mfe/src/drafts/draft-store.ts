import { createVault, outboxStore, rowName } from "@ministry/api-client/outbox";
import { draftDatabase, type DraftRow } from "./database.ts";
import { restoreValues, storeValues, unlessDamaged, type Pictures, type StoredValue } from "./draft-files.ts";
import { summaryOf } from "./draft-summary.ts";
import type { Draft, DraftNote, ListedDraft } from "./draft.ts";
import { moveReadableDrafts } from "./readable-drafts.ts";

export type { Draft, ListedDraft } from "./draft.ts";

/** A draft as it was read, with the key it is stored under. */
export interface StoredDraftCopy extends Draft {
  key: string;
}

/** Stands between a form's key and what tells its drafts apart. */
const copyMark = "~";

/**
 * A storage key for one more draft of a form: what is begun while an older draft exists is stored beside it, never
 * over it.
 *
 * @param formKey owner and form, as in `owner/form`
 */
export const newDraftKey = (formKey: string): string => `${formKey}${copyMark}${crypto.randomUUID()}`;

const isDraftOf = (formKey: string, key: string) => key === formKey || key.startsWith(formKey + copyMark);

/** The part of a row that only its owner can read. */
interface Contents extends Omit<Draft, "values" | "savedAt" | "unstored"> {
  formKey: string;
  values: Record<string, StoredValue>;
}

const queue = outboxStore();
const vault = createVault(queue);

/** Form keys begin with their owner and a slash. */
const ownerOfKey = (formKey: string) => formKey.slice(0, formKey.indexOf("/"));

let moved: Promise<void> | undefined;

/** The database, once drafts of earlier releases have been brought into it, and what a crash left behind is gone. */
async function database() {
  moved ??= moveReadableDrafts(async (formKey, draft) => void (await write(formKey, draft)))
    .then(async () => queue.drafts.tidy(await (await draftDatabase()).getAllKeys("drafts")))
    .catch(() => {
      moved = undefined;
    });
  await moved;
  return draftDatabase();
}

/** How a draft is written. */
export interface DraftWriting {
  /** `strict` resolves only once it is on disk: for what is in no other place. Files always are. */
  durability?: IDBTransactionDurability;
  pictures?: Pictures;
}

/**
 * Stores a form as it is now, encrypted with its owner's key; its files in the chunks that the queue takes over when the
 * form is saved. Rejects when the device is out of space, and with OutboxError `locked` when the owner has signed out.
 *
 * @param formKey begins with the owner and a slash
 * @returns whether all pictures are in it
 */
export async function writeDraft(formKey: string, draft: Draft, how?: DraftWriting): Promise<boolean> {
  await database();
  return write(formKey, draft, how);
}

async function write(
  formKey: string,
  { values: given, savedAt, unstored: _, ...about }: Draft,
  { durability = "default", pictures = "all" }: DraftWriting = {},
): Promise<boolean> {
  const db = await draftDatabase();
  const [owner, id] = [ownerOfKey(formKey), await rowName(formKey)];
  const { values, needed } = await storeValues({ queue, owner, draftId: id }, given, pictures);
  const contents: Contents = { ...about, formKey, values };
  const sealed = await vault.encryptJson(owner, id, contents);
  const change = db.transaction(["drafts", "files"], "readwrite", { durability });
  const earlier = await change.objectStore("files").index("draftId").getAllKeys(id);
  await Promise.all([
    ...earlier.map((file) => change.objectStore("files").delete(file)),
    change.objectStore("drafts").put({ id, owner, savedAt, sealed, jobId: about.idempotencyKey }),
    change.done,
  ]);
  await queue.drafts.release([id], needed);
  return !isUnfinished(values);
}

const isUnfinished = (values: Contents["values"]): boolean =>
  Object.values(values).some((value) => {
    if (typeof value === "string") return false;
    return ("files" in value ? value.files : [value.file]).some((file) => "unstored" in file);
  });

/**
 * All drafts of a form that can be read now, latest first; not those whose work the queue has. A file whose bytes are
 * gone is left out. Rejects with OutboxError `other-key` when the key of the form's first draft is not on this device.
 *
 * @param formKey owner and form, as in `owner/form`
 */
export async function readDrafts(formKey: string): Promise<StoredDraftCopy[]> {
  const rows = await (await database()).getAllFromIndex("drafts", "owner", ownerOfKey(formKey));
  const first = await rowName(formKey);
  const drafts: StoredDraftCopy[] = [];
  for (const row of rows) {
    const contents = await opened(row).catch((error: unknown) => {
      if (row.id === first) throw error;
      // Which form it belongs to can't be read without its key: it stays until that key is here.
    });
    if (!contents || !isDraftOf(formKey, contents.formKey) || (await isInQueue(row))) continue;
    drafts.push(await restored(row, contents));
  }
  return drafts.sort((one, other) => other.savedAt - one.savedAt);
}

/** The latest draft of a form, or nothing. */
export const readDraft = async (formKey: string): Promise<StoredDraftCopy | undefined> =>
  (await readDrafts(formKey))[0];

async function restored(row: DraftRow, contents: Contents): Promise<StoredDraftCopy> {
  const db = await draftDatabase();
  const rows = new Map((await db.getAllFromIndex("files", "draftId", row.id)).map((file) => [file.id, file]));
  const { values, unstored } = await restoreValues({ queue, owner: row.owner, vault, rows }, contents.values);
  const { formKey: key, ...note } = noteOf(row, contents);
  return { ...note, key, values, ...(unstored.length > 0 && { unstored }) };
}

const opened = ({ owner, id, sealed }: DraftRow) =>
  unlessDamaged(vault.decryptJson(owner, id, sealed) as Promise<Contents>);

const noteOf = ({ savedAt }: DraftRow, { values: _, ...about }: Contents): DraftNote => ({
  ...about,
  savedAt,
});

/**
 * Whether the queue has what is in a draft: it was handed over, or saved later than it was written down, by a page that
 * was lost before it could note that. What was received needs no draft any more.
 */
async function isInQueue({ id, savedAt, jobId, handedOver }: DraftRow): Promise<boolean> {
  const item = await queue.state(handedOver ?? jobId ?? "");
  if (!item || (!handedOver && item.savedAt < savedAt)) return false;
  if (item.job.state === "sent") await removeRows([id]);
  return true;
}

/**
 * Marks a form's draft as work that the queue has, under this job: from now on it is offered only when the job has left
 * the queue without being received.
 */
export async function markHandedOver(formKey: string, jobId: string): Promise<void> {
  const db = await database();
  const id = await rowName(formKey);
  const change = db.transaction("drafts", "readwrite");
  const row = await change.store.get(id);
  if (row) await change.store.put({ ...row, handedOver: jobId });
  await change.done;
}

/** Removes the drafts of jobs that a person has discarded. */
export async function removeHandedOver(jobIds: readonly string[]): Promise<void> {
  const rows = await (await database()).getAll("drafts");
  const gone = rows.filter(({ handedOver }) => handedOver !== undefined && jobIds.includes(handedOver));
  await removeRows(gone.map(({ id }) => id));
}

/** Removes the draft of one form: it was accepted, or the person does not want it any more. */
export async function removeDraft(formKey: string): Promise<void> {
  await removeRows([await rowName(formKey)]);
}

async function removeRows(draftIds: readonly string[]): Promise<void> {
  const db = await database();
  const change = db.transaction(["drafts", "files"], "readwrite");
  const files = change.objectStore("files");
  const ids = (await Promise.all(draftIds.map((id) => files.index("draftId").getAllKeys(id)))).flat();
  await Promise.all([
    ...draftIds.map((id) => change.objectStore("drafts").delete(id)),
    ...ids.map((id) => files.delete(id)),
    change.done,
  ]);
  await queue.drafts.release(draftIds);
}

/** The drafts of one admin that can be read now, latest first; not those whose work the queue has. */
export async function listDrafts(owner: string): Promise<ListedDraft[]> {
  const notes: ListedDraft[] = [];
  for (const row of await (await database()).getAllFromIndex("drafts", "owner", owner)) {
    if (await isInQueue(row)) continue;
    const contents = await opened(row).catch(() => undefined);
    // Photos that were shared into the app and locked are no form.
    if (!contents?.path) continue;
    // The name of a form that edits a record says which.
    const summary = contents.base ? "" : summaryOf(contents.values);
    notes.push({ ...noteOf(row, contents), summary });
  }
  return notes.sort((a, b) => b.savedAt - a.savedAt);
}

/** How many drafts an admin, or everybody, has on this device; locked ones too. */
export async function countDrafts(owner?: string): Promise<number> {
  const db = await database();
  const rows =
    owner === undefined ? await db.getAll("drafts") : await db.getAllFromIndex("drafts", "owner", owner);
  let count = 0;
  for (const row of rows) if (!(await isInQueue(row))) count += 1;
  return count;
}

/** Removes every draft of an admin. */
export async function removeDraftsOf(owner: string): Promise<void> {
  const db = await database();
  await removeRows(await db.getAllKeysFromIndex("drafts", "owner", owner));
}

/** Removes every draft on this device. */
export async function removeAllDrafts(): Promise<void> {
  const db = await database();
  await removeRows(await db.getAllKeys("drafts"));
}

/** Whether a sign-out makes the owner's drafts unreadable until they sign in again. */
export const areDraftsLockable = async (owner: string): Promise<boolean> =>
  (await vault.access(owner)).isLockable;

import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { FormValues } from "./form-values.ts";
import type { RecordVersion } from "./record-version.ts";

export interface Draft<V extends FormValues = FormValues> {
  values: V;
  /** Made when the form was started; goes along until the server has accepted it. */
  idempotencyKey: string;
  /** The record that is edited, as it was when the form was begun. */
  base?: RecordVersion;
  /** Milliseconds since the epoch. */
  savedAt: number;
  /** The form was interrupted by the portal itself (a sign-in that ran out), so it is taken up without asking. */
  resume: boolean;
  /** What the form is called, and the address it is at: the bell leads back to it. */
  name: string;
  path: string;
}

/** A kept draft without its contents. */
export interface DraftNote extends Omit<Draft, "values"> {
  formKey: string;
}

type StoredValue = string | { file: string } | { files: string[] };

interface StoredFile {
  id: string;
  formKey: string;
  name: string;
  type: string;
  lastModified: number;
  bytes: ArrayBuffer;
}

interface StoredDraft extends Omit<Draft, "values"> {
  formKey: string;
  values: Record<string, StoredValue>;
}

interface DraftSchema extends DBSchema {
  drafts: { key: string; value: StoredDraft };
  files: { key: string; value: StoredFile; indexes: { formKey: string } };
}

const databaseName = "ministry-drafts";

/** Files keep their row for as long as they are the same object, so that a draft written each second stays cheap. */
const fileIds = new WeakMap<File, string>();

let opened: Promise<IDBPDatabase<DraftSchema>> | undefined;

function database(): Promise<IDBPDatabase<DraftSchema>> {
  opened ??= openDB<DraftSchema>(databaseName, 1, {
    upgrade(db) {
      db.createObjectStore("drafts", { keyPath: "formKey" });
      db.createObjectStore("files", { keyPath: "id" }).createIndex("formKey", "formKey");
    },
    // Another tab deletes it, or a later release upgrades it: this page must not stand in the way.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      opened = undefined;
    },
    // Browsers close databases of pages that slept for long; the next call opens it again.
    terminated() {
      opened = undefined;
    },
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/**
 * Keeps a form as it is now. Files are stored as bytes: iOS loses the contents of `File` objects in IndexedDB.
 * Rejects when the device is out of space. `strict` resolves only once it is on disk: for what is in no other place.
 */
export async function writeDraft(
  formKey: string,
  draft: Draft,
  durability: IDBTransactionDurability = "default",
): Promise<void> {
  const db = await database();
  const known = new Set(await db.getAllKeysFromIndex("files", "formKey", formKey));
  const fresh: StoredFile[] = [];
  const used = new Set<string>();

  const keep = async (file: File): Promise<string> => {
    const mark = fileIds.get(file) ?? crypto.randomUUID();
    fileIds.set(file, mark);
    // The same file may stand in two forms; each keeps a row of its own.
    const id = `${formKey}#${mark}`;
    used.add(id);
    if (!known.has(id)) {
      const { name, type, lastModified } = file;
      fresh.push({ id, formKey, name, type, lastModified, bytes: await file.arrayBuffer() });
    }
    return id;
  };

  const values: StoredDraft["values"] = {};
  for (const [name, value] of Object.entries(draft.values)) {
    if (typeof value === "string") values[name] = value;
    else if (Array.isArray(value)) values[name] = { files: await Promise.all(value.map(keep)) };
    else if (value) values[name] = { file: await keep(value) };
  }

  const change = db.transaction(["drafts", "files"], "readwrite", { durability });
  const files = change.objectStore("files");
  await Promise.all([
    ...fresh.map((file) => files.put(file)),
    ...[...known].filter((id) => !used.has(id)).map((id) => files.delete(id)),
    change.objectStore("drafts").put({ ...draft, formKey, values }),
    change.done,
  ]);
}

/** The draft kept for a form, or nothing. A file whose bytes are gone is left out. */
export async function readDraft(formKey: string): Promise<Draft | undefined> {
  const db = await database();
  const stored = await db.get("drafts", formKey);
  if (!stored) return undefined;
  const files = new Map(
    (await db.getAllFromIndex("files", "formKey", formKey)).map((row) => [row.id, revive(row)]),
  );
  const values: FormValues = {};
  for (const [name, value] of Object.entries(stored.values)) {
    if (typeof value === "string") values[name] = value;
    else if ("file" in value) values[name] = files.get(value.file);
    else values[name] = value.files.flatMap((id) => files.get(id) ?? []);
  }
  return { ...stored, values };
}

function revive({ id, bytes, name, type, lastModified }: StoredFile): File {
  const file = new File([bytes], name, { type, lastModified });
  fileIds.set(file, id.slice(id.lastIndexOf("#") + 1));
  return file;
}

/** Forgets the draft of one form: it was accepted, or the person does not want it any more. */
export async function removeDraft(formKey: string): Promise<void> {
  const db = await database();
  const change = db.transaction(["drafts", "files"], "readwrite");
  const files = change.objectStore("files");
  const ids = await files.index("formKey").getAllKeys(formKey);
  await Promise.all([
    change.objectStore("drafts").delete(formKey),
    ...ids.map((id) => files.delete(id)),
    change.done,
  ]);
}

/** What is kept for one admin, latest first. */
export async function listDrafts(owner: string): Promise<DraftNote[]> {
  const all = await (await database()).getAll("drafts");
  return all.filter(({ formKey }) => formKey.startsWith(`${owner}/`)).sort((a, b) => b.savedAt - a.savedAt);
}

/** How many forms are kept on this device. */
export async function countDrafts(): Promise<number> {
  return (await database()).count("drafts");
}

/** Forgets every draft: after sign-out nothing of the admin's may be readable on a shared phone. */
export async function removeAllDrafts(): Promise<void> {
  const db = await database();
  const change = db.transaction(["drafts", "files"], "readwrite");
  await Promise.all([change.objectStore("drafts").clear(), change.objectStore("files").clear(), change.done]);
}

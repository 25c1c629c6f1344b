import { deleteDB, openDB, type DBSchema } from "idb";
import type { FormValues } from "./form-values.ts";
import type { Draft } from "./draft.ts";

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

/** The database of drafts that releases before the encrypted ones have written. */
export interface ReadableSchema extends DBSchema {
  drafts: { key: string; value: StoredDraft };
  files: { key: string; value: StoredFile; indexes: { formKey: string } };
}

export const readableDatabase = "ministry-drafts";

/**
 * Moves the drafts that an earlier release has stored readably to where `write` encrypts them. A draft that can't be
 * encrypted now (its owner has signed out) stays for the next time.
 */
export async function moveReadableDrafts(
  write: (formKey: string, draft: Draft) => Promise<void>,
): Promise<void> {
  // Browsers that can't list their databases are asked by opening it.
  const known = await (indexedDB as Partial<IDBFactory>).databases?.();
  if (known && !known.some(({ name }) => name === readableDatabase)) return;
  const db = await openDB<ReadableSchema>(readableDatabase, 1, {
    upgrade(fresh) {
      fresh.createObjectStore("drafts", { keyPath: "formKey" });
      fresh.createObjectStore("files", { keyPath: "id" }).createIndex("formKey", "formKey");
    },
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
    },
  });
  let left = 0;
  try {
    for (const stored of await db.getAll("drafts")) {
      const files = await db.getAllFromIndex("files", "formKey", stored.formKey);
      const { formKey, ...draft } = stored;
      const isMoved = await write(formKey, { ...draft, values: revived(stored, files) }).then(
        () => true,
        () => false,
      );
      if (!isMoved) left += 1;
      else await db.delete("drafts", formKey);
      if (isMoved) for (const { id } of files) await db.delete("files", id);
    }
  } finally {
    db.close();
  }
  // Not waited for: a tab of the earlier release may hold it open.
  if (left === 0) void deleteDB(readableDatabase).catch(() => undefined);
}

function revived({ values }: StoredDraft, rows: readonly StoredFile[]): FormValues {
  const files = new Map(
    rows.map(({ id, bytes, name, type, lastModified }) => [
      id,
      new File([bytes], name, { type, lastModified }),
    ]),
  );
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value === "string") return [name, value];
      return [
        name,
        "file" in value ? files.get(value.file) : value.files.flatMap((id) => files.get(id) ?? []),
      ];
    }),
  );
}

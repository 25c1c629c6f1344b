import { isOutboxError, type OutboxStore, type StoredFile, type Vault } from "@ministry/api-client/outbox";
import type { FileRow } from "./database.ts";
import type { FormValues } from "./form-values.ts";
import { markPrepared, storable, type Storable } from "./storable.ts";

/** A file as a release has stored it that did not share its chunks with the queue: the bytes are in a `FileRow`. */
interface EarlierFile {
  id: string;
  name: string;
  type: string;
  lastModified: number;
}

/** A picture that was being prepared when its draft was written. */
interface UnstoredFile {
  unstored: string;
}

type DraftFile = EarlierFile | (StoredFile & Pick<Storable, "prepared">) | UnstoredFile;

/** A value of a form as its draft stores it. */
export type StoredValue = string | { file: DraftFile } | { files: DraftFile[] };

/**
 * Which pictures a draft is written with: those that are prepared, or all, as they were chosen where they are not. The
 * first keeps a picture from being written twice, the second is for a page that may be gone in a moment.
 */
export type Pictures = "ready" | "all";

/** Who stores the files of a draft. */
export interface DraftFiles {
  queue: Pick<OutboxStore, "drafts">;
  owner: string;
  draftId: string;
}

/**
 * Stores the files of a form in the chunks that the queue will send them from. Rejects with OutboxError.
 *
 * @returns the values as the draft names them, and the files that it needs
 */
export async function storeValues(
  { queue, owner, draftId }: DraftFiles,
  given: FormValues,
  pictures: Pictures,
) {
  const found = new Map<File, Storable>();
  for (const file of Object.values(given).flat()) {
    if (!(file instanceof File)) continue;
    const now = (await storable(file)) ?? (pictures === "all" ? { file } : undefined);
    if (now) found.set(file, now);
  }
  const chosen = [...found.keys()];
  const needed = await queue.drafts.hold(
    owner,
    draftId,
    [...found.values()].map(({ file }) => file),
  );
  const nameOf = (file: File): DraftFile => {
    const stored = needed[chosen.indexOf(file)];
    return stored ? { ...stored, prepared: found.get(file)?.prepared } : { unstored: file.name };
  };
  const values: Record<string, StoredValue> = {};
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === "string") values[name] = value;
    else if (Array.isArray(value)) values[name] = { files: value.map(nameOf) };
    else if (value) values[name] = { file: nameOf(value) };
  }
  return { values, needed };
}

/** Where the files of a stored draft are read from. */
export interface DraftReading extends Pick<DraftFiles, "queue" | "owner"> {
  vault: Vault;
  /** Files of earlier releases, by their ids. */
  rows: ReadonlyMap<string, FileRow>;
}

/** The values of a stored draft, and the names of the pictures that it does not have. A file that is gone is left out. */
export async function restoreValues(reading: DraftReading, stored: Readonly<Record<string, StoredValue>>) {
  const unstored: string[] = [];
  const restore = async (file: DraftFile): Promise<File | undefined> => {
    if (!("unstored" in file)) return restored(reading, file);
    unstored.push(file.unstored);
    return undefined;
  };
  const values: FormValues = {};
  for (const [name, value] of Object.entries(stored)) {
    if (typeof value === "string") values[name] = value;
    else if ("file" in value) values[name] = await restore(value.file);
    else {
      const files = await Promise.all(value.files.map(restore));
      values[name] = files.filter((file) => file !== undefined);
    }
  }
  return { values, unstored };
}

async function restored(
  { queue, owner, vault, rows }: DraftReading,
  stored: Exclude<DraftFile, UnstoredFile>,
): Promise<File | undefined> {
  if (!("pieces" in stored)) {
    const row = rows.get(stored.id);
    const bytes = row && (await unlessDamaged(vault.decrypt(owner, stored.id, row.sealed)));
    const { name, type, lastModified } = stored;
    return bytes && new File([bytes], name, { type, lastModified });
  }
  const { prepared, ...ofQueue } = stored;
  const file = await unlessDamaged(queue.drafts.read(owner, ofQueue));
  if (!(file instanceof File)) return undefined;
  if (prepared) markPrepared(file, prepared);
  return file;
}

/** What can't be opened any more is left out; the rest of the draft is worth having. */
export const unlessDamaged = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (isOutboxError(error, "damaged")) return undefined;
    throw error;
  });

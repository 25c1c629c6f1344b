import type { StoredFile } from "../../queue/item.ts";

/** A file whose chunks are on this device, and the key that they are encrypted with. */
export interface KnownFile {
  stored: StoredFile;
  keyId: string | undefined;
}

/** What this page has written or read: the queue and drafts share the chunks of a file instead of writing them again. */
const known = new WeakMap<Blob, KnownFile>();

export const rememberStored = (file: Blob, as: KnownFile): void => void known.set(file, as);

/** Where a file of this page is stored. Its chunks may be gone by now: look before using them. */
export const knownFile = (file: Blob): KnownFile | undefined => known.get(file);

const underWay = new WeakMap<Blob, Promise<unknown>>();

/** Waits until a file that is just being written is stored, or that has failed: draft and queue write it once. */
export const untilWritten = async (file: Blob): Promise<void> => {
  await underWay.get(file)?.catch(() => undefined);
};

/** Lets others wait for the writing of a file. */
export function writing<T>(file: Blob, work: Promise<T>): Promise<T> {
  underWay.set(file, work);
  return work.finally(() => underWay.get(file) === work && underWay.delete(file));
}

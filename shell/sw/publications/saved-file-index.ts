import type { SavedFile } from "@ministry/contract";

/** The publications the user asked to save, by address, as remembered between two lives of the worker. */
export type SavedFileIndex = Record<string, SavedFile>;

const cacheName = "publications-book";
const address = "/sw/publications";

export async function readIndex(): Promise<SavedFileIndex> {
  const stored = await (await caches.open(cacheName)).match(address);
  return stored ? ((await stored.json()) as SavedFileIndex) : {};
}

/** Updates the index in one write; updates queue, so that none is lost. */
export async function updateIndex(
  update: (index: SavedFileIndex) => SavedFileIndex,
): Promise<SavedFileIndex> {
  return navigator.locks.request("sw-publications-book", async () => {
    const after = update(await readIndex());
    await (await caches.open(cacheName)).put(address, new Response(JSON.stringify(after)));
    return after;
  });
}

/** Changes one entry that is still wanted. */
export const changeEntry = (url: string, change: Partial<SavedFile>): Promise<SavedFileIndex> =>
  updateIndex((index) => {
    const entry = index[url];
    return entry ? { ...index, [url]: { ...entry, ...change } } : index;
  });

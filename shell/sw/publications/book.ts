import type { SavedFile } from "@ministry/contract";

/** The publications the user asked to save, by address, as remembered between two lives of the worker. */
export type Book = Record<string, SavedFile>;

const cacheName = "publications-book";
const address = "/sw/publications";

export async function readBook(): Promise<Book> {
  const stored = await (await caches.open(cacheName)).match(address);
  return stored ? ((await stored.json()) as Book) : {};
}

/** Changes the book in one write; changes queue, so that none is lost. */
export async function changeBook(change: (book: Book) => Book): Promise<Book> {
  return navigator.locks.request("sw-publications-book", async () => {
    const after = change(await readBook());
    await (await caches.open(cacheName)).put(address, new Response(JSON.stringify(after)));
    return after;
  });
}

/** Changes one entry that is still wanted. */
export const changeEntry = (url: string, change: Partial<SavedFile>): Promise<Book> =>
  changeBook((book) => {
    const entry = book[url];
    return entry ? { ...book, [url]: { ...entry, ...change } } : book;
  });

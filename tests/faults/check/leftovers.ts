import type { Page } from "@playwright/test";

/** What must not be found on the phone. */
export interface Secrets {
  /** Never published, so nobody without a session may read them: not in any cache either. */
  words: readonly string[];
  /** Found in published pages as well: may stand in public caches, but in no database or storage. */
  published: readonly string[];
}

/** Beginnings of picture files: a photo that lies open on the device begins with one of them. */
const pictureMarks = ["\xff\xd8\xff\xe0\x00\x10JFIF", "\xff\xd8\xff\xe1", "Exif\x00\x00"];

/**
 * Looks through everything the phone keeps for this site: databases, storage, caches.
 *
 * @returns a sentence for each thing that is readable
 */
export function leftovers(page: Page, { words, published }: Secrets): Promise<string[]> {
  return page.evaluate(lookThrough, {
    inDatabases: [...words, ...published, ...pictureMarks],
    inStorage: [...words, ...published],
    inCaches: [...words],
  });
}

async function lookThrough(
  secret: Record<"inDatabases" | "inStorage" | "inCaches", string[]>,
): Promise<string[]> {
  const found: string[] = [];
  const latin = new TextDecoder("latin1");
  const tell = (where: string, text: string, needles: string[]) => {
    for (const needle of needles) {
      const utf8 = latin.decode(new TextEncoder().encode(needle));
      if (text.includes(needle) || text.includes(utf8))
        found.push(`${where} shows ${JSON.stringify(needle)}`);
    }
  };
  const textOf = async (value: unknown): Promise<string> => {
    if (typeof value === "string") return value;
    if (value instanceof CryptoKey) return "";
    if (value instanceof Blob) return latin.decode(await value.arrayBuffer());
    if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return latin.decode(value as ArrayBuffer);
    if (typeof value !== "object" || value === null) return "";
    const parts = await Promise.all(Object.values(value).map(textOf));
    return parts.join("\n");
  };
  const asked = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error as Error);
    });

  for (const { name = "" } of await indexedDB.databases()) {
    const db = await asked(indexedDB.open(name));
    for (const store of db.objectStoreNames) {
      const rows = await asked<unknown[]>(db.transaction(store).objectStore(store).getAll());
      for (const row of rows) tell(`database ${name}/${store}`, await textOf(row), secret.inDatabases);
    }
    db.close();
  }
  tell("localStorage", JSON.stringify({ ...localStorage }), secret.inStorage);
  tell("sessionStorage", JSON.stringify({ ...sessionStorage }), secret.inStorage);
  for (const name of await caches.keys()) {
    // The site's own files, the same for everybody.
    if (name.startsWith("part:") || name.startsWith("workbox-precache")) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const answer = await cache.match(request);
      const text = request.url + (answer ? latin.decode(await answer.arrayBuffer()) : "");
      tell(`cache ${name}`, text, secret.inCaches);
    }
  }
  return found;
}

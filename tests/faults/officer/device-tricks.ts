import type { Page } from "@playwright/test";

/** Things that happen to a phone's storage. They know no more of the queue's database than its name. */
const queueDatabase = "ministry-outbox";

/** Leaves the site no room at all; the way back gives it as much as before. */
export async function fillUp(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
  return async () => {
    await session.send("Storage.overrideQuotaForOrigin", { origin });
    await session.detach();
  };
}

/** A newer release begins to upgrade the database, and gives up: every open connection has been closed by then. */
export const takeAway = (page: Page): Promise<void> => upgrade(page, false);

/** A newer release has upgraded the database, so that this one can't open it any more. */
export const takeOver = (page: Page): Promise<void> => upgrade(page, true);

function upgrade(page: Page, stays: boolean): Promise<void> {
  return page.evaluate(
    async ({ name, keep }) => {
      const found = (await indexedDB.databases()).find((one) => one.name === name);
      if (!found) return;
      await new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(name, (found.version ?? 1) + 1);
        request.onupgradeneeded = () => keep || request.transaction?.abort();
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
        request.onerror = () => (keep ? reject(request.error as Error) : resolve());
      });
    },
    { name: queueDatabase, keep: stays },
  );
}

/** The next release is there at last, and has taken care of what it found: nothing, in our case. */
export function removeDatabase(page: Page): Promise<void> {
  return page.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = () => resolve();
        request.onerror = () => reject(request.error as Error);
      }),
    queueDatabase,
  );
}

/** Turns one bit of a stored file. Rejects when no file is stored. */
export function damageOneRow(page: Page): Promise<void> {
  return page.evaluate(async (name) => {
    const asked = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error as Error);
      });
    const db = await asked(indexedDB.open(name));
    try {
      for (const store of db.objectStoreNames) {
        const rows = db.transaction(store, "readwrite").objectStore(store);
        const [row] = await asked<{ sealed?: { bytes?: ArrayBuffer } }[]>(rows.getAll(null, 1));
        const bytes = row?.sealed?.bytes;
        if (!(bytes instanceof ArrayBuffer) || bytes.byteLength < 10_000) continue;
        const view = new Uint8Array(bytes);
        view[5_000] = (view[5_000] ?? 0) ^ 1;
        await asked(rows.put(row));
        return;
      }
      throw new Error("no stored file to damage");
    } finally {
      db.close();
    }
  }, queueDatabase);
}

/** Puts an item into the queue as a later release would, by copying one; resolves with its id. */
export function addNewerItem(page: Page): Promise<string> {
  return page.evaluate(async (name) => {
    const asked = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error as Error);
      });
    const db = await asked(indexedDB.open(name));
    const items = db.transaction("items", "readwrite").objectStore("items");
    const [row] = await asked<Record<string, unknown>[]>(items.getAll(null, 1));
    const id = crypto.randomUUID();
    await asked(items.put({ ...row, id, schema: 99, order: 1e9, fileIds: [], parent: undefined }));
    db.close();
    return id;
  }, queueDatabase);
}

/** The item as it lies there, as text; nothing when it is gone. */
export function storedItem(page: Page, id: string): Promise<string | undefined> {
  return page.evaluate(
    async ({ name, key }) => {
      const asked = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error as Error);
        });
      const db = await asked(indexedDB.open(name));
      const row = await asked<unknown>(db.transaction("items").objectStore("items").get(key));
      db.close();
      return row === undefined ? undefined : JSON.stringify(row);
    },
    { name: queueDatabase, key: id },
  );
}

import { databaseOpener, withDatabase, type StoredItem } from "./database.ts";
import { asFull, OutboxError } from "./errors.ts";
import { fileStore } from "./files.ts";
import {
  itemSchema,
  type Contents,
  type Item,
  type ItemHead,
  type NewItem,
  type StoredFile,
} from "./item.ts";
import { keyStore } from "./keys.ts";
import { newJob, step, type JobEvent } from "./machine.ts";
import { hashOf, sealJson, unsealJson } from "./seal.ts";

export const outboxDatabaseName = "ministry-outbox";
/** A save takes seconds; pieces without an item are left-overs after this long. */
const leftOverAfterMs = 24 * 3_600_000;
/** How long the receipt of what arrived can be looked up. */
const receiptsKeptMs = 7 * 24 * 3_600_000;

export interface StoreOptions {
  name?: string;
  now?: () => number;
}

/**
 * The queue on this device. Saved means saved: `add` resolves after files and items were forced to disk and read
 * back. An item without its key is only a head: who it belongs to and how far it is.
 */
export function outboxStore({ name = outboxDatabaseName, now = Date.now }: StoreOptions = {}) {
  const database = databaseOpener(name);
  const keys = keyStore(database);
  const files = fileStore(database, now);

  async function writeFiles(key: CryptoKey, given: readonly { field: string; file: Blob }[]) {
    const stored: StoredFile[] = [];
    try {
      for (const { field, file } of given) stored.push(await files.write(key, field, file));
    } catch (error) {
      await forget(stored.map(({ id }) => id));
      throw error;
    }
    return stored;
  }

  /** Room given back after a save that failed; what can't be removed now is collected later. */
  const forget = (fileIds: string[]) => files.remove(fileIds).catch(() => undefined);

  async function sealItem(owner: string, key: CryptoKey, order: number, item: NewItem): Promise<StoredItem> {
    const id = item.id ?? crypto.randomUUID();
    const { form, ...request } = item.request;
    const stored = await writeFiles(key, form?.files ?? []);
    const contents: Contents = {
      label: item.label,
      group: item.group,
      request: form ? { ...request, form: { ...form, files: stored } } : request,
    };
    return {
      ...{ schema: itemSchema, id, order, owner, job: newJob(now()), savedAt: now() },
      parent: item.parent,
      groupKey: (await hashOf(new TextEncoder().encode(`${owner}/${item.group.id}`))).slice(0, 16),
      bytes: stored.reduce((sum, { size }) => sum + size, 0),
      fileIds: stored.map((file) => file.id),
      sealed: await sealJson(key, id, contents),
    };
  }

  const readHeads = (owner: string) =>
    withDatabase(database, async (db) =>
      (await db.getAllFromIndex("items", "order")).filter((item) => item.owner === owner),
    );

  async function nextOrder(): Promise<number> {
    return withDatabase(database, async (db) => {
      const last = await db.transaction("items").store.index("order").openKeyCursor(null, "prev");
      return (last ? Number(last.key) : 0) + 1;
    });
  }

  async function writeItems(rows: StoredItem[]): Promise<void> {
    await withDatabase(database, async (db) => {
      const change = db.transaction("items", "readwrite", { durability: "strict" });
      await Promise.all([...rows.map((row) => change.store.add(row)), change.done]);
    });
  }

  const store = {
    keys,
    /**
     * Saves requests, all or none, in the order given. Resolves with their ids once they are on disk. Rejects with
     * OutboxError `full` or `damaged`; then nothing was saved.
     */
    async add(owner: string, items: readonly NewItem[]): Promise<string[]> {
      const key = await keys.need(owner);
      const first = await nextOrder();
      const rows: StoredItem[] = [];
      try {
        for (const [at, item] of items.entries()) rows.push(await sealItem(owner, key, first + at, item));
        await writeItems(rows);
      } catch (error) {
        await forget(rows.flatMap(({ fileIds }) => fileIds));
        throw asFull(error);
      }
      const ids = rows.map(({ id }) => id);
      try {
        for (const id of ids) await store.open(id);
      } catch (error) {
        await store.discard(ids);
        throw error;
      }
      return ids;
    },
    /** The owner's queue, in its order, without contents. */
    async heads(owner: string): Promise<ItemHead[]> {
      return (await readHeads(owner)).map(({ sealed: _, ...head }) => head);
    },
    /** One item with its contents. Rejects with OutboxError `gone`, `locked` or `damaged`. */
    async open(id: string): Promise<Item> {
      const row = await withDatabase(database, (db) => db.get("items", id));
      if (!row) throw new OutboxError("gone");
      const { sealed, ...head } = row;
      const key = await keys.find(row.owner);
      if (!key) throw new OutboxError("locked");
      const contents = await unsealJson(key, id, sealed).catch((cause: unknown) => {
        throw new OutboxError("damaged", cause);
      });
      return { ...head, contents: contents as Contents };
    },
    async readFile(owner: string, file: StoredFile, from?: number, until?: number): Promise<Blob> {
      const key = await keys.find(owner);
      if (!key) throw new OutboxError("locked");
      return files.read(key, file, from, until);
    },
    dropFiles: files.remove,
    /** Applies an event in one transaction; the job afterwards, or nothing when the item is gone. */
    async change(id: string, event: JobEvent): Promise<ItemHead | undefined> {
      const changed = await withDatabase(database, async (db) => {
        const change = db.transaction("items", "readwrite", { durability: "strict" });
        const row = await change.store.get(id);
        if (row) await change.store.put({ ...row, job: step(row.job, event) });
        await change.done;
        return row && { ...row, job: step(row.job, event) };
      });
      // Received: the files are the server's now. The item stays for a while as a receipt.
      if (changed?.job.state === "sent") await files.remove(changed.fileIds);
      return changed;
    },
    /** Remembers a resumable upload, so that the next try goes on with it. */
    async noteUpload(id: string, fileId: string, uploadId: string): Promise<void> {
      await withDatabase(database, async (db) => {
        const change = db.transaction("items", "readwrite");
        const row = await change.store.get(id);
        if (row) await change.store.put({ ...row, uploads: { ...row.uploads, [fileId]: uploadId } });
        await change.done;
      });
    },
    /** Takes items out of the queue, unless they are on their way. */
    async discard(ids: readonly string[]): Promise<void> {
      const removed = await withDatabase(database, async (db) => {
        const change = db.transaction("items", "readwrite", { durability: "strict" });
        const rows = (await Promise.all(ids.map((id) => change.store.get(id)))).filter(
          (row) => row !== undefined,
        );
        const free = rows.filter(({ job }) => job.state !== "sending");
        await Promise.all([...free.map(({ id }) => change.store.delete(id)), change.done]);
        return free;
      });
      await files.remove(removed.flatMap(({ fileIds }) => fileIds));
    },
    /** Old receipts and the left-overs of saves that never came to an end. */
    async tidy(): Promise<void> {
      const rows = await withDatabase(database, (db) => db.getAll("items"));
      const old = rows.filter(({ job }) => job.state === "sent" && job.at < now() - receiptsKeptMs);
      await store.discard(old.map(({ id }) => id));
      await files.collect(new Set(rows.flatMap(({ fileIds }) => fileIds)), now() - leftOverAfterMs);
    },
  };
  return store;
}

export type OutboxStore = ReturnType<typeof outboxStore>;

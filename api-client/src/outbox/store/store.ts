import { changeItems } from "./change-log.ts";
import { databaseOpener, withDatabase, type StoredItem } from "./database.ts";
import { desk } from "./sender-settings.ts";
import { editing, type Edit, type FormField } from "./edit.ts";
import { asRefusal, OutboxError } from "../queue/errors.ts";
import { exportQueue } from "../transfer/export.ts";
import { importQueue } from "../transfer/import.ts";
import { fileStore, hashOfFile } from "./files.ts";
import {
  itemSchema,
  type Contents,
  type Item,
  type ItemHead,
  type NewItem,
  type StoredFile,
} from "../queue/item.ts";
import { keyStore } from "./keys.ts";
import { listQueue, type Opened } from "./listing.ts";
import type { SiteEntry } from "../sending/site-entries.ts";
import { newJob, step, type Job, type JobEvent, type PassingFailure } from "../queue/machine.ts";
import { groupKeyOf, moving, type Target } from "./move.ts";
import { isNewer, removable } from "../queue/plan.ts";
import { rewriteItem } from "./rewrite.ts";
import { headOf, rowCache } from "./row-cache.ts";
import { decryptJson, encryptJson, type NamedKey } from "../encryption/encrypt.ts";

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
  const cache = rowCache(database);
  let saving = 0;

  async function writeFiles(key: NamedKey, given: readonly { field: string; file: Blob }[]) {
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

  async function sealItem(owner: string, key: NamedKey, item: NewItem & { id: string }): Promise<StoredItem> {
    const { id, parent } = item;
    const stored = await writeFiles(key, item.request.form?.files ?? []);
    return {
      ...{ schema: itemSchema, id, order: 0, owner, job: newJob(now()), savedAt: now(), parent },
      groupKey: await groupKeyOf(owner, item.group.id),
      bytes: stored.reduce((sum, { size }) => sum + size, 0),
      fileIds: stored.map((file) => file.id),
      sealed: await encryptJson(key, id, contentsOf(item, stored)),
    };
  }

  /** Writes items behind all that are there; the order is taken in the transaction that writes them. */
  async function writeItems(rows: StoredItem[]): Promise<void> {
    await changeItems(
      database,
      async (items) => {
        const first = (await items.lastOrder()) + 1;
        await Promise.all(rows.map((row, at) => items.add({ ...row, order: first + at })));
      },
      "strict",
    );
  }

  /**
   * Whether all of this was saved before: a page that died between the save and its thanks comes back with the same
   * form. Rejects with OutboxError `again` when something else was saved under one of the ids.
   */
  async function isSaved(owner: string, items: readonly (NewItem & { id: string })[]): Promise<boolean> {
    const rows = await withDatabase(database, (db) =>
      Promise.all(items.map(({ id }) => db.get("items", id))),
    );
    if (rows.every((row) => row === undefined)) return false;
    for (const [at, item] of items.entries()) {
      const row = rows[at];
      const contents = row?.owner === owner ? (await store.open(item.id)).contents : undefined;
      if (!contents || !(await saysTheSame(contents, item))) throw new OutboxError("again");
    }
    return true;
  }

  /** Applies an event to every item that `fits`, now and in the transaction that changes it. */
  async function changeWhere(fits: (row: StoredItem) => boolean, event: JobEvent): Promise<void> {
    const found = (await cache.read()).filter(({ row }) => fits(row));
    if (found.length === 0) return;
    await changeItems(database, async (items) => {
      for (const { row } of found) {
        const now = await items.get(row.id);
        if (now && fits(now)) await items.put({ ...now, job: step(now.job, event) });
      }
    });
  }

  async function readBack(ids: readonly string[]): Promise<void> {
    try {
      for (const id of ids) await store.open(id);
    } catch (error) {
      await store.discard(ids);
      throw error;
    }
  }

  const store = {
    keys,
    /** Settings of the device, and in whose name it sends. */
    desk: desk(database),
    /**
     * Saves requests, all or none, in the order given. Resolves with their ids once they are on disk. Rejects with
     * OutboxError `full`, `no-storage` or `damaged`; then nothing was saved.
     */
    async add(owner: string, wanted: readonly NewItem[]): Promise<string[]> {
      const items = wanted.map((item) => ({ ...item, id: item.id ?? crypto.randomUUID() }));
      const ids = items.map(({ id }) => id);
      saving++;
      try {
        const key = await keys.need(owner);
        if (await isSaved(owner, items)) return ids;
        const rows: StoredItem[] = [];
        try {
          for (const item of items) rows.push(await sealItem(owner, key, item));
          await writeItems(rows);
        } catch (error) {
          await forget(rows.flatMap(({ fileIds }) => fileIds));
          throw error;
        }
        await readBack(ids);
        return ids;
      } catch (error) {
        throw asRefusal(error);
      } finally {
        saving--;
      }
    },
    /** The owner's queue, in its order, without contents. */
    async heads(owner: string): Promise<ItemHead[]> {
      return (await cache.read()).map(({ head }) => head).filter((head) => head.owner === owner);
    },
    /** Reads the whole queue the next time: an older release may have changed it, which logs no changes. */
    forget: cache.forget,
    /** The owner's queue with its contents; `opened` remembers them between two looks. */
    list: (owner: string | undefined, opened: Opened) => listQueue(cache, keys, owner, opened),
    /** One item with its contents. Rejects with OutboxError `gone`, `locked` or `damaged`. */
    async open(id: string): Promise<Item> {
      const row = await withDatabase(database, (db) => db.get("items", id));
      if (!row) throw new OutboxError("gone");
      if (isNewer(row)) throw new OutboxError("newer");
      const { keys: own } = await keys.ring(row.owner);
      if (own.length === 0) throw new OutboxError("locked");
      const contents = await decryptJson(own, id, row.sealed);
      return { ...headOf(row), contents: contents as Contents };
    },
    async readFile(owner: string, file: StoredFile, from?: number, until?: number): Promise<Blob> {
      const { keys: own } = await keys.ring(owner);
      if (own.length === 0) throw new OutboxError("locked");
      return files.read(own, file, from, until);
    },
    dropFiles: files.remove,
    /** Applies an event in one transaction; the job afterwards, or nothing when the item is gone. */
    async change(id: string, event: JobEvent): Promise<ItemHead | undefined> {
      const changed = await changeItems(
        database,
        async (items) => {
          const row = await items.get(id);
          const after = row && { ...row, job: step(row.job, event) };
          if (after) await items.put(after);
          return after && headOf(after);
        },
        "strict",
      );
      // Received: the files are the server's now. The item stays for a while as a receipt.
      if (changed?.job.state === "sent") await files.remove(changed.fileIds);
      return changed;
    },
    /**
     * Changes texts of an item that is not on its way; a refused one goes out again. Rejects with OutboxError `gone`
     * when it is on its way, was received or was changed meanwhile.
     */
    edit: (id: string, change: Edit, formField: FormField = (field) => field) =>
      rewriteItem(database, keys, id, editing(change, formField), now()),
    /** Leads an item to another record, under its key; not one that may have arrived. Rejects like `edit`. */
    async move(owner: string, id: string, target: Target): Promise<void> {
      await rewriteItem(database, keys, id, await moving(owner, target), now());
    },
    /** The owner's open items as a file, still sealed. Rejects with OutboxError `device-key`. */
    exportQueue: (owner: string) => exportQueue(database, keys, owner),
    /** Takes up such a file; what is here already stays as it is. Rejects with OutboxError. */
    importQueue: (owner: string, file: Blob) => importQueue(database, keys, owner, file),
    /** Remembers a resumable upload, so that the next try goes on with it. */
    async noteUpload(id: string, fileId: string, uploadId: string): Promise<void> {
      await changeItems(database, async (items) => {
        const row = await items.get(id);
        if (row) await items.put({ ...row, uploads: { ...row.uploads, [fileId]: uploadId } });
      });
    },
    /** Lets go out now what waits for one of these causes. */
    wake: (owner: string, causes: readonly PassingFailure[], at: number): Promise<void> =>
      changeWhere(
        (row) =>
          row.owner === owner &&
          !isNewer(row) &&
          row.job.state === "waiting" &&
          row.job.cause !== undefined &&
          causes.includes(row.job.cause),
        { type: "woken", at },
      ),
    /** How far a job is; nothing when it is not in the queue. */
    async jobOf(id: string): Promise<Job | undefined> {
      return (await withDatabase(database, (db) => db.get("items", id)))?.job;
    },
    /** Lets go out what was held back because its key was missing. */
    releaseLocked: (owner: string, at: number): Promise<void> =>
      changeWhere(
        ({ owner: whose, job }) => whose === owner && job.state === "stuck" && job.keyMissing === true,
        { type: "retried", at },
      ),
    /** Remembers what stood at the site before a try, for its owner alone. */
    async noteBefore(id: string, entries: readonly SiteEntry[] | undefined): Promise<void> {
      const row = await withDatabase(database, (db) => db.get("items", id));
      const [key] = row ? (await keys.ring(row.owner)).keys : [];
      if (!key) return;
      const before = entries && (await encryptJson(key, `${id}/before`, entries));
      await changeItems(database, async (items) => {
        const now = await items.get(id);
        if (now) await items.put({ ...now, before });
      });
    },
    /** What stood at the site before the last try, where that is known. */
    async before(id: string): Promise<SiteEntry[] | undefined> {
      const row = await withDatabase(database, (db) => db.get("items", id));
      if (!row?.before) return undefined;
      const { keys: own } = await keys.ring(row.owner);
      return (await decryptJson(own, `${id}/before`, row.before)) as SiteEntry[];
    },
    /** Takes items out of the queue, as far as they are `removable`; resolves with the ids of those that went. */
    async discard(ids: readonly string[]): Promise<string[]> {
      const removed = await changeItems(
        database,
        async (items) => {
          const free = removable(ids, await items.getAll());
          await Promise.all(free.map(({ id }) => items.delete(id)));
          return free;
        },
        "strict",
      );
      await files.remove(removed.flatMap(({ fileIds }) => fileIds));
      return removed.map(({ id }) => id);
    },
    /** Old receipts and the left-overs of saves that never came to an end. */
    async tidy(): Promise<void> {
      const heads = (await cache.read()).map(({ head }) => head);
      const old = heads.filter(({ job }) => job.state === "sent" && job.at < now() - receiptsKeptMs);
      if (old.length > 0) await store.discard(old.map(({ id }) => id));
      // A clock set forward makes a save under way look like an old one: leave it alone.
      if (saving > 0) return;
      await files.collect(new Set(heads.flatMap(({ fileIds }) => fileIds)), now() - leftOverAfterMs);
    },
  };
  return store;
}

function contentsOf(
  { label, group, origin, request: { form, ...request } }: NewItem,
  files: StoredFile[],
): Contents {
  return { label, group, origin, request: form ? { ...request, form: { ...form, files } } : request };
}

/** The same words and the same files, byte by byte. */
async function saysTheSame({ request }: Contents, { request: wanted }: NewItem): Promise<boolean> {
  const words = ({ method, paths, json, form }: Contents["request"] | NewItem["request"]) =>
    JSON.stringify([method, paths, json, form?.texts]);
  const kept = request.form?.files ?? [];
  const given = wanted.form?.files ?? [];
  if (words(request) !== words(wanted) || kept.length !== given.length) return false;
  for (const [at, { field, file }] of given.entries()) {
    const other = kept[at];
    if (other?.field !== field || other.size !== file.size) return false;
    if (other.hash !== (await hashOfFile(file))) return false;
  }
  return true;
}

export type OutboxStore = ReturnType<typeof outboxStore>;

import { encryptJson, type NamedKey } from "../../encryption/encrypt.ts";
import { asRefusal, OutboxError } from "../../queue/errors.ts";
import { itemSchema, type Contents, type NewItem, type StoredFile } from "../../queue/item.ts";
import { newJob } from "../../queue/machine.ts";
import { appendItems } from "./append-items.ts";
import { withDatabase, type StoredItem } from "../database/database.ts";
import { hashOfFile } from "../files/files.ts";
import { groupKeyOf } from "./group-key.ts";
import type { StoreParts } from "./parts.ts";
import type { ItemReader } from "./read-items.ts";

type NamedItem = NewItem & { id: string };

type Reader = Pick<ItemReader, "open">;

/** Saves requests with their files; how many saves are under way is known to `isSaving`. */
export function itemSaving(parts: StoreParts, reader: Reader) {
  let saving = 0;
  return {
    isSaving: () => saving > 0,
    /**
     * Saves requests, all or none, in the order given.
     *
     * @param undo removes what was written and can't be read back
     * @returns their ids, once they are on disk and were read back
     * @throws OutboxError `full`, `no-storage`, `damaged`, `again` or `locked`; then nothing was saved
     */
    async save(
      owner: string,
      wanted: readonly NewItem[],
      undo: (ids: readonly string[]) => Promise<unknown>,
    ): Promise<string[]> {
      const items = wanted.map((item) => ({ ...item, id: item.id ?? crypto.randomUUID() }));
      const ids = items.map(({ id }) => id);
      saving += 1;
      try {
        const key = await parts.keys.need(owner);
        if (await isSaved(parts, reader, owner, items)) return ids;
        await write(parts, owner, key, items);
        await readBack(parts, reader, ids).catch(async (error: unknown) => {
          await undo(ids);
          throw error;
        });
        return ids;
      } catch (error) {
        throw asRefusal(error);
      } finally {
        saving -= 1;
      }
    },
  };
}

/** Gives room back after a save that failed; what can't be removed now is collected later. */
const removeFiles = (files: StoreParts["files"], fileIds: string[]) =>
  files.remove(fileIds).catch(() => undefined);

async function writeFiles(
  { files }: StoreParts,
  key: NamedKey,
  given: readonly { field: string; file: Blob }[],
) {
  const stored: StoredFile[] = [];
  try {
    for (const { field, file } of given) {
      // What a draft has written already is not written again: the item names the same chunks.
      stored.push({ ...((await files.stored(key, file)) ?? (await files.write(key, file))), field });
    }
  } catch (error) {
    await removeFiles(
      files,
      stored.map(({ id }) => id),
    );
    throw error;
  }
  return stored;
}

async function rowOf(parts: StoreParts, owner: string, key: NamedKey, item: NamedItem): Promise<StoredItem> {
  const { id, parent } = item;
  const { now } = parts;
  const stored = await writeFiles(parts, key, item.request.form?.files ?? []);
  return {
    ...{ schema: itemSchema, id, order: 0, owner, job: newJob(now()), savedAt: now(), parent },
    groupKey: await groupKeyOf(owner, item.group.id),
    bytes: stored.reduce((sum, { size }) => sum + size, 0),
    fileIds: stored.map((file) => file.id),
    sealed: await encryptJson(key, id, contentsOf(item, stored)),
  };
}

/** Writes items with their files; nothing stays behind when that fails. */
async function write(
  parts: StoreParts,
  owner: string,
  key: NamedKey,
  items: readonly NamedItem[],
): Promise<void> {
  const rows: StoredItem[] = [];
  try {
    for (const item of items) rows.push(await rowOf(parts, owner, key, item));
    await appendItems(parts.database, rows);
  } catch (error) {
    await removeFiles(
      parts.files,
      rows.flatMap(({ fileIds }) => fileIds),
    );
    throw error;
  }
}

/**
 * Whether all of this was saved before: a page that died between the save and its thanks comes back with the same
 * form. Rejects with OutboxError `again` when something else was saved under one of the ids.
 */
async function isSaved(
  { database }: StoreParts,
  { open }: Reader,
  owner: string,
  items: readonly NamedItem[],
): Promise<boolean> {
  const rows = await withDatabase(database, (db) => Promise.all(items.map(({ id }) => db.get("items", id))));
  if (rows.every((row) => row === undefined)) return false;
  for (const [at, item] of items.entries()) {
    const contents = rows[at]?.owner === owner ? (await open(item.id)).contents : undefined;
    if (!contents || !(await isSameRequest(contents, item))) throw new OutboxError("again");
  }
  return true;
}

/** The item can be read, and all chunks are there: from the moment it was written, nobody removes them. */
async function checkSaved({ files }: StoreParts, { open }: Reader, id: string): Promise<void> {
  const { request } = (await open(id)).contents;
  for (const file of request.form?.files ?? []) {
    if (!(await files.isWhole(file))) throw new OutboxError("damaged");
  }
}

async function readBack(parts: StoreParts, reader: Reader, ids: readonly string[]) {
  for (const id of ids) await checkSaved(parts, reader, id);
}

function contentsOf(
  { label, group, origin, request: { form, ...request } }: NewItem,
  files: StoredFile[],
): Contents {
  return { label, group, origin, request: form ? { ...request, form: { ...form, files } } : request };
}

/** Whether both say the same and carry the same files, byte by byte. */
async function isSameRequest({ request }: Contents, { request: wanted }: NewItem): Promise<boolean> {
  const textsOf = ({ method, paths, json, form }: Contents["request"] | NewItem["request"]) =>
    JSON.stringify([method, paths, json, form?.texts]);
  const stored = request.form?.files ?? [];
  const given = wanted.form?.files ?? [];
  if (textsOf(request) !== textsOf(wanted) || stored.length !== given.length) return false;
  for (const [at, { field, file }] of given.entries()) {
    const other = stored[at];
    if (other?.field !== field || other.size !== file.size) return false;
    if (other.hash !== (await hashOfFile(file))) return false;
  }
  return true;
}

import { decrypt, decryptJson, encrypt, encryptJson, type NamedKey } from "../encryption/encrypt.ts";
import { keyOfPassphrase } from "../encryption/passphrase.ts";
import { asRefusal, OutboxError } from "../queue/errors.ts";
import { keyOf, takenOverSchema, type Contents, type TakenOver } from "../queue/item.ts";
import { newJob } from "../queue/machine.ts";
import { appendItems } from "../store/items/append-items.ts";
import { withDatabase, type StoredItem } from "../store/database/database.ts";
import { placeOf } from "../store/files/chunk-rows.ts";
import { groupKeyOf } from "../store/items/group-key.ts";
import type { StoreParts } from "../store/items/parts.ts";
import { removeChunks, writeChunks, type Repack } from "./chunks.ts";
import { listPlace, type HandedItem, type HandedWork } from "./hand-over.ts";
import { handedKind, type HandedKind } from "./handed-request.ts";
import type { ImportResult } from "./import.ts";
import { encryptedOf, isHandOver, readQueueFile, toBytes, type QueueFile } from "./queue-file.ts";

type Parts = Pick<StoreParts, "database" | "keys">;

/** One request of a hand-over, for a person to look at. */
export interface HandedEntry {
  label: string;
  group: string;
  kind: HandedKind;
  /** It adds something new; otherwise it changes what is there. */
  isNew: boolean;
  files: number;
  bytes: number;
}

/** A hand-over that was opened and not taken yet. */
export interface OpenHandOver {
  /** The name of who hands it over. */
  name: string;
  /** ISO 8601. */
  madeAt: string;
  entries: HandedEntry[];
  /**
   * Puts the items into the queue of who opened it, behind what waits there: all or nothing, and none that is there
   * already. Rejects with OutboxError `broken-file`, `full`, `no-storage`, `damaged` or `locked`.
   */
  take(): Promise<ImportResult>;
}

/**
 * Opens a hand-over with its passphrase; nothing is stored. Rejects with OutboxError `no-queue-file`, `broken-file`,
 * `newer`, `no-hand-over` or `wrong-passphrase`.
 */
export async function openHandOver(
  parts: Parts,
  owner: string,
  file: Blob,
  typed: string,
): Promise<OpenHandOver> {
  const read = await readQueueFile(file);
  if (!isHandOver(read.list)) throw new OutboxError("no-hand-over");
  const { salt, iterations } = read.list.handOver;
  const key = await keyOfPassphrase(typed, { salt: toBytes(salt), iterations });
  if (!key) throw new OutboxError("wrong-passphrase");
  // The list has the hash that its head names: what does not open it is the passphrase.
  const work = await decryptJson([key], listPlace, encryptedOf(read.list.sealed)).catch((cause: unknown) => {
    throw new OutboxError("wrong-passphrase", cause);
  });
  const { name, madeAt, items } = work as HandedWork;
  return {
    ...{ name, madeAt, entries: items.map(entryOf) },
    take: () => take(parts, owner, { file, read, key }, items),
  };
}

function entryOf({ contents: { request, label, group }, fileIds, bytes }: HandedItem): HandedEntry {
  const kind = handedKind(request);
  if (!kind) throw new OutboxError("broken-file");
  return {
    ...{ kind, label, bytes },
    group: group.label,
    isNew: request.method === "POST",
    files: fileIds.length,
  };
}

interface ReadableWork {
  file: Blob;
  read: QueueFile;
  key: NamedKey;
}

const sameWork = ({ from, key }: TakenOver): string => `${from}/${key}`;

async function take(
  { database, keys }: Parts,
  owner: string,
  { file, read, key }: ReadableWork,
  items: readonly HandedItem[],
): Promise<ImportResult> {
  const rows = await withDatabase(database, (db) => db.getAll("items"));
  const here = new Map(
    rows
      .filter((row) => row.owner === owner)
      .map((row) => [sameWork({ from: row.takenOver?.from ?? owner, key: keyOf(row) }), row.id] as const),
  );
  const ids = new Map(items.map((item) => [item.id, here.get(sameWork(item)) ?? crypto.randomUUID()]));
  const wanted = items.filter((item) => !here.has(sameWork(item)));
  // New ids: on a shared device the files of who handed it over stand beside these.
  const fileIds = new Map(
    wanted.flatMap((item) => item.fileIds.map((id) => [id, crypto.randomUUID()] as const)),
  );
  const own = await keys.need(owner);
  try {
    const chunks = { file, from: read.chunksAt, listed: read.list.pieces };
    await writeChunks(database, chunks, new Set(fileIds.keys()), forOwner(own, key, fileIds));
    const added: StoredItem[] = [];
    for (const item of wanted) added.push(await rowOf(item, { owner, own, ids, fileIds }));
    await appendItems(database, added);
  } catch (error) {
    await removeChunks(database, fileIds.values()).catch(() => undefined);
    throw asRefusal(error);
  }
  return { added: wanted.length, known: items.length - wanted.length };
}

interface Names {
  owner: string;
  own: NamedKey;
  /** Ids here, by those in the file. */
  ids: ReadonlyMap<string, string>;
  fileIds: ReadonlyMap<string, string>;
}

const newName = (names: ReadonlyMap<string, string>, name: string): string => {
  const found = names.get(name);
  if (found === undefined) throw new OutboxError("broken-file");
  return found;
};

async function rowOf(item: HandedItem, { owner, own, ids, fileIds }: Names): Promise<StoredItem> {
  const id = newName(ids, item.id);
  const now = Date.now();
  return {
    ...{ schema: takenOverSchema, id, order: 0, owner, job: newJob(now), savedAt: item.savedAt },
    takenOver: { from: item.from, key: item.key },
    parent: item.parent === undefined ? undefined : newName(ids, item.parent),
    groupKey: await groupKeyOf(owner, item.contents.group.id),
    bytes: item.bytes,
    fileIds: item.fileIds.map((fileId) => newName(fileIds, fileId)),
    sealed: await encryptJson(own, id, contentsOf(item.contents, fileIds)),
  };
}

/**
 * What an item says, with the new names of its files. A new record can't be returned to its form: saved again
 * there, it would get another key, and its former owner might still send the first.
 */
function contentsOf(
  { request: { method, paths, headers = {}, json, form }, label, group, origin }: Contents,
  fileIds: ReadonlyMap<string, string>,
): Contents {
  const files = form?.files.map((stored) => ({ ...stored, id: newName(fileIds, stored.id) })) ?? [];
  const condition = headers["If-Match"];
  return {
    ...{ label, group, ...(origin?.base && !origin.lists && { origin }) },
    request: {
      ...{ method, paths, json, ...(form && { form: { ...form, files } }) },
      ...(condition !== undefined && { headers: { "If-Match": condition } }),
    },
  };
}

/** Encrypts a chunk, which the key of the file opens, with the key of its new owner. */
const forOwner =
  (own: NamedKey, key: NamedKey, fileIds: ReadonlyMap<string, string>): Repack =>
  async ({ fileId, index, sealed }) => {
    const bytes = await decrypt([key], placeOf(fileId, index), sealed).catch((cause: unknown) => {
      throw new OutboxError("broken-file", cause);
    });
    const name = newName(fileIds, fileId);
    return { fileId: name, index, sealed: await encrypt(own, placeOf(name, index), bytes) };
  };

import { decrypt, decryptJson, encrypt, encryptJson, type NamedKey } from "../encryption/encrypt.ts";
import { keyOfPassphrase, newDerivation, newPassphrase } from "../encryption/passphrase.ts";
import { OutboxError } from "../queue/errors.ts";
import { keyOf, parentId, type Contents, type TakenOver } from "../queue/item.ts";
import { handedOverAt, isNotAllowed, isOutcomeUnknown, type Job } from "../queue/machine.ts";
import { isNewer, withDependents } from "../queue/plan.ts";
import { withDatabase, type StoredItem } from "../store/database/database.ts";
import { placeOf } from "../store/files/chunk-rows.ts";
import type { StoreParts } from "../store/items/parts.ts";
import { readChunks, type Repack } from "./chunks.ts";
import { encryptedText, toText, writeQueueFile } from "./queue-file.ts";

/** An item in a file for a colleague. */
export interface HandedItem extends TakenOver {
  /** Within the file. */
  id: string;
  parent?: string;
  /** Milliseconds since the epoch. */
  savedAt: number;
  bytes: number;
  fileIds: string[];
  contents: Contents;
}

/** What is encrypted with the passphrase. */
export interface HandedWork {
  /** ISO 8601. */
  madeAt: string;
  /** The name of who hands it over. */
  name: string;
  items: HandedItem[];
}

export interface HandOver {
  file: Blob;
  /** To be told to the colleague by another way. */
  passphrase: string;
  /** Of the items in it, in queue order. */
  ids: string[];
}

/** Where the list is encrypted for. */
export const listPlace = "hand-over";

/** Whether a job may be sent by somebody else: the server has refused it to this account, and nothing of it is on its way. */
const mayGo = (job: Job): boolean => isNotAllowed(job) || handedOverAt(job) !== undefined;

/**
 * Items that were refused to their owner's account, and what waits for them, as a file for a colleague. Nothing is
 * changed here. Rejects with OutboxError `gone` when none of them can go, `locked`, `other-key`, `damaged`.
 */
export async function writeHandOver(
  { database, keys }: Pick<StoreParts, "database" | "keys">,
  owner: { id: string; name: string },
  ids: readonly string[],
  { salt, iterations } = newDerivation(),
): Promise<HandOver> {
  const all = await withDatabase(database, (db) => db.getAllFromIndex("items", "order"));
  const own = all.filter((row) => row.owner === owner.id && !isNewer(row));
  const rows = going(own, ids);
  if (rows.length === 0) throw new OutboxError("gone");
  const ring = (await keys.ring(owner.id)).keys;
  if (ring.length === 0) throw new OutboxError("locked");
  const passphrase = newPassphrase();
  const key = await keyOfPassphrase(passphrase, { salt, iterations });
  if (!key) throw new OutboxError("damaged");
  const items: HandedItem[] = [];
  for (const row of rows) items.push(await handedItem(row, own, ring));
  const fileIds = rows.flatMap((row) => row.fileIds);
  const { listed, pieces } = await readChunks(database, fileIds, underKey(key, ring));
  const work: HandedWork = { madeAt: new Date().toISOString(), name: owner.name, items };
  const list = {
    handOver: { salt: toText(salt), iterations },
    sealed: encryptedText(await encryptJson(key, listPlace, work)),
    pieces: listed,
  };
  return { file: await writeQueueFile(list, pieces), passphrase, ids: rows.map(({ id }) => id) };
}

/** These items and what waits for them, in queue order; not what may have arrived, and nothing without its parent. */
function going(own: readonly StoredItem[], ids: readonly string[]): StoredItem[] {
  const asked = new Set(ids);
  const wanted = new Set(withDependents(ids, own));
  const chosen = new Map<string, StoredItem>();
  for (const row of own) {
    const { id, parent, job } = row;
    const isFree = mayGo(job) || (!asked.has(id) && job.state === "waiting" && !isOutcomeUnknown(job));
    const isLed = parent === undefined || chosen.has(parent) || recordOf(parent, own) !== undefined;
    if (wanted.has(id) && isFree && isLed) chosen.set(id, row);
  }
  return [...chosen.values()];
}

/** The id of the record that a received parent made. */
function recordOf(parent: string, own: readonly StoredItem[]): string | undefined {
  const job = own.find(({ id }) => id === parent)?.job;
  return job?.state === "sent" ? job.recordId : undefined;
}

async function handedItem(
  row: StoredItem,
  own: readonly StoredItem[],
  ring: readonly NamedKey[],
): Promise<HandedItem> {
  const { id, owner, parent, takenOver, savedAt, bytes, fileIds, sealed } = row;
  const contents = (await decryptJson(ring, id, sealed)) as Contents;
  const recordId = parent === undefined ? undefined : recordOf(parent, own);
  const { request } = contents;
  // The record of a received parent is named at once: its receipt stays here.
  const paths =
    recordId === undefined ? request.paths : request.paths.map((path) => path.replaceAll(parentId, recordId));
  return {
    ...{ id, savedAt, bytes, fileIds, key: keyOf(row), from: takenOver?.from ?? owner },
    ...(recordId === undefined && { parent }),
    contents: { ...contents, request: { ...request, paths: paths as typeof request.paths } },
  };
}

/** Encrypts a chunk, which one of the owner's keys opens, with the key of the file. */
const underKey =
  (key: NamedKey, ring: readonly NamedKey[]): Repack =>
  async ({ fileId, index, sealed }) => {
    const place = placeOf(fileId, index);
    return { fileId, index, sealed: await encrypt(key, place, await decrypt(ring, place, sealed)) };
  };

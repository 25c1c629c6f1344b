import { withDatabase, type OpenDatabase, type StoredItem } from "./database.ts";
import type { Contents, ItemHead } from "./item.ts";
import type { KeyStore } from "./keys.ts";
import { isNewer } from "./plan.ts";
import { unsealJson } from "./seal.ts";

/** Contents that were opened before, by item: opening 500 of them takes time, and they seldom change. */
export type Opened = Map<string, { seal: string; contents: Contents }>;

export interface Listed {
  head: ItemHead;
  /** Absent when the key is not on this device, the row is damaged, or a newer release wrote it. */
  contents?: Contents;
}

export interface Listing {
  items: Listed[];
  /** The owner's key is on this device: what can't be opened is damaged. */
  unlocked: boolean;
  /** The key leaves with the sign-out. */
  lockable: boolean;
  /** How many items wait here for other owners. */
  others: number;
}

/** The owner's whole queue, in its order, from one look at the database. */
export async function listQueue(
  database: OpenDatabase,
  keys: KeyStore,
  owner: string | undefined,
  opened: Opened,
): Promise<Listing> {
  const rows = await withDatabase(database, (db) => db.getAllFromIndex("items", "order"));
  const own = rows.filter((row) => row.owner === owner);
  const key = owner === undefined ? undefined : await keys.find(owner);
  const waits = ({ job }: ItemHead) => job.state !== "sent";
  const items = await Promise.all(own.map((row) => listed(row, key, opened)));
  return {
    items,
    unlocked: key !== undefined,
    lockable: owner === undefined || !(await keys.isOfThisDevice(owner)),
    others: rows.filter((row) => row.owner !== owner && waits(row)).length,
  };
}

async function listed(row: StoredItem, key: CryptoKey | undefined, opened: Opened): Promise<Listed> {
  const head = headOf(row);
  // What a newer release means by it only that release can say.
  if (!key || isNewer(head)) return { head };
  const seal = String(row.sealed?.iv);
  const known = opened.get(head.id);
  if (known?.seal === seal) return { head, contents: known.contents };
  try {
    const contents = (await unsealJson(key, head.id, row.sealed)) as Contents;
    opened.set(head.id, { seal, contents });
    return { head, contents };
  } catch {
    return { head };
  }
}

/** What is known of a row without its key. */
export function headOf({ sealed: _, before: __, ...head }: StoredItem): ItemHead {
  return head;
}

import type { StoredItem } from "../database/database.ts";
import { isOutboxError } from "../../queue/errors.ts";
import type { Contents, ItemHead } from "../../queue/item.ts";
import { isShared, type Keyring } from "../../encryption/keyring.ts";
import type { KeyStore } from "../database/keys.ts";
import { isNewer } from "../../queue/plan.ts";
import type { CachedRow, RowCache } from "../database/row-cache.ts";
import { decryptJson } from "../../encryption/encrypt.ts";

/** Contents that were opened before, by item: opening 500 of them takes time, and they seldom change. */
export type ReadItems = Map<string, { row: StoredItem; listed: ListedItem }>;

/** Items opened at a time: each time is a task of its own, and a tap comes in between. */
const openedAtOnce = 25;

export interface ListedItem {
  head: ItemHead;
  /** Absent when the key is not on this device, the row is damaged, or a newer release wrote it. */
  contents?: Contents;
  /** It is encrypted with another key than those on this device. */
  keyMissing?: true;
}

export interface Listing {
  items: ListedItem[];
  /** A key of the owner is on this device. */
  unlocked: boolean;
  /** The key leaves with the sign-out. */
  lockable: boolean;
  /** How many items wait here for other owners. */
  others: number;
}

/** The owner's whole queue, in its order, as it stands now. An item is the same object while its row is the same. */
export async function listQueue(
  cache: RowCache,
  keys: KeyStore,
  owner: string | undefined,
  opened: ReadItems,
): Promise<Listing> {
  const rows = await cache.read();
  const own = rows.filter(({ row }) => row.owner === owner);
  const ring = owner === undefined ? undefined : await keys.ring(owner);
  return {
    items: await listedItems(own, ring, opened),
    unlocked: ring !== undefined && ring.keys.length > 0,
    lockable: !ring || canLock(ring, own),
    others:
      own.length === rows.length ? 0 : rows.filter((one) => one.row.owner !== owner && waits(one)).length,
  };
}

const waits = ({ head }: CachedRow): boolean => head.job.state !== "sent";

/** Whether a sign-out makes all of this unreadable until its owner signs in again. */
function canLock(ring: Keyring, rows: readonly CachedRow[]): boolean {
  if (ring.keys.length === 0) return true;
  return ring.isShared && rows.every((one) => !waits(one) || isShared(ring, one.row.sealed));
}

async function listedItems(
  rows: readonly CachedRow[],
  ring: Keyring | undefined,
  opened: ReadItems,
): Promise<ListedItem[]> {
  if (!ring || ring.keys.length === 0) return rows.map(({ head }) => ({ head }));
  // What a newer release means by it only that release can say.
  const known = (cached: CachedRow) => (isNewer(cached.head) ? undefined : knownOf(cached, opened));
  const news = rows.filter((cached) => !known(cached));
  const found = new Map<CachedRow, ListedItem>();
  for (let from = 0; from < news.length; from += openedAtOnce) {
    await Promise.all(
      news.slice(from, from + openedAtOnce).map(async (cached) => {
        found.set(cached, await open(cached, ring, opened));
      }),
    );
  }
  return rows.map((cached) => found.get(cached) ?? known(cached) ?? { head: cached.head });
}

/** What was opened before: of the same row, or of one that says the same and is further on its way. */
function knownOf({ row, head }: CachedRow, opened: ReadItems): ListedItem | undefined {
  const known = opened.get(head.id);
  if (!known || known.row === row) return known?.listed;
  if (String(known.row.sealed?.iv) !== String(row.sealed?.iv)) return undefined;
  const listed = { head, contents: known.listed.contents };
  opened.set(head.id, { row, listed });
  return listed;
}

async function open({ row, head }: CachedRow, ring: Keyring, opened: ReadItems): Promise<ListedItem> {
  if (isNewer(head)) return { head };
  try {
    const listed = { head, contents: (await decryptJson(ring.keys, head.id, row.sealed)) as Contents };
    opened.set(head.id, { row, listed });
    return listed;
  } catch (error) {
    return isOutboxError(error, "other-key") ? { head, keyMissing: true } : { head };
  }
}

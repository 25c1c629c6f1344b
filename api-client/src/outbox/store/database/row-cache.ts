import { withDatabase, type Database, type OpenDatabase, type StoredItem } from "./database.ts";
import { isEqual } from "../../queue/is-equal.ts";
import type { ItemHead } from "../../queue/item.ts";
import { sharedRun } from "./shared-run.ts";

/** Rows read in one request: each answer is a task of its own, and a tap comes in between. */
const rowsAtOnce = 50;
/** With more changes than this the whole queue is read, in fewer requests. */
const mostChanges = 200;

/** One row of the queue. The same object for as long as the row is the same. */
export interface CachedRow {
  row: StoredItem;
  /** What is known of it without its key. */
  head: ItemHead;
}

/** Rows with their order, which is sorted again only when a place has changed. */
function orderedRows() {
  const rows = new Map<string, CachedRow>();
  let inOrder: readonly CachedRow[] = [];
  /** Whether `inOrder` can be brought up to date place by place. */
  let areSamePlaces = true;

  function ordered(): readonly CachedRow[] {
    if (areSamePlaces) return inOrder.map((cached) => rows.get(cached.row.id) ?? cached);
    areSamePlaces = true;
    return [...rows.values()].sort((a, b) => a.row.order - b.row.order);
  }

  return {
    ids: () => rows.keys(),
    put(row: StoredItem): void {
      const head = headOf(row);
      const known = rows.get(row.id);
      if (known?.row.order !== row.order) areSamePlaces = false;
      if (!known || !isSame(known, row, head)) rows.set(row.id, { row, head });
    },
    remove(id: string): void {
      if (rows.delete(id)) areSamePlaces = false;
    },
    inOrder: () => inOrder,
    /** Brings the order up to date and returns it. */
    arrange: () => (inOrder = ordered()),
  };
}

type OrderedRows = ReturnType<typeof orderedRows>;

/**
 * The rows of the queue in memory. Each `read` asks the change log first and reads the changed rows alone, in the
 * transaction that asks, so that its answer is what stood in the database at that moment.
 */
export function rowCache(database: OpenDatabase) {
  const rows = orderedRows();
  /** The last change that was read, and the connection it was read over: another one may lead to another database. */
  let seen: { change: number; db: Database } | undefined;

  async function readOnce(): Promise<readonly CachedRow[]> {
    return withDatabase(database, async (db) => {
      const view = db.transaction(["items", "changes"]);
      const [items, log] = [view.objectStore("items"), view.objectStore("changes")];
      const last = Number((await log.openKeyCursor(null, "prev"))?.key ?? 0);
      const known = seen?.db === db ? seen.change : undefined;
      if (known === last) return rows.inOrder();
      seen = { change: last, db };
      try {
        const changed =
          known === undefined || last < known
            ? undefined
            : changedIds(await log.getAll(IDBKeyRange.lowerBound(known, true)), last - known);
        if (changed) await readChanged(rows, changed, (id) => items.get(id));
        else await readAll(rows, (range) => items.getAll(range, rowsAtOnce));
      } catch (error) {
        seen = undefined;
        throw error;
      }
      return rows.arrange();
    });
  }

  return {
    /** The whole queue, in its order, as it stands now: what was written before the call is in it. */
    read: sharedRun(readOnce),
    /** Reads everything the next time: an older release may have written without a log. */
    forget(): void {
      seen = undefined;
    },
  };
}

async function readChanged(
  rows: OrderedRows,
  ids: Iterable<string>,
  get: (id: string) => Promise<StoredItem | undefined>,
) {
  for (const id of ids) {
    const row = await get(id);
    if (row) rows.put(row);
    else rows.remove(id);
  }
}

async function readAll(
  rows: OrderedRows,
  getFrom: (range?: IDBKeyRange) => Promise<StoredItem[]>,
): Promise<void> {
  const gone = new Set(rows.ids());
  for (let page = await getFrom(); page.length > 0;) {
    for (const row of page) {
      rows.put(row);
      gone.delete(row.id);
    }
    const last = page.at(-1)?.id;
    page = page.length < rowsAtOnce ? [] : await getFrom(IDBKeyRange.lowerBound(last, true));
  }
  for (const id of gone) rows.remove(id);
}

/** Each change encrypts the contents with another vector. */
const isSame = ({ row, head }: CachedRow, now: StoredItem, nowHead: ItemHead): boolean =>
  String(row.sealed?.iv) === String(now.sealed?.iv) &&
  String(row.before?.iv) === String(now.before?.iv) &&
  isEqual(head, nowHead);

/** The ids of these changes; nothing when some are no longer in the log, or too many for one request each. */
function changedIds(changes: readonly string[][], wanted: number): Set<string> | undefined {
  const ids = new Set(changes.flat());
  return changes.length === wanted && ids.size <= mostChanges ? ids : undefined;
}

/** What is known of a row without its key. */
export function headOf({ sealed: _, before: __, ...head }: StoredItem): ItemHead {
  return head;
}

export type RowCache = ReturnType<typeof rowCache>;

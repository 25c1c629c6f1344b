import { changeItems } from "../database/change-log.ts";
import type { OpenDatabase, StoredItem } from "../database/database.ts";

/** Rows written in one task: a tap comes in between. */
const rowsAtOnce = 50;

/** Writes items behind all that are there; their order is taken in the one transaction that writes them. */
export function appendItems(database: OpenDatabase, rows: readonly StoredItem[]): Promise<void> {
  return changeItems(
    database,
    async (items) => {
      const first = (await items.lastOrder()) + 1;
      for (let from = 0; from < rows.length; from += rowsAtOnce) {
        const some = rows.slice(from, from + rowsAtOnce);
        await Promise.all(some.map((row, at) => items.add({ ...row, order: first + from + at })));
      }
    },
    "strict",
  );
}

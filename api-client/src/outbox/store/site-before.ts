import { decryptJson, encryptJson } from "../encryption/encrypt.ts";
import type { SiteEntry } from "../queue/item.ts";
import { changeItems } from "./database/change-log.ts";
import { withDatabase } from "./database/database.ts";
import type { StoreParts } from "./items/parts.ts";

const placeOf = (id: string) => `${id}/before`;

/** What was listed at the site before a request was tried, on hosts that keep no keys; encrypted for its owner. */
export function siteBefore({ database, keys }: Pick<StoreParts, "database" | "keys">) {
  const rowOf = (id: string) => withDatabase(database, (db) => db.get("items", id));
  return {
    async storeEntriesBefore(id: string, entries: readonly SiteEntry[] | undefined): Promise<void> {
      const row = await rowOf(id);
      const [key] = row ? (await keys.ring(row.owner)).keys : [];
      if (!key) return;
      const before = entries && (await encryptJson(key, placeOf(id), entries));
      await changeItems(database, async (items) => {
        const now = await items.get(id);
        if (now) await items.put({ ...now, before });
      });
    },
    /** What was listed before the last attempt, where that is known. Rejects with OutboxError. */
    async entriesBefore(id: string): Promise<SiteEntry[] | undefined> {
      const row = await rowOf(id);
      if (!row?.before) return undefined;
      const { keys: own } = await keys.ring(row.owner);
      return (await decryptJson(own, placeOf(id), row.before)) as SiteEntry[];
    },
  };
}

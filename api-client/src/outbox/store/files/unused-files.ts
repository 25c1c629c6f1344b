import type { IDBPTransaction } from "idb";
import { chunksOf, holdsOf, type OutboxSchema } from "../database/database.ts";

/** The stores that say who needs a file, and the one that holds it. */
export const fileStores = ["items", "holds", "pieces"] as const;

type Change = IDBPTransaction<OutboxSchema, (typeof fileStores)[number][], "readwrite">;

/** Removes the chunks of those files that no draft holds and no item names that is still to be sent. */
export async function removeUnused(change: Change, fileIds: readonly string[]): Promise<void> {
  for (const id of fileIds) {
    const named = await change.objectStore("items").index("fileIds").getAll(id);
    const isNeeded = named.some(({ job }) => job.state !== "sent");
    if (isNeeded || (await change.objectStore("holds").count(holdsOf(id))) > 0) continue;
    await change.objectStore("pieces").delete(chunksOf(id));
  }
}

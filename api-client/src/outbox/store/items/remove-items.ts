import { removable } from "../../queue/plan.ts";
import { changeItems } from "../database/change-log.ts";
import type { StoreParts } from "./parts.ts";

/** A save takes seconds; chunks without an item are left-overs after this long. */
const leftOverAfterMs = 24 * 3_600_000;
/** How long the receipt of what arrived can be looked up. */
const receiptRetentionMs = 7 * 24 * 3_600_000;

/**
 * Removes items and what is left of them.
 *
 * @param isSaving whether a save of this page is under way
 */
export function itemRemoval({ database, files, cache, now }: StoreParts, isSaving: () => boolean) {
  /** Removes items from the queue, as far as they are `removable`; resolves with the ids of those that went. */
  async function discard(ids: readonly string[]): Promise<string[]> {
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
  }

  return {
    discard,
    /** Removes old receipts, and what saves have left behind that never came to an end. */
    async tidy(): Promise<void> {
      const heads = (await cache.read()).map(({ head }) => head);
      const old = heads.filter(({ job }) => job.state === "sent" && job.at < now() - receiptRetentionMs);
      if (old.length > 0) await discard(old.map(({ id }) => id));
      // A clock set forward makes a save under way look like an old one: leave it alone.
      if (isSaving()) return;
      await files.collect(new Set(heads.flatMap(({ fileIds }) => fileIds)), now() - leftOverAfterMs);
    },
  };
}

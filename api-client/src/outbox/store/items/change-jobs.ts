import { step, type JobEvent, type PassingFailure } from "../../queue/machine.ts";
import type { ItemHead } from "../../queue/item.ts";
import { isNewer } from "../../queue/plan.ts";
import { changeItems } from "../database/change-log.ts";
import type { StoredItem } from "../database/database.ts";
import type { StoreParts } from "./parts.ts";
import { headOf } from "../database/row-cache.ts";

/** Applies what has happened to the jobs of stored items. */
export function jobChanges({ database, files, cache }: StoreParts) {
  /** Applies an event to every item that `fits`, now and in the transaction that changes it. */
  async function changeWhere(fits: (row: StoredItem) => boolean, event: JobEvent): Promise<void> {
    const found = (await cache.read()).filter(({ row }) => fits(row));
    if (found.length === 0) return;
    await changeItems(database, async (items) => {
      for (const { row } of found) {
        const now = await items.get(row.id);
        if (now && fits(now)) await items.put({ ...now, job: step(now.job, event) });
      }
    });
  }

  return {
    /** Applies an event in one transaction; the item afterwards, or nothing when it is gone. */
    async change(id: string, event: JobEvent): Promise<ItemHead | undefined> {
      const changed = await changeItems(
        database,
        async (items) => {
          const row = await items.get(id);
          const after = row && { ...row, job: step(row.job, event) };
          if (after) await items.put(after);
          return after && headOf(after);
        },
        "strict",
      );
      // Received: the files are the server's now. The item stays for a while as a receipt.
      if (changed?.job.state === "sent") await files.remove(changed.fileIds);
      return changed;
    },
    /** Lets go out now what waits for one of these causes. */
    wake: (owner: string, causes: readonly PassingFailure[], at: number): Promise<void> =>
      changeWhere((row) => row.owner === owner && !isNewer(row) && waitsFor(row, causes), {
        type: "woken",
        at,
      }),
    /** Lets go out what was held back because its key was missing. */
    releaseLocked: (owner: string, at: number): Promise<void> =>
      changeWhere(
        ({ owner: whose, job }) => whose === owner && job.state === "stuck" && job.keyMissing === true,
        { type: "retried", at },
      ),
    /** Remembers a resumable upload, so that the next attempt goes on with it. */
    async rememberUpload(id: string, fileId: string, uploadId: string): Promise<void> {
      await changeItems(database, async (items) => {
        const row = await items.get(id);
        if (row) await items.put({ ...row, uploads: { ...row.uploads, [fileId]: uploadId } });
      });
    },
  };
}

const waitsFor = ({ job }: StoredItem, causes: readonly PassingFailure[]): boolean =>
  job.state === "waiting" && job.cause !== undefined && causes.includes(job.cause);

import { changeItems } from "../database/change-log.ts";
import { withDatabase, type StoredItem } from "../database/database.ts";
import type { StoreParts } from "./parts.ts";
import { OutboxError } from "../../queue/errors.ts";
import type { Contents } from "../../queue/item.ts";
import { step, type Job } from "../../queue/machine.ts";
import { isNewer } from "../../queue/plan.ts";
import { decryptJson, encryptJson } from "../../encryption/encrypt.ts";

/** What becomes of an item: what it says, and what else of its row; `last` is the place of the queue's last item. */
export interface Rewriting {
  contents: (now: Contents) => Contents;
  row?: (now: StoredItem, last: number) => Partial<StoredItem>;
  /** Which items may be changed, beyond those that are not on their way. */
  only?: (job: Job) => boolean;
}

/**
 * Changes an item under its key, in one transaction, and lets it go out: the server frees a key that it refused, and
 * never takes one twice. With a new key, a former version that comes late would become a second record. Rejects with
 * OutboxError `gone` when it is on its way, was received or was changed meanwhile, `locked`, `damaged` or `newer`.
 */
export async function rewriteItem(
  { database, keys, now: clock }: Pick<StoreParts, "database" | "keys" | "now">,
  id: string,
  { contents, row: change, only = () => true }: Rewriting,
): Promise<void> {
  const mayChange = ({ job }: StoredItem) => (job.state === "waiting" || job.state === "stuck") && only(job);
  const row = await withDatabase(database, (db) => db.get("items", id));
  if (!row || !mayChange(row)) throw new OutboxError("gone");
  if (isNewer(row)) throw new OutboxError("newer");
  const { keys: own } = await keys.ring(row.owner);
  const [key] = own;
  if (!key) throw new OutboxError("locked");
  const before = (await decryptJson(own, id, row.sealed)) as Contents;
  const sealed = await encryptJson(key, id, contents(before));
  const isChanged = await changeItems(
    database,
    async (items) => {
      const [now, last] = await Promise.all([items.get(id), items.lastOrder()]);
      // Encrypting takes a moment, in which it may have gone out.
      const isSame = now !== undefined && mayChange(now) && String(now.sealed.iv) === String(row.sealed.iv);
      if (isSame) {
        const at = clock();
        const job = step(step(now.job, { type: "retried", at }), { type: "woken", at });
        await items.put({ ...now, ...change?.(now, last), sealed, job });
      }
      return isSame;
    },
    "strict",
  );
  if (!isChanged) throw new OutboxError("gone");
}

import { withDatabase, type OpenDatabase, type StoredItem } from "./database.ts";
import { OutboxError } from "./errors.ts";
import type { Contents } from "./item.ts";
import type { KeyStore } from "./keys.ts";
import { step, type Job } from "./machine.ts";
import { isNewer } from "./plan.ts";
import { sealJson, unsealJson } from "./seal.ts";

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
  database: OpenDatabase,
  keys: KeyStore,
  id: string,
  { contents, row: change, only = () => true }: Rewriting,
  at: number,
): Promise<void> {
  const mayChange = ({ job }: StoredItem) => (job.state === "waiting" || job.state === "stuck") && only(job);
  const row = await withDatabase(database, (db) => db.get("items", id));
  if (!row || !mayChange(row)) throw new OutboxError("gone");
  if (isNewer(row)) throw new OutboxError("newer");
  const key = await keys.find(row.owner);
  if (!key) throw new OutboxError("locked");
  const before = (await unsealJson(key, id, row.sealed).catch((cause: unknown) => {
    throw new OutboxError("damaged", cause);
  })) as Contents;
  const sealed = await sealJson(key, id, contents(before));
  const isChanged = await withDatabase(database, async (db) => {
    const transaction = db.transaction("items", "readwrite", { durability: "strict" });
    const [now, last] = await Promise.all([
      transaction.store.get(id),
      transaction.store.index("order").openKeyCursor(null, "prev"),
    ]);
    // Sealing takes a moment, in which it may have gone out.
    const isSame = now !== undefined && mayChange(now) && String(now.sealed.iv) === String(row.sealed.iv);
    if (isSame) {
      const job = step(step(now.job, { type: "retried", at }), { type: "woken", at });
      await transaction.store.put({ ...now, ...change?.(now, Number(last?.key ?? 0)), sealed, job });
    }
    await transaction.done;
    return isSame;
  });
  if (!isChanged) throw new OutboxError("gone");
}

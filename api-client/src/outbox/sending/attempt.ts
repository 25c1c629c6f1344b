import { isApiError } from "../../http/api-error.ts";
import { compose } from "./compose.ts";
import { OutboxError } from "../queue/errors.ts";
import { failureEvent, mayRepeat, unknownOutcome, type HostKind } from "./failure.ts";
import { formerOwners, keyOf, parentId, type Item, type ItemHead } from "../queue/item.ts";
import { added } from "./site-entries.ts";
import { isOutcomeUnknown, type JobEvent } from "../queue/machine.ts";
import { nextTask } from "./next-task.ts";
import type { RunnerParts } from "./runner.ts";
import type { Delivery } from "./transport.ts";

/** How an attempt ended: `sent`, the passing failure, or what else became of it. */
export type Outcome = "sent" | "line" | "server" | "sign-in" | "refused" | "interrupted";

/** Precondition failed: said by the server itself once it has read the request, never by a gateway. */
const preconditionFailed = 412;
/** Says that the key was used for another request, among other things. */
const keyUsed = 422;

type Tried = JobEvent & Pick<Delivery, "words">;
type Parts = Pick<RunnerParts, "store" | "transport" | "clock" | "chance">;

/**
 * One request at a time, from its start to its receipt or failure; every step is stored before the next.
 *
 * @param onSending the item on its way and how many of its bytes are over
 */
export function createAttempts(parts: Parts, onSending: (sending: { id: string; sent: number }) => void) {
  const { store, transport, clock } = parts;
  let abort = new AbortController();
  let host: HostKind = "none";

  /** Under the lock nobody is sending: what is `sending` in the queue was interrupted, and may have arrived. */
  async function recover(interrupted: readonly ItemHead[], at: HostKind): Promise<void> {
    const keys = interrupted.map(keyOf);
    const arrived: ReadonlyMap<string, Delivery> =
      at === "ours"
        ? await transport.receipts(keys, formerOwners(interrupted)).catch(() => new Map())
        : new Map();
    for (const head of interrupted)
      await store.change(head.id, await outcomeOf(head, at, arrived.get(keyOf(head))));
  }

  async function outcomeOf(head: ItemHead, at: HostKind, delivery: Delivery | undefined): Promise<JobEvent> {
    const now = clock.now();
    if (delivery) return { type: "found", at: now, ...delivery, beforeEdit: head.editedInDoubt };
    if (at !== "bare" || (await canRepeat(head.id))) return { type: "interrupted", at: now };
    return { type: "refused", message: unknownOutcome, unknown: true };
  }

  const canRepeat = async (id: string) =>
    mayRepeat((await store.open(id).catch(() => undefined))?.contents.request);

  /** @param onWords what the answer says for people; not kept, since heads can be read without a key */
  async function send(
    id: string,
    heads: readonly ItemHead[],
    at: HostKind,
    onWords: (words: Delivery["words"]) => void,
  ): Promise<Outcome> {
    host = at;
    abort = new AbortController();
    await store.change(id, { type: "started" });
    onSending({ id, sent: 0 });
    const { words, ...event } = await attemptOnce(id, heads);
    if (event.type === "accepted") onWords(words);
    await store.change(id, event);
    if (event.type === "failed") return event.cause;
    if (event.type === "refused" || event.type === "interrupted") return event.type;
    return "sent";
  }

  async function attemptOnce(id: string, heads: readonly ItemHead[]): Promise<Tried> {
    let item: Item | undefined;
    try {
      item = await store.open(id);
      return await deliver(item, heads);
    } catch (error) {
      const when = { at: clock.now(), chance: parts.chance() };
      // Interrupted by this page: it goes on as if the connection had been cut.
      if (abort.signal.aborted) return { type: "interrupted", at: when.at } as const;
      const failure = failureEvent(error, { host, request: item?.contents.request, ...when });
      return (item && (await arrivedBefore(item, failure))) ?? failure;
    }
  }

  /**
   * A gateway may refuse what an earlier attempt has delivered; the browser, too, sends a request again by itself when
   * its connection broke. And a request that was changed after a failure keeps its key, so that it can't become a
   * second record: when the server says that the key was used, it has the request as it was before.
   */
  async function arrivedBefore(item: Item, failure: JobEvent): Promise<JobEvent | undefined> {
    if (host !== "ours" || failure.type !== "refused") return undefined;
    if (failure.status === undefined || failure.status === preconditionFailed) return undefined;
    const arrived = await receiptOf(item).catch(() => undefined);
    const beforeEdit = item.editedInDoubt || failure.status === keyUsed;
    return arrived && { type: "found", at: clock.now(), ...arrived, beforeEdit };
  }

  async function deliver(item: Item, heads: readonly ItemHead[]): Promise<Tried> {
    // Tried before: perhaps only the answer was lost. Asking costs less than sending the files again, and a server
    // that does not answer that is not sent the files either.
    const isUnknown = host === "ours" && item.job.state === "sending" && isOutcomeUnknown(item.job);
    const arrived = isUnknown ? await receiptOf(item) : undefined;
    if (arrived) return { type: "found", at: clock.now(), ...arrived, beforeEdit: item.editedInDoubt };
    const recordId = parentRecord(item, heads);
    const onProgress = (sent: number) => onSending({ id: item.id, sent });
    const parts = { store, transport, host, recordId, signal: abort.signal, onProgress };
    const request = await compose(item, parts);
    // Making a file of what was read and handing it to the network both wait for the browser's own process: on a slow
    // phone they would hold a tap up for longer together than either does.
    await nextTask();
    const before = host === "bare" ? await storeListBefore(item, recordId) : undefined;
    const delivery = await transport.send(request, keyOf(item), host, abort.signal);
    const known = delivery.recordId ?? (before && (await newRecord(item, recordId)));
    return { type: "accepted", at: clock.now(), ...delivery, recordId: known };
  }

  /** Rejects with ApiError when nobody answers; a server that knows no receipts has none. */
  async function receiptOf(item: ItemHead): Promise<Delivery | undefined> {
    const key = keyOf(item);
    const receipts = await transport.receipts([key], formerOwners([item])).catch((error: unknown) => {
      if (isApiError(error) && error.kind === "refused" && error.status !== 401) return undefined;
      throw error;
    });
    return receipts?.get(key);
  }

  /** Stores what is listed before the attempt: after an unknown outcome it shows what is new. */
  async function storeListBefore(item: Item, recordId: string | undefined) {
    const before = await transport.listEntries(item.contents.request.look, recordId).catch(() => undefined);
    await store.storeEntriesBefore(item.id, before);
    return before;
  }

  /** The id of what was just made, from a host that does not say it: the one new entry. */
  async function newRecord(item: Item, recordId: string | undefined): Promise<string | undefined> {
    const now = await transport.listEntries(item.contents.request.look, recordId).catch(() => undefined);
    const before = await store.entriesBefore(item.id);
    const [first, ...others] = before && now ? added(before, now) : [];
    return others.length === 0 ? first?.id : undefined;
  }

  return {
    send,
    recover,
    /**
     * Stops the request on its way; it goes on later as if the connection had been cut. A host that keeps no keys could
     * not tell afterwards whether it arrived: there it is left to end.
     */
    interrupt: () => host !== "bare" && abort.abort(),
  };
}

/** The id of the record that the item's parent made. */
function parentRecord(item: Item, heads: readonly ItemHead[]): string | undefined {
  if (item.parent === undefined) return undefined;
  const parent = heads.find(({ id }) => id === item.parent)?.job;
  const recordId = parent?.state === "sent" ? parent.recordId : undefined;
  // One that only waits behind a change names its record itself.
  const isNeeded = item.contents.request.paths.some((path) => path.includes(parentId));
  if (recordId === undefined && isNeeded) throw new OutboxError("no-parent");
  return recordId;
}

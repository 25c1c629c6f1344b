import { isApiError } from "../../../http/api-error.ts";
import { compose } from "../requests/compose.ts";
import { OutboxError } from "../../queue/errors.ts";
import { failureEvent, type HostKind } from "../requests/failure.ts";
import { formerOwners, keyOf, parentId, type Item, type ItemHead } from "../../queue/item.ts";
import { newRecord, storeListBefore } from "./new-record.ts";
import { isOutcomeUnknown, type JobEvent } from "../../queue/machine.ts";
import { nextTask } from "./next-task.ts";
import { recover } from "./recovery.ts";
import type { AttemptParts } from "./runner-parts.ts";
import type { Delivery, Transport } from "../requests/transport.ts";

/** How an attempt ended: `sent`, the passing failure, or what else became of it. */
export type Outcome = "sent" | "line" | "server" | "sign-in" | "refused" | "interrupted";

/** Precondition failed: said by the server itself once it has read the request, never by a gateway. */
const preconditionFailed = 412;
/** Says that the key was used for another request, among other things. */
const keyUsed = 422;

type AttemptResult = JobEvent & Pick<Delivery, "words">;

/** One attempt under way. */
interface Attempt extends AttemptParts {
  host: HostKind;
  abort: AbortController;
  onSending: OnSending;
}

/** Called with the item on its way and its bytes sent so far. */
type OnSending = (sending: { id: string; sent: number }) => void;

/**
 * One request at a time, from its start to its receipt or failure; every step is stored before the next.
 */
export function createAttempts(parts: AttemptParts, onSending: OnSending) {
  const { store } = parts;
  let attempt: Attempt = { ...parts, onSending, host: "none", abort: new AbortController() };

  /** @param onWords what the answer says for people; not stored, since heads can be read without a key */
  async function send(
    id: string,
    heads: readonly ItemHead[],
    at: HostKind,
    onWords: (words: Delivery["words"]) => void,
  ): Promise<Outcome> {
    attempt = { ...parts, onSending, host: at, abort: new AbortController() };
    await store.change(id, { type: "started" });
    onSending({ id, sent: 0 });
    const { words, ...event } = await attemptOnce(attempt, id, heads);
    if (event.type === "accepted") onWords(words);
    await store.change(id, event);
    if (event.type === "failed") return event.cause;
    if (event.type === "refused" || event.type === "interrupted") return event.type;
    return "sent";
  }

  return {
    send,
    recover: (interrupted: readonly ItemHead[], at: HostKind) => recover(parts, interrupted, at),
    /**
     * Stops the request on its way; it goes on later as if the connection had been cut. A host that keeps no keys could
     * not tell afterwards whether it arrived: there it is left to end.
     */
    interrupt: () => attempt.host !== "bare" && attempt.abort.abort(),
  };
}

async function attemptOnce(attempt: Attempt, id: string, heads: readonly ItemHead[]): Promise<AttemptResult> {
  const { store, clock, chance, host, abort } = attempt;
  let item: Item | undefined;
  try {
    item = await store.open(id);
    return await deliver(attempt, item, heads);
  } catch (error) {
    const when = { at: clock.now(), chance: chance() };
    // Interrupted by this page: it goes on as if the connection had been cut.
    if (abort.signal.aborted) return { type: "interrupted", at: when.at } as const;
    const failure = failureEvent(error, { host, request: item?.contents.request, ...when });
    return (item && (await arrivedBefore(attempt, item, failure))) ?? failure;
  }
}

/**
 * A gateway may refuse what an earlier attempt has delivered; the browser, too, sends a request again by itself when
 * its connection broke. And a request that was changed after a failure keeps its key, so that it can't become a
 * second record: when the server says that the key was used, it has the request as it was before.
 */
async function arrivedBefore(
  { host, transport, clock }: Attempt,
  item: Item,
  failure: JobEvent,
): Promise<JobEvent | undefined> {
  if (host !== "ours" || failure.type !== "refused") return undefined;
  if (failure.status === undefined || failure.status === preconditionFailed) return undefined;
  const arrived = await receiptOf(transport, item).catch(() => undefined);
  const beforeEdit = item.editedInDoubt || failure.status === keyUsed;
  return arrived && { type: "found", at: clock.now(), ...arrived, beforeEdit };
}

async function deliver(attempt: Attempt, item: Item, heads: readonly ItemHead[]): Promise<AttemptResult> {
  const { host, store, transport, clock, abort, onSending } = attempt;
  // Tried before: perhaps only the answer was lost. Asking costs less than sending the files again, and a server
  // that does not answer that is not sent the files either.
  const isUnknown = host === "ours" && item.job.state === "sending" && isOutcomeUnknown(item.job);
  const arrived = isUnknown ? await receiptOf(transport, item) : undefined;
  if (arrived) return { type: "found", at: clock.now(), ...arrived, beforeEdit: item.editedInDoubt };
  const recordId = parentRecord(item, heads);
  const onProgress = (sent: number) => onSending({ id: item.id, sent });
  const request = await compose(item, {
    ...{ store, transport, host, recordId, onProgress },
    signal: abort.signal,
  });
  // Making a file of what was read and handing it to the network both wait for the browser's own process: on a slow
  // phone they would hold a tap up for longer together than either does.
  await nextTask();
  const before = host === "bare" ? await storeListBefore(attempt, item, recordId) : undefined;
  const delivery = await transport.send(request, keyOf(item), host, abort.signal);
  const known = delivery.recordId ?? (before && (await newRecord(attempt, item, recordId)));
  return { type: "accepted", at: clock.now(), ...delivery, recordId: known };
}

/** Rejects with ApiError when nobody answers; a server that knows no receipts has none. */
async function receiptOf(transport: Transport, item: ItemHead): Promise<Delivery | undefined> {
  const key = keyOf(item);
  const receipts = await transport.receipts([key], formerOwners([item])).catch((error: unknown) => {
    if (isApiError(error) && error.kind === "refused" && error.status !== 401) return undefined;
    throw error;
  });
  return receipts?.get(key);
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

import { settle } from "@ministry/api-client/outbox/unknown-outcomes";
import { isOutcomeUnknown, type NewItem, type Outbox } from "@ministry/api-client/outbox";
import * as savingTexts from "../../content/outbox/saving.ts";
import { withOrigin, type FormOrigin } from "./form-origin.ts";
import { firstOutcome, type Outcome } from "./outcome.ts";

/** Thrown to a form when the server answered and did not take its request; in the words of an `ApiError`. */
class NotAccepted extends Error {
  override readonly name = "NotAccepted";
  readonly kind: "refused" | "server";
  constructor(
    readonly status: number | undefined,
    readonly serverMessage: string | undefined,
  ) {
    super(serverMessage);
    this.kind = status === undefined ? "server" : "refused";
  }
}

/**
 * Thrown to a form that was changed after a failure, when the server had taken it as it was before: what is in the
 * form now is not at the server, and can't become a second record. Not final for the form, which keeps its key.
 */
export class ReceivedBefore extends Error {
  override readonly name = "ReceivedBefore";
  readonly kind = "server";
  readonly serverMessage = this.message;
  /** @param recordId what the request made, where the server said so */
  constructor(readonly recordId: string | undefined) {
    super(savingTexts.receivedBeforeReturn);
  }
}

/** In the words of a conflict: the form reads the record again and shows both versions. */
const changedSince = 412;

/** A form's request is the server's now, or waits on this device: for a connection, or (`reason`) for the person. */
export type SaveResult = Extract<Outcome, { kind: "received" | "queued" }>;

/** How long writing the draft down may take, pictures and all, before the queue tries again by itself. */
const returningMs = 60_000;

/** What a form says and asks while its work is saved. */
export interface FormEnd {
  /** Everything is saved on the device and not sent yet. */
  onSafe: () => void;
  /** The person is still at the form, to hear what became of it. */
  isOpen: () => boolean;
  /** Writes the form down as a draft, files and all, so that it survives a crash; `false` when that can't be done. */
  saveDraft: () => Promise<boolean>;
  /** The form itself, where the queue can bring everything back to it. */
  origin?: FormOrigin;
}

/**
 * Saves a form's requests on the device and waits for the first attempt of the first one. Without a connection the
 * form is done: the queue has it. When the server answers with a failure while the person is still there, the
 * requests are removed from the queue and the form, with everything in it, gets the server's words; when the person has gone on
 * to another screen, they stay in the queue and say there what is wrong. Nothing can be sent twice: the form keeps
 * its key, and a failure that may have come after the work was done is asked for before anything is removed.
 * Nothing can be lost: requests leave the queue only after the form's draft is on disk.
 */
export async function saveThrough(
  outbox: Outbox,
  items: readonly NewItem[],
  { onSafe, isOpen, saveDraft, origin }: FormEnd,
): Promise<SaveResult> {
  const ids = await put(outbox, withOrigin(items, origin), saveDraft);
  onSafe();
  const first = ids[0] ?? "";
  let outcome = await firstOutcome(outbox, first);
  if (outcome.kind === "failed" && isOpen()) await outbox.postpone([first], returningMs);
  if (outcome.kind === "failed" && outcome.status === undefined && isOpen()) {
    const arrivals = await settle(outbox, ids);
    if (arrivals.get(first) === "arrived") outcome = await firstOutcome(outbox, first);
  }
  if (outcome.kind === "received" && outcome.beforeEdit && isOpen()) {
    throw receivedBefore(items, outcome.recordId);
  }
  if (outcome.kind === "discarded") throw new NotAccepted(undefined, savingTexts.removedFromQueue);
  if (outcome.kind !== "failed") return outcome;
  if (!isOpen()) return { kind: "queued" };
  // A device that can't keep the draft keeps the requests: the queue says what is wrong and leads back to the form.
  if (!(await saveDraft())) return { kind: "queued", reason: outcome.message ?? "" };
  // With what depends on it. On its way again already: then the queue has it all.
  const gone = await outbox.discard([first]);
  if (!gone.includes(first)) return { kind: "queued" };
  throw new NotAccepted(outcome.status, outcome.message);
}

/**
 * Saves the requests. A page that was lost while a refused form was handed back has left the former requests in the
 * queue: the form takes their place.
 */
async function put(outbox: Outbox, items: NewItem[], saveDraft: FormEnd["saveDraft"]): Promise<string[]> {
  const refused = () =>
    outbox
      .get()
      .items.find(({ id, job }) => id === items[0]?.id && job.state === "stuck" && !isOutcomeUnknown(job));
  try {
    const ids = await outbox.add(items);
    if (refused()) await outbox.retry(...ids);
    return ids;
  } catch (error) {
    if (!isAgain(error)) throw error;
    const job = outbox.get().items.find(({ id }) => id === items[0]?.id)?.job;
    if (job?.state === "sent") throw receivedBefore(items, job.recordId);
    const former = refused();
    if (!former || !(await saveDraft())) throw error;
    const gone = await outbox.discard([former.id]);
    if (!gone.includes(former.id)) throw error;
    return outbox.add(items);
  }
}

/** What was made has to be opened; a change of what is there can go on from the version that was received. */
function receivedBefore([first]: readonly NewItem[], recordId: string | undefined): Error {
  if (first?.request.method === "POST") return new ReceivedBefore(recordId);
  return new NotAccepted(changedSince, savingTexts.changeReceivedBeforeEdit);
}

const isAgain = (error: unknown): boolean =>
  error instanceof Error && error.name === "OutboxError" && "kind" in error && error.kind === "again";

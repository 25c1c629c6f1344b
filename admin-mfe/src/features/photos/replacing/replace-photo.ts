import { settle } from "@ministry/api-client/outbox/unknown-outcomes";
import type { Api } from "@ministry/api-client";
import type { NewItem, Outbox } from "@ministry/api-client/outbox";
import * as replaceTexts from "../../../content/photos/replace.ts";
import { unauthorizedText } from "../../../lib/failures.ts";
import { firstOutcome, type Outcome } from "../../../outbox/saving/outcome.ts";
import { saveThrough, type FormEnd, type SaveResult } from "../../../outbox/saving/save-through.ts";

export interface ReplacementParts {
  api: Pick<Api, "photos">;
  outbox: Outbox;
}

/**
 * The new picture was refused and the old photo is in its place again. Its status is that of a conflict: what is sent
 * next is another change, under a key of its own.
 */
class OldPhotoIsBack extends Error {
  override readonly name = "OldPhotoIsBack";
  readonly kind = "refused";
  readonly status = 412;
  constructor(readonly serverMessage: string) {
    super(serverMessage);
  }
}

/** How long asking the server and bringing the photo back may take, before the queue tries again by itself. */
const returningMs = 60_000;

/**
 * Saves a replacement on the device and waits for what becomes of it. When the second of two requests fails while the
 * person is there, the old photo is brought back, and the picture to the form (AMB-18). Where that can't be done the
 * picture stays in the queue, which sends it again or offers Retry.
 *
 * @param items one request, or the deletion and then the addition
 * @param photoId of the old photo, where the host gives one
 */
export async function replacePhoto(
  { api, outbox }: ReplacementParts,
  items: readonly NewItem[],
  photoId: string | undefined,
  form: FormEnd,
): Promise<SaveResult> {
  const saved = await saveThrough(outbox, items, form);
  const addition = items[1]?.id;
  if (addition === undefined || saved.kind !== "received") return saved;
  const outcome = await additionOutcome(outbox, addition);
  if (outcome.kind === "discarded") return saved;
  if (outcome.kind !== "failed") return outcome;
  const reason = (outcome.message ?? replaceTexts.replaceFailed).replace(/[.!?]?$/, ".");
  const isReturned = outcome.isFinal && form.isOpen() && (await form.saveDraft());
  if (!isReturned || !(await comesBack(api, photoId, addition))) return { kind: "queued", reason };
  await outbox.discard([addition]);
  throw new OldPhotoIsBack(replaceTexts.oldPhotoRestored(reason));
}

/** A failure that is final has certainly not arrived. */
type AdditionOutcome =
  Exclude<Outcome, { kind: "failed" }> | { kind: "failed"; isFinal: boolean; message?: string };

async function additionOutcome(outbox: Outbox, id: string): Promise<AdditionOutcome> {
  const outcome = await firstOutcome(outbox, id);
  if (outcome.kind !== "failed") return outcome;
  const { status, message } = outcome;
  if (status === 401) return { kind: "failed", isFinal: false, message: unauthorizedText };
  if (status !== undefined) return { kind: "failed", isFinal: true, message };
  await outbox.postpone([id], returningMs);
  const arrival = (await settle(outbox, [id])).get(id);
  return arrival === "arrived"
    ? { kind: "received" }
    : { kind: "failed", isFinal: arrival === "not-arrived", message };
}

/** Whether the old photo could be taken out of the trash; hosts of the bare contract have none. */
async function comesBack(
  api: Pick<Api, "photos">,
  photoId: string | undefined,
  key: string,
): Promise<boolean> {
  if (photoId === undefined) return false;
  try {
    await api.photos.restore(photoId, { idempotencyKey: `${key}-restore` });
    return true;
  } catch {
    return false;
  }
}

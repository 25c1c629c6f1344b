import { itemDetails } from "@ministry/api-client/outbox/change-items";
import type { Outbox } from "@ministry/api-client/outbox";
import * as savingTexts from "../../content/outbox/saving.ts";
import { newDraftKey, readDrafts, writeDraft, type Draft } from "../../drafts/draft-store.ts";
import { kindOf } from "../../lib/failures.ts";
import type { FormValues } from "../../drafts/form-values.ts";

/** Why a form can't take a request back; its words are for the person. */
class CannotReturn extends Error {
  readonly kind = "refused";
  constructor(readonly serverMessage: string) {
    super(serverMessage);
  }
}

/**
 * Puts a request and its dependents back into the form they came from, as a draft of it, then takes them out of the
 * queue. Resolves with the form's address. The draft comes first: a crash between the two loses nothing.
 *
 * @param how `resend`: the form sends it again by itself, unless it has to be compared with another change
 */
export async function returnToForm(
  outbox: Outbox,
  id: string,
  owner: string,
  how?: { resend: boolean },
): Promise<string> {
  const { origin, files } = await itemDetails(outbox, id);
  if (!origin) throw new CannotReturn(savingTexts.notFromForm);
  const formKey = `${owner}/${origin.formKey}`;
  const begun = (await readDrafts(formKey)).find(({ idempotencyKey }) => idempotencyKey === id);
  // Brought back before, and the page was lost just then: the form goes on with it.
  if (begun) {
    const { key, ...draft } = begun;
    await writeDraft(key, { ...draft, ...how, resume: true }, { durability: "strict" });
    await outbox.discard([id]);
    return origin.path;
  }
  const values: FormValues = { ...origin.texts };
  /** Not moved to another record meanwhile. */
  const stillBelongs = (carrier: string) => {
    const item = outbox.get().items.find((one) => one.id === carrier);
    return !item || item.parent === id;
  };
  for (const [name, field] of Object.entries(origin.files ?? {})) {
    const stored = files.find((file) => file.field === field);
    if (stored) values[name] = (await outbox.readFile(id, stored.id)) as File;
  }
  for (const [name, carriers] of Object.entries(origin.lists ?? {})) {
    const list: File[] = [];
    for (const carrier of carriers) {
      if (!stillBelongs(carrier)) continue;
      const [stored] = await itemDetails(outbox, carrier).then(
        (details) => details.files,
        (error: unknown) => {
          // Received or discarded by itself. What can't be read now stays in the queue, with the whole form.
          if (kindOf(error) === "gone") return [];
          throw error;
        },
      );
      if (stored) list.push((await outbox.readFile(carrier, stored.id)) as File);
    }
    values[name] = list;
  }
  const draft: Draft = {
    // The same key: should the request go out all the same, the form can't send it a second time.
    ...{ values, idempotencyKey: id, savedAt: Date.now(), resume: true },
    ...{ name: origin.name, path: origin.path, base: origin.base, ...how },
  };
  // Beside what was begun in that form meanwhile: the form offers both.
  await writeDraft(newDraftKey(formKey), draft, { durability: "strict" });
  await outbox.discard([id]);
  return origin.path;
}

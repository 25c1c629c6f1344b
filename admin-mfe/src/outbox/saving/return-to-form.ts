import { itemDetails } from "@ministry/api-client/outbox/change-items";
import type { NewItem, Origin, Outbox } from "@ministry/api-client/outbox";
import * as savingTexts from "../../content/outbox/saving.ts";
import { newDraftKey, readDrafts, writeDraft, type Draft } from "../../drafts/draft-store.ts";
import type { RecordVersion } from "../../drafts/record-version.ts";
import { kindOf } from "../../lib/failures.ts";
import type { FormValues } from "../../drafts/form-values.ts";

/** What a form tells of itself, so that its requests can come back to it. */
export interface FormOrigin {
  formKey: string;
  name: string;
  path: string;
  values: FormValues;
  /** The record that is edited, as it was when the form was begun. */
  base?: RecordVersion;
}

/**
 * Notes in the first request which form it came from and where its files are. Left out where the requests do not carry
 * all of them: the form could not have them back.
 */
export function withOrigin(items: readonly NewItem[], form: FormOrigin | undefined): NewItem[] {
  const [first, ...others] = items;
  if (!first || !form) return [...items];
  const origin: Origin & { files: Record<string, string>; lists: Record<string, string[]> } = {
    ...{ formKey: form.formKey, name: form.name, path: form.path, base: form.base },
    ...{ texts: {}, files: {}, lists: {} },
  };
  const fieldOf = (item: NewItem | undefined, file: File) =>
    item?.request.form?.files.find((one) => one.file === file)?.field;
  for (const [name, value] of Object.entries(form.values)) {
    if (typeof value === "string") origin.texts[name] = value;
    else if (value instanceof File) {
      const field = fieldOf(first, value);
      if (field === undefined) return [...items];
      origin.files[name] = field;
    } else if (value) {
      const carriers = value.map((file) => others.find((item) => fieldOf(item, file))?.id);
      if (carriers.some((id) => id === undefined)) return [...items];
      origin.lists[name] = carriers.filter((id) => id !== undefined);
    }
  }
  return [{ ...first, origin }, ...others];
}

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
 */
export async function returnToForm(outbox: Outbox, id: string, owner: string): Promise<string> {
  const { origin, files } = await itemDetails(outbox, id);
  if (!origin) throw new CannotReturn(savingTexts.notFromForm);
  const formKey = `${owner}/${origin.formKey}`;
  const begun = (await readDrafts(formKey)).find(({ idempotencyKey }) => idempotencyKey === id);
  // Brought back before, and the page was lost just then: the form goes on with it.
  if (begun) {
    const { key, ...draft } = begun;
    await writeDraft(key, { ...draft, resume: true }, { durability: "strict" });
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
    ...{ name: origin.name, path: origin.path, base: origin.base },
  };
  // Beside what was begun in that form meanwhile: the form offers both.
  await writeDraft(newDraftKey(formKey), draft, { durability: "strict" });
  await outbox.discard([id]);
  return origin.path;
}

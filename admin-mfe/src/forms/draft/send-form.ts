import { isUnauthorized, messageOf, statusOf } from "../../lib/failures.ts";
import { draftOf, newIdentity, type DraftContext } from "./draft-context.ts";
import type { DraftOptions } from "./draft-options.ts";
import type { FormValues } from "../../drafts/form-values.ts";
import type { FieldErrors } from "./use-form-controls.ts";
import { isSame } from "../../drafts/record-version.ts";
import { valuesAsSent } from "../../pictures/scaling/prepare.ts";

/** The person before the form. */
interface Person {
  signInAgain: () => Promise<unknown>;
  /** Whether they are still at it. */
  isOpen: () => boolean;
}

const preconditionFailed = 412;

/** A refusal whose sentence speaks of the title: no host's answer says otherwise which field it is about. */
const isAboutTitle = (error: unknown): boolean =>
  [400, 409, 422].includes(statusOf(error) ?? 0) && /\btitle\b/i.test(messageOf(error, ""));

/** Deals with a failed save; `true` when it is worth sending again at once. */
async function fail<V extends FormValues, S>(
  context: DraftContext<V>,
  { failure, reread }: DraftOptions<V, S>,
  { signInAgain }: Person,
  error: unknown,
): Promise<boolean> {
  const { form, file } = context;
  if (isUnauthorized(error)) {
    form.dispatch({ type: "failed" });
    await signInAgain();
    return false;
  }
  // A refusal may be another's than the server's, and the request may still come through: what is sent next is known
  // by the same key. Not after a conflict: what is decided then is another change.
  const isConflict = statusOf(error) === preconditionFailed;
  form.dispatch({ type: "failed", ...(isConflict && { idempotencyKey: crypto.randomUUID() }) });
  file.write(draftOf(context));
  const { base } = form.get();
  if (isConflict && base && reread) {
    try {
      const now = await reread();
      const message = messageOf(error, failure);
      if (!isSame(base, now)) {
        return form.dispatch({ type: "recordChanged", now, message }).conflict === undefined;
      }
    } catch (unread) {
      error = unread;
    }
  }
  const problem = messageOf(error, failure);
  // Such as a title that is taken: said beside its field, as the form's own errors are.
  if (isAboutTitle(error) && "title" in form.get().values) {
    form.dispatch({ type: "checked", errors: { title: problem } as FieldErrors<V> });
  } else {
    form.dispatch({ type: "failed", problem });
  }
  return false;
}

/** Sends a form that was checked, under its idempotency key, and deals with what comes back. */
export async function sendForm<V extends FormValues, S>(
  context: DraftContext<V>,
  options: DraftOptions<V, S>,
  person: Person,
): Promise<void> {
  const { form, file, stored, place } = context;
  const { formKey, save, onSaved } = options;
  const { values, idempotencyKey, base } = form.dispatch({ type: "saveStarted" });
  try {
    const sent = await valuesAsSent(values);
    const saved = await save(sent, {
      ...{ idempotencyKey, version: base?.version, isOpen: person.isOpen },
      onSafe: () => {
        form.dispatch({ type: "storedHere" });
        void file.handOver(idempotencyKey);
      },
      // Under the key it was sent with: taken up after a crash, it takes the place of what the queue still holds.
      saveDraft: () => file.writeForGood(draftOf(context)),
      origin: { formKey, ...place, values: sent, base },
    });
    // Leaving no longer asks, from this moment on and not only once the draft is gone.
    form.dispatch({ type: "storedHere" });
    await file.forget(form.get().draftKey);
    form.dispatch({ type: "taken", next: newIdentity(stored) });
    onSaved(saved, sent);
  } catch (error) {
    if (await fail(context, options, person, error)) return sendForm(context, options, person);
  }
}

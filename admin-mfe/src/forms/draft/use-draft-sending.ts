import { useEffect, useRef, useState } from "react";
import { isUnauthorized, messageOf, statusOf } from "../../lib/failures.ts";
import { useSession } from "../../session/use-session.ts";
import { draftOf, newIdentity, type DraftContext } from "./draft-context.ts";
import type { DraftOptions } from "./draft-options.ts";
import type { FormValues } from "../../drafts/form-values.ts";
import { isSame, type RecordVersion } from "../../drafts/record-version.ts";
import { isPicking, picksTaken } from "../../pictures/scaling/fit-scaled.ts";
import { valuesAsSent } from "../../pictures/scaling/prepare.ts";

const preconditionFailed = 412;

/** Deals with a failed save; `true` when it is worth sending again at once. */
async function fail<V extends FormValues, S>(
  context: DraftContext<V>,
  { failure, reread }: DraftOptions<V, S>,
  signInAgain: () => Promise<unknown>,
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
  form.dispatch({ type: "failed", problem: messageOf(error, failure) });
  return false;
}

interface SubmitChoice {
  /** Without asking about empty fields. */
  publishEmpty?: boolean;
  /** Fields whose input the browser can't read. */
  unreadable?: readonly string[];
}

/**
 * Sends a form: checks it, saves it under its idempotency key, and deals with what came back.
 *
 * @returns `submit` sends the form, after asking about empty fields unless `publishEmpty`; `isGathering` while that waits
 * for a picture that was chosen; `resend` sends what was refused for another change of the record, unless there is
 * something to choose between the two
 */
export function useDraftSending<V extends FormValues, S>(
  context: DraftContext<V>,
  options: DraftOptions<V, S>,
): {
  submit: (choice?: SubmitChoice) => Promise<void>;
  isGathering: boolean;
  resend: (base: RecordVersion) => Promise<void>;
} {
  const { form, file, stored, place } = context;
  const { formKey, check, emptyMarked, save, onSaved } = options;
  const { signInAgain } = useSession();
  const [isGathering, setIsGathering] = useState(false);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);

  const send = async (): Promise<void> => {
    const { values, idempotencyKey, base } = form.dispatch({ type: "saveStarted" });
    try {
      const sent = await valuesAsSent(values);
      const saved = await save(sent, {
        ...{ idempotencyKey, version: base?.version },
        onSafe: () => {
          form.dispatch({ type: "storedHere" });
          void file.handOver(idempotencyKey);
        },
        isOpen: () => isOpen.current,
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
      if (await fail(context, options, signInAgain, error)) return send();
    }
  };

  const submit = async ({ publishEmpty = false, unreadable = [] }: SubmitChoice = {}) => {
    const { phase, conflict, values } = form.get();
    if (phase !== "editing" || conflict) return;
    // Empty would be taken for the person's wish; no field's rules take this.
    const unread = Object.fromEntries(unreadable.map((name) => [name, "?"]));
    const errors = check?.({ ...values, ...unread }) ?? {};
    const isFine = Object.keys(errors).length === 0;
    const asking = isFine && !publishEmpty ? emptyMarked?.(values) : undefined;
    form.dispatch({ type: "checked", errors, asking });
    if (isFine && !asking?.length) await send();
  };
  return {
    isGathering,
    async resend(base) {
      const { values } = form.get();
      const now = await options.reread?.().catch(() => undefined);
      // Read without a connection it may be as old.
      if (!now || isSame(base, now) || !isOpen.current) return;
      // Who goes on typing, or saves it by hand, needs no help.
      if (form.get().phase !== "editing" || form.get().values !== values) return;
      form.dispatch({ type: "recordChanged", now });
      // About empty fields the person was asked before.
      await submit({ publishEmpty: true });
    },
    async submit(choice) {
      // What was chosen last is part of what is sent, though it is still being made small enough for the form.
      if (isPicking()) {
        setIsGathering(true);
        await picksTaken();
        setIsGathering(false);
        if (!isOpen.current) return;
      }
      await submit(choice);
    },
  };
}

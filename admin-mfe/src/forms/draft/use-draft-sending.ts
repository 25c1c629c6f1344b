import { useState } from "react";
import { useIsShown } from "../../lib/use-is-shown.ts";
import { useSession } from "../../session/use-session.ts";
import type { DraftContext } from "./draft-context.ts";
import type { DraftOptions } from "./draft-options.ts";
import { sendForm } from "./send-form.ts";
import type { FormValues } from "../../drafts/form-values.ts";
import { isSame, type RecordVersion } from "../../drafts/record-version.ts";
import { isPicking, picksTaken } from "../../pictures/scaling/fit-scaled.ts";

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
  const { form } = context;
  const { check, emptyMarked, reread } = options;
  const { signInAgain } = useSession();
  const [isGathering, setIsGathering] = useState(false);
  const isOpen = useIsShown();

  const submit = async ({ publishEmpty = false, unreadable = [] }: SubmitChoice = {}) => {
    const { phase, conflict, values } = form.get();
    if (phase !== "editing" || conflict) return;
    // Empty would be taken for the person's wish; no field's rules take this.
    const unread = Object.fromEntries(unreadable.map((name) => [name, "?"]));
    const errors = check?.({ ...values, ...unread }) ?? {};
    const isFine = Object.keys(errors).length === 0;
    const asking = isFine && !publishEmpty ? emptyMarked?.(values) : undefined;
    form.dispatch({ type: "checked", errors, asking });
    if (isFine && !asking?.length) await sendForm(context, options, { signInAgain, isOpen });
  };
  return {
    isGathering,
    async resend(base) {
      const { values } = form.get();
      const now = await reread?.().catch(() => undefined);
      // Read without a connection it may be as old.
      if (!now || isSame(base, now) || !isOpen()) return;
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
        if (!isOpen()) return;
      }
      await submit(choice);
    },
  };
}

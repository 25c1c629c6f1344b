import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { usePortal } from "../../session/portal.tsx";
import { useSession } from "../../session/use-session.ts";
import { draftOf, newIdentity, openForm, type DraftContext } from "./draft-context.ts";
import type { DraftOptions } from "./draft-options.ts";
import { offersOf } from "./draft-words.ts";
import { mendedAfter } from "./mended-errors.ts";
import type { FormValues } from "../../drafts/form-values.ts";
import { differencesOf, type RecordVersion } from "../../drafts/record-version.ts";
import { useStateStore } from "../../lib/state-store.ts";
import { isPicking, picksTaken } from "../../pictures/scaling/fit-scaled.ts";
import { useDraftSending } from "./use-draft-sending.ts";
import { useFormControls } from "./use-form-controls.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";
import { useStoredDrafts } from "./use-stored-drafts.ts";

/** What a person changes in a form: each is written to the device too. */
function changesOf<V extends FormValues>(
  context: DraftContext<V>,
  { initial, record, check = () => ({}) }: Pick<DraftOptions<V, unknown>, "initial" | "record" | "check">,
) {
  const { form, file, stored } = context;
  return {
    set(patch: Partial<V>) {
      if (form.get().phase !== "editing") return;
      form.dispatch({ type: "edited", patch, mended: mendedAfter(form.get(), patch, check) });
      file.write(draftOf(context));
      if (Object.values(patch).some((value) => typeof value === "object")) void file.writeNow();
    },
    clear() {
      void file.forget(form.get().draftKey);
      form.dispatch({ type: "cleared", initial, record, next: newIdentity(stored) });
    },
    discard(key: string) {
      form.dispatch({ type: "draftDiscarded", key });
      return file.forget(key);
    },
    settle(values: V, now: RecordVersion) {
      form.dispatch({ type: "conflictSettled", values, now });
      file.write(draftOf(context));
    },
  };
}

/**
 * State of a form whose contents survive a reload, a crash and a camera that kills the page, and which overwrites
 * nothing that somebody else has changed meanwhile. The state and its changes are in `draft-state.ts`, the drafts on
 * the device in `use-stored-drafts.ts`, sending in `use-draft-sending.ts`; here they meet the screen.
 */
export function useDraft<V extends FormValues, S>(options: DraftOptions<V, S>) {
  const { formKey, name, initial, record } = options;
  const { sessions } = usePortal();
  const { owner, here } = useSession();
  const stored = `${owner}/${formKey}`;
  const [opened] = useState(() => openForm(stored, initial, record));
  const { form, file } = opened;
  const context: DraftContext<V> = { ...opened, stored, place: { name, path: here } };
  const state = useStateStore(form);
  const { submit, isGathering, resend } = useDraftSending(context, options);
  const open = useStoredDrafts(context, { initial, record, resend });
  const changes = changesOf(context, options);

  const follow = useEffectEvent(() => record && form.dispatch({ type: "recordRead", record, initial }));
  useEffect(() => void follow(), [record?.version]);

  // Who has signed out was asked before.
  const isHolding = useCallback(
    () => (form.get().dirty || isPicking()) && sessions.get() !== undefined,
    [form, sessions],
  );
  // The draft is on the device before the form is gone, with the picture that is still being made smaller for it.
  const leaving = useLeaveGuard(isHolding, () => picksTaken().then(() => file.flush()));

  const { values, errors, mended, problem, phase, conflict, isStoredHere } = state;
  const controls = useFormControls({ values, errors, mended, set: changes.set });
  return {
    ...{ ...changes, values, submit, problem },
    /** Something was entered that is not saved. */
    dirty: state.dirty,
    leaving,
    /** Marked fields that are empty: the person is asked whether to publish without them. */
    asking: state.asking,
    backToEditing: () => form.dispatch({ type: "askingEnded" }),
    /** What the requests of a save under way are known by in the queue. */
    saveId: state.idempotencyKey,
    /** Drafts of this form that wait for an answer, and what can be done with each. */
    offers: offersOf(state.offers).map((offer) => ({
      ...offer,
      accept: () => open(offer.key),
      discard: () => changes.discard(offer.key),
    })),
    /** Somebody else has changed the record since the form was begun; nothing is sent before `settle`. */
    conflict: conflict && {
      differences: differencesOf(conflict.base, values, conflict.now),
      message: conflict.message,
      settle: (chosen: V) => changes.settle(chosen, conflict.now),
    },
    /** `false` when this device can't store drafts. */
    isStoredHere,
    /** Names of pictures that were not stored before the page was lost. */
    unstored: state.unstored,
    saving: isGathering || phase === "saving" || phase === "sending",
    /** Safe on this device and on its way; the person may leave. */
    sending: phase === "sending",
    /** Taken by the server; the form waits for the next screen. */
    saved: phase === "saved",
    ...controls,
  };
}

export type DraftForm<V extends FormValues> = ReturnType<typeof useDraft<V, unknown>>;

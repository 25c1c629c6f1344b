import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { subscribeToInterruption } from "../session/interruption.ts";
import { isUnauthorized, messageOf, statusOf } from "../session/failures.ts";
import { usePortal } from "../session/portal.tsx";
import { useSession } from "../session/use-session.ts";
import type { FormOrigin } from "../outbox/saving/return-to-form.ts";
import { draftFile } from "./draft-file.ts";
import { draftReducer, type DraftAction, type DraftState, type EmptyField } from "./draft-state.ts";
import { newDraftKey, type StoredDraftCopy } from "./draft-store.ts";
import { offersOf } from "./draft-words.ts";
import type { FormValues } from "./form-values.ts";
import { differencesOf, isSame, type RecordVersion } from "./record-version.ts";
import { valuesAsSent } from "./scaling/prepare.ts";
import { createStateStore, useStateStore } from "./state-store.ts";
import { useFormControls, type FieldErrors } from "./use-form-controls.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";

export interface SaveCall {
  idempotencyKey: string;
  /** The version of the record that the form was begun on. */
  version?: string;
  /** To be called once the work is safe on this device, though not sent yet: leaving no longer asks. */
  onSafe: () => void;
  /** Whether the person is still at the form, to hear what became of it. */
  isOpen: () => boolean;
  /** Writes the form down on this device for good; `false` when that can't be done. */
  keep: () => Promise<boolean>;
  /** This form, where what waits can be brought back to it: forms that make something new. */
  origin?: FormOrigin;
}

export interface DraftOptions<V extends FormValues, S> {
  /** Names form and record; its drafts are stored under it, apart for each admin. */
  formKey: string;
  /** What the form is called where unfinished forms are listed. */
  name: string;
  initial: V;
  /** The rules that keep the form from being sent; an empty object when all is well. */
  check?: (values: V) => FieldErrors<V>;
  /** Empty fields, with what visitors will see there; the person is asked before it is published. */
  emptyMarked?: (values: V) => readonly EmptyField[];
  /** Sends it. `idempotencyKey` stays the same until the server has taken the form. */
  save: (values: V, call: SaveCall) => Promise<S>;
  /** Shown when the server gave no words of its own. */
  failure: string;
  /** It is done; `saved` is what `save` came back with. */
  onSaved: (saved: S, values: V) => void;
  /** The stored record that is edited, as it was last read. */
  record?: RecordVersion;
  /** Reads the record again, when the server says that it is another by now. */
  reread?: () => Promise<RecordVersion>;
}

const preconditionFailed = 412;

/**
 * State of a form whose contents survive a reload, a crash and a camera that kills the page, and which overwrites
 * nothing that somebody else has changed meanwhile. The state and its changes are in `draft-state.ts`; here they meet
 * the device's storage, the server and the router.
 */
export function useDraft<V extends FormValues, S>(options: DraftOptions<V, S>) {
  const { formKey, name: formName, initial, check, emptyMarked, save, failure, onSaved } = options;
  const { record, reread } = options;
  const { sessions } = usePortal();
  const { owner, here, signInAgain } = useSession();
  const stored = `${owner}/${formKey}`;
  const identity = () => ({ draftKey: newDraftKey(stored), idempotencyKey: crypto.randomUUID() });
  const [form] = useState(() =>
    createStateStore<DraftState<V>, DraftAction<V>>(draftReducer, {
      ...{ ...identity(), values: initial, errors: {}, phase: "editing", dirty: false },
      ...{ base: record, offers: [], keptHere: true },
    }),
  );
  const [file] = useState(() => draftFile(() => form.dispatch({ type: "draftsUnavailable" })));
  const state = useStateStore(form);

  /** The form as a draft; `resume`: opened again without asking. */
  const draftNow = (resume: boolean) => {
    const { values, idempotencyKey, base, draftKey: key } = form.get();
    return { values, idempotencyKey, base, savedAt: Date.now(), resume, name: formName, path: here, key };
  };

  const open = (key: string) => {
    const draft = form.get().offers.find((one) => one.key === key);
    if (!draft || form.get().phase !== "editing") return;
    const present = form.get().dirty ? draftNow(false) : undefined;
    if (present) file.write(present);
    void file.close();
    file.open(key);
    form.dispatch({ type: "draftOpened", draft, initial, present, record });
  };

  // Called once the drafts were read: the record may be another by then.
  const openLatest = useEffectEvent(open);
  const interrupt = useEffectEvent(async () => {
    if (!form.get().dirty) return;
    if (await file.writeForGood(draftNow(true))) form.dispatch({ type: "interrupted" });
  });
  const isOpen = useRef(true);
  useEffect(() => {
    let gone = false;
    isOpen.current = true;
    const receive = (drafts: readonly StoredDraftCopy[]) => {
      if (gone) return;
      form.dispatch({ type: "draftsFound", drafts });
      const interrupted = drafts.find(({ resume }) => resume);
      if (interrupted) openLatest(interrupted.key);
    };
    file.find(stored).then(receive, () => form.dispatch({ type: "draftsUnavailable" }));
    const hide = () => void (document.visibilityState === "hidden" && file.flush());
    document.addEventListener("visibilitychange", hide);
    const unsubscribe = subscribeToInterruption(() => interrupt());
    return () => {
      gone = true;
      isOpen.current = false;
      unsubscribe();
      document.removeEventListener("visibilitychange", hide);
      void file.close();
    };
  }, [stored, file, form]);

  const follow = useEffectEvent(() => record && form.dispatch({ type: "recordRead", record, initial }));
  useEffect(() => void follow(), [record?.version]);

  const set = (patch: Partial<V>) => {
    if (form.get().phase !== "editing") return;
    form.dispatch({ type: "edited", patch });
    file.write(draftNow(false));
    // Photos at once: the camera, opened for the next one, may take this page's memory.
    if (Object.values(patch).some((value) => typeof value === "object")) void file.flush();
  };

  // Who has signed out was asked before.
  const isHolding = useCallback(() => form.get().dirty && sessions.get() !== undefined, [form, sessions]);
  const leaving = useLeaveGuard(isHolding);

  /** Deals with a failed save; `true` when it is worth sending again at once. */
  const fail = async (error: unknown): Promise<boolean> => {
    if (isUnauthorized(error)) {
      form.dispatch({ type: "failed" });
      await signInAgain();
      return false;
    }
    // A refusal may be another's than the server's, and the request may still come through: what is sent next is known
    // by the same key. Not after a conflict: what is decided then is another change.
    const conflict = statusOf(error) === preconditionFailed;
    form.dispatch({ type: "failed", ...(conflict && { idempotencyKey: crypto.randomUUID() }) });
    file.write(draftNow(false));
    const { base } = form.get();
    if (conflict && base && reread) {
      try {
        const now = await reread();
        const message = messageOf(error, failure);
        if (!isSame(base, now)) {
          return form.dispatch({ type: "recordChanged", now, message }).rival === undefined;
        }
      } catch (unread) {
        error = unread;
      }
    }
    form.dispatch({ type: "failed", problem: messageOf(error, failure) });
    return false;
  };

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
        keep: () => file.writeForGood(draftNow(false)),
        origin: { formKey, name: formName, path: here, values: sent, base },
      });
      // Leaving no longer asks, from this moment on and not only once the draft is gone.
      form.dispatch({ type: "storedHere" });
      await file.forget(form.get().draftKey);
      form.dispatch({ type: "taken", next: identity() });
      onSaved(saved, sent);
    } catch (error) {
      if (await fail(error)) return send();
    }
  };

  const submit = async ({ publishEmpty = false } = {}) => {
    const { phase, rival, values } = form.get();
    if (phase !== "editing" || rival) return;
    const errors = check?.(values) ?? {};
    const isFine = Object.keys(errors).length === 0;
    const asking = isFine && !publishEmpty ? emptyMarked?.(values) : undefined;
    form.dispatch({ type: "checked", errors, asking });
    if (isFine && !asking?.length) await send();
  };

  const clear = () => {
    void file.forget(form.get().draftKey);
    form.dispatch({ type: "cleared", initial, record, next: identity() });
  };

  const discard = (key: string) => {
    form.dispatch({ type: "draftDiscarded", key });
    return file.forget(key);
  };

  const settle = (values: V, now: RecordVersion) => {
    form.dispatch({ type: "conflictSettled", values, now });
    file.write(draftNow(false));
  };

  const { values, errors, problem, phase, rival, keptHere } = state;
  const controls = useFormControls({ values, errors, set });
  return {
    ...{ values, set, submit, clear, problem },
    /** Something was entered that is not saved. */
    dirty: state.dirty,
    /** The draft is on the device before the form is gone. */
    leaving: { ...leaving, leave: () => void file.flush().finally(leaving.leave) },
    /** Marked fields that are empty: the person is asked whether to publish without them. */
    asking: state.asking,
    backToEditing: () => form.dispatch({ type: "askingEnded" }),
    /** What the requests of a save under way are known by in the queue. */
    saveId: state.idempotencyKey,
    /** Drafts of this form that wait for an answer, and what can be done with each. */
    offers: offersOf(state.offers).map((offer) => ({
      ...offer,
      accept: () => open(offer.key),
      discard: () => discard(offer.key),
    })),
    /** Somebody else has changed the record since the form was begun; nothing is sent before `settle`. */
    conflict: rival && {
      differences: differencesOf(rival.base, values, rival.now),
      message: rival.message,
      settle: (chosen: V) => settle(chosen, rival.now),
    },
    /** `false` when this device can't keep drafts. */
    keptHere,
    saving: phase === "saving" || phase === "sending",
    /** Safe on this device and on its way; the person may leave. */
    sending: phase === "sending",
    /** Taken by the server; the form waits for the next screen. */
    saved: phase === "saved",
    ...controls,
  };
}

export type DraftForm<V extends FormValues> = ReturnType<typeof useDraft<V, unknown>>;

import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { isUnauthorized, messageOf, statusOf } from "../session/failures.ts";
import { usePortal } from "../session/portal.tsx";
import { useSession } from "../session/use-session.ts";
import { draftKeeper } from "./draft-keeper.ts";
import type { FormOrigin } from "../outbox/take-back.ts";
import { readDraft, type Draft } from "./draft-store.ts";
import type { FormValues } from "./form-values.ts";
import { differencesOf, isSame, type Difference, type RecordVersion } from "./record-version.ts";
import { valuesAsSent } from "./scaling/prepare.ts";
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
  /** Names form and record; the draft is kept under it, apart for each admin. */
  formKey: string;
  /** What the form is called where unfinished forms are listed. */
  name: string;
  initial: V;
  /** The rules that keep the form from being sent; an empty object when all is well. */
  check?: (values: V) => FieldErrors<V>;
  /** Sends it. `idempotencyKey` stays the same until the server has taken the form. */
  save: (values: V, call: SaveCall) => Promise<S>;
  /** Shown when the server gave no words of its own. */
  failure: string;
  /** It is done; `saved` is what `save` came back with. */
  onSaved: (saved: S, values: V) => void;
  /** The stored record that is edited, as it was last read. */
  record?: RecordVersion;
  /** Reads the record anew, when the server says that it is another by now. */
  reread?: () => Promise<RecordVersion>;
}

/** Somebody else was faster: the record as it is now, and what the server said of it. */
interface Rival {
  base: RecordVersion;
  now: RecordVersion;
  message?: string;
}

/**
 * State of a form whose contents survive a reload, a crash and a camera that kills the page, and which overwrites
 * nothing that somebody else has changed meanwhile.
 */
export function useDraft<V extends FormValues, S>(options: DraftOptions<V, S>) {
  const { formKey, name: formName, initial, check, save, failure, onSaved, record, reread } = options;
  const { sessions } = usePortal();
  const { owner, here, signInAgain } = useSession();
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors<V>>({});
  const [problem, setProblem] = useState<string>();
  const [status, setStatus] = useState<"idle" | "saving" | "sending" | "saved">("idle");
  const [offer, setOffer] = useState<Draft>();
  const [rival, setRival] = useState<Rival>();
  const [keptHere, setKeptHere] = useState(true);
  const [keeper] = useState(() => draftKeeper(`${owner}/${formKey}`, () => setKeptHere(false)));
  // Read in event handlers only: whether a second click, a timer or the router finds work under way.
  const live = useRef({
    ...{ values: initial, idempotencyKey: "", base: record },
    ...{ dirty: false, busy: false, offered: false, open: true, disputed: false },
  });

  const show = useCallback((restored: V) => {
    live.current.values = restored;
    setValues(restored);
  }, []);

  const goOnFrom = (base: RecordVersion | undefined) => {
    live.current.base = base;
    live.current.disputed = false;
    setRival(undefined);
  };

  /** Goes on from another version of the record, unless somebody changed what would be overwritten. */
  const meet = (now: RecordVersion, message?: string): boolean => {
    const { base = now, values } = live.current;
    const theirs = differencesOf(base, values, now).filter(({ changedBy }) => changedBy !== "me");
    if (theirs.length > 0) {
      live.current.disputed = true;
      setRival({ base, now, message });
      return false;
    }
    goOnFrom(now);
    return true;
  };

  const accept = (draft: Draft) => {
    const { base = live.current.base } = draft;
    live.current = {
      ...live.current,
      base,
      idempotencyKey: draft.idempotencyKey,
      dirty: true,
      offered: false,
    };
    show({ ...live.current.values, ...draft.values } as V);
    setOffer(undefined);
    if (record) meet(record);
  };
  const resume = useEffectEvent(accept);

  /** The record was read again: an untouched form follows it, another is compared with it. */
  const follow = useEffectEvent(() => {
    const { base, busy, dirty } = live.current;
    if (!record || !base || busy || isSame(base, record)) return;
    // The dispute about this very version is open already, with the server's words.
    if (rival && isSame(rival.now, record)) return;
    if (dirty) return void meet(record);
    live.current.base = record;
    show(initial);
  });
  useEffect(() => follow(), [record?.version]);

  useEffect(() => {
    live.current.idempotencyKey ||= crypto.randomUUID();
    let gone = false;
    live.current.open = true;
    readDraft(`${owner}/${formKey}`).then(
      (draft) => {
        if (gone || !draft) return;
        if (draft.resume) return resume(draft);
        live.current.offered = true;
        setOffer(draft);
      },
      () => setKeptHere(false),
    );
    const hide = () => void (document.visibilityState === "hidden" && keeper.flush());
    document.addEventListener("visibilitychange", hide);
    return () => {
      gone = true;
      live.current.open = false;
      document.removeEventListener("visibilitychange", hide);
      void keeper.flush();
    };
  }, [formKey, keeper, owner]);

  const draftNow = (resume: boolean): Draft => {
    const { values, idempotencyKey, base } = live.current;
    return { values, idempotencyKey, base, savedAt: Date.now(), resume, name: formName, path: here };
  };

  const set = (patch: Partial<V>) => {
    show({ ...live.current.values, ...patch });
    live.current.dirty = true;
    // An older draft waits for an answer: it is not overwritten before the person has decided.
    if (live.current.offered) return;
    keeper.keep(draftNow(false));
    // Photos at once: the camera, opened for the next one, may take this page's memory.
    if (Object.values(patch).some((value) => typeof value === "object")) void keeper.flush();
  };

  // Who has signed out was asked before.
  const isHolding = useCallback(() => live.current.dirty && sessions.get() !== undefined, [sessions]);
  const leaving = useLeaveGuard(isHolding);

  const finish = () => {
    live.current.dirty = false;
    live.current.offered = false;
    live.current.idempotencyKey = crypto.randomUUID();
    setOffer(undefined);
    return keeper.forget();
  };

  /** Deals with a failed save; `true` when it is worth sending again at once. */
  const fail = async (error: unknown): Promise<boolean> => {
    if (isUnauthorized(error)) {
      keeper.keep(draftNow(true));
      await keeper.flush();
      live.current.dirty = false;
      await signInAgain();
      return false;
    }
    // A refusal may be another's than the server's, and the request may still come through: what is sent next is known
    // by the same key. Not after a conflict: what is decided then is another change.
    if (statusOf(error) === 412) live.current.idempotencyKey = crypto.randomUUID();
    keeper.keep(draftNow(false));
    const { base } = live.current;
    if (statusOf(error) === 412 && base && reread) {
      try {
        const now = await reread();
        if (!isSame(base, now)) return meet(now, messageOf(error, failure));
      } catch (unread) {
        error = unread;
      }
    }
    setProblem(messageOf(error, failure));
    return false;
  };

  const send = async (): Promise<void> => {
    setStatus("saving");
    const sent = await valuesAsSent(live.current.values);
    const onSafe = () => {
      live.current.dirty = false;
      setStatus("sending");
    };
    const { idempotencyKey, base } = live.current;
    try {
      const isOpen = () => live.current.open;
      // Under the key it was sent with: taken up after a crash, it takes the place of what the queue still holds.
      const keep = () => keeper.keepForGood(draftNow(false));
      const origin = { formKey, name: formName, path: here, values: sent, base };
      const saved = await save(sent, {
        idempotencyKey,
        version: base?.version,
        onSafe,
        isOpen,
        keep,
        origin,
      });
      await finish();
      setStatus("saved");
      onSaved(saved, sent);
    } catch (error) {
      live.current.dirty = true;
      if (await fail(error)) return send();
      setStatus("idle");
    }
  };

  const submit = async () => {
    if (live.current.busy || live.current.disputed) return;
    const found = check?.(live.current.values) ?? {};
    setErrors(found);
    setProblem(undefined);
    if (Object.keys(found).length > 0) return;
    live.current.busy = true;
    await send().finally(() => (live.current.busy = false));
  };

  const clear = () => {
    show(initial);
    goOnFrom(record);
    setErrors({});
    setProblem(undefined);
    setStatus("idle");
    void finish();
  };

  /** The person has decided which of two versions stands, field by field. */
  const settle = (chosen: V, now: RecordVersion) => {
    goOnFrom(now);
    set(chosen);
  };

  const controls = useFormControls({ values, errors, set });
  return {
    ...{ values, set, submit, clear, leaving, problem },
    offer: offer && { savedAt: offer.savedAt, accept: () => accept(offer), discard: () => void clear() },
    /** Somebody else has changed the record since the form was begun; nothing is sent before `settle`. */
    conflict: rival && {
      differences: differencesOf(rival.base, values, rival.now),
      message: rival.message,
      settle: (chosen: V) => settle(chosen, rival.now),
    },
    /** `false` when this device can't keep drafts. */
    keptHere,
    saving: status === "saving" || status === "sending",
    /** Safe on this device and on its way; the person may leave. */
    sending: status === "sending",
    /** Taken by the server; the form waits for the next screen. */
    saved: status === "saved",
    ...controls,
  };
}

export type { Difference };
export type DraftForm<V extends FormValues> = ReturnType<typeof useDraft<V, unknown>>;

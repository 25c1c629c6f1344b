import { useCallback, useEffect, useId, useRef, useState, type ChangeEvent } from "react";
import { isUnauthorized, messageOf } from "../session/failures.ts";
import { usePortal } from "../session/portal.tsx";
import { useSession } from "../session/use-session.ts";
import { draftKeeper } from "./draft-keeper.ts";
import { readDraft, type Draft, type FormValues } from "./draft-store.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";

export type FieldErrors<V> = Partial<Record<keyof V & string, string>>;

export interface SaveCall {
  idempotencyKey: string;
  /** To be called once the work is safe on this device, though not sent yet: leaving no longer asks. */
  onSafe: () => void;
}

export interface DraftOptions<V extends FormValues, S> {
  /** Names form and record; the draft is kept under it, apart for each admin. */
  formKey: string;
  /** What the form is called where unfinished forms are listed. */
  name: string;
  initial: V;
  /** The rules that keep the form from being sent; an empty object when all is well. */
  check?: (values: V) => FieldErrors<V>;
  /** Sends it. `idempotencyKey` stays the same until the server has taken or refused the form. */
  save: (values: V, call: SaveCall) => Promise<S>;
  /** Shown when the server gave no words of its own. */
  failure: string;
  /** It is done; `saved` is what `save` came back with. */
  onSaved: (saved: S, values: V) => void;
}

type TextName<V> = { [K in keyof V]: V[K] extends string ? K : never }[keyof V] & string;

/** State of a form whose contents survive a reload, a crash and a camera that kills the page. */
export function useDraft<V extends FormValues, S>(options: DraftOptions<V, S>) {
  const { formKey, name: formName, initial, check, save, failure, onSaved } = options;
  const { sessions } = usePortal();
  const { owner, here, signInAgain } = useSession();
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors<V>>({});
  const [problem, setProblem] = useState<string>();
  const [status, setStatus] = useState<"idle" | "saving" | "sending" | "saved">("idle");
  const [offer, setOffer] = useState<Draft>();
  const [keptHere, setKeptHere] = useState(true);
  const [keeper] = useState(() => draftKeeper(`${owner}/${formKey}`, () => setKeptHere(false)));
  // Read in event handlers only: whether a second click, a timer or the router finds work under way.
  const live = useRef({ values: initial, idempotencyKey: "", dirty: false, busy: false, offered: false });
  const ids = useId();

  const accept = useCallback((draft: Draft) => {
    const restored = { ...live.current.values, ...draft.values } as V;
    live.current = { ...live.current, values: restored, idempotencyKey: draft.idempotencyKey };
    live.current.dirty = true;
    live.current.offered = false;
    setValues(restored);
    setOffer(undefined);
  }, []);

  useEffect(() => {
    live.current.idempotencyKey ||= crypto.randomUUID();
    let gone = false;
    readDraft(`${owner}/${formKey}`).then(
      (draft) => {
        if (gone || !draft) return;
        if (draft.resume) return accept(draft);
        live.current.offered = true;
        setOffer(draft);
      },
      () => setKeptHere(false),
    );
    const hide = () => void (document.visibilityState === "hidden" && keeper.flush());
    document.addEventListener("visibilitychange", hide);
    return () => {
      gone = true;
      document.removeEventListener("visibilitychange", hide);
      void keeper.flush();
    };
  }, [accept, formKey, keeper, owner]);

  const draftNow = (resume: boolean): Draft => {
    const { values, idempotencyKey } = live.current;
    return { values, idempotencyKey, savedAt: Date.now(), resume, name: formName, path: here };
  };

  const set = (patch: Partial<V>) => {
    live.current.values = { ...live.current.values, ...patch };
    live.current.dirty = true;
    setValues(live.current.values as V);
    // An older draft waits for an answer: it is not overwritten before the person has decided.
    if (!live.current.offered) keeper.keep(draftNow(false));
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

  const fail = async (error: unknown) => {
    if (isUnauthorized(error)) {
      keeper.keep(draftNow(true));
      await keeper.flush();
      live.current.dirty = false;
      return signInAgain();
    }
    // Refused for good: what is sent next is another request, not the same one again.
    if (isFinal(error)) live.current.idempotencyKey = crypto.randomUUID();
    setProblem(messageOf(error, failure));
  };

  const submit = async () => {
    if (live.current.busy) return;
    const sent = live.current.values as V;
    const found = check?.(sent) ?? {};
    setErrors(found);
    setProblem(undefined);
    if (Object.keys(found).length > 0) return;
    live.current.busy = true;
    setStatus("saving");
    try {
      const onSafe = () => {
        live.current.dirty = false;
        setStatus("sending");
      };
      const outcome = await save(sent, { idempotencyKey: live.current.idempotencyKey, onSafe });
      await finish();
      setStatus("saved");
      onSaved(outcome, sent);
    } catch (error) {
      live.current.dirty = true;
      setStatus("idle");
      await fail(error);
    } finally {
      live.current.busy = false;
    }
  };

  const clear = () => {
    live.current.values = initial;
    setValues(initial);
    setErrors({});
    setProblem(undefined);
    setStatus("idle");
    void finish();
  };

  const idOf = (name: keyof V & string) => `${ids}${name}`;
  return {
    values,
    set,
    submit,
    clear,
    leaving,
    problem,
    offer: offer && { savedAt: offer.savedAt, accept: () => accept(offer), discard: () => void clear() },
    /** `false` when this device can't keep drafts. */
    keptHere,
    saving: status === "saving" || status === "sending",
    /** Safe on this device and on its way; the person may leave. */
    sending: status === "sending",
    /** Taken by the server; the form waits for the next screen. */
    saved: status === "saved",
    errors: Object.entries(errors).map(([name, message]) => ({ id: idOf(name), message: String(message) })),
    /** Ties a text control to a field. */
    field: (name: TextName<V>) => ({
      id: idOf(name),
      name,
      value: values[name] as string,
      error: errors[name],
      onChange: ({ target }: ChangeEvent<{ value: string }>) => set({ [name]: target.value } as Partial<V>),
    }),
    /** Ties a control that is no text field: its id and error. */
    slot: (name: keyof V & string) => ({ id: idOf(name), name, error: errors[name] }),
  };
}

/** A refusal that the same request will meet again. One that names a time to come back at is none. */
function isFinal(error: unknown): boolean {
  const { kind, retryAfterMs } = error as { kind?: string; retryAfterMs?: number };
  return kind === "refused" && retryAfterMs === undefined;
}

export type DraftForm<V extends FormValues> = ReturnType<typeof useDraft<V, unknown>>;

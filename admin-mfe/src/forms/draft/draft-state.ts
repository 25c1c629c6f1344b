import type { StoredDraftCopy } from "../../drafts/draft-store.ts";
import type { FormValues } from "../../drafts/form-values.ts";
import { differencesOf, isSame, type RecordVersion } from "../../drafts/record-version.ts";
import type { FieldErrors } from "./use-form-controls.ts";

/**
 * Where a form is on its way to the server. Contents can be changed in `editing` alone: what is typed later would not
 * be part of what is sent.
 */
type Phase =
  | "editing"
  /** Pictures are prepared and everything is written to the device. */
  | "saving"
  /** Safe on the device and on its way. */
  | "sending"
  /** Taken by the server or by the queue; the next screen comes. */
  | "saved";

/** Somebody else changed the record first: the record as it is now, and what the server said about it. */
interface Conflict {
  base: RecordVersion;
  now: RecordVersion;
  message?: string;
}

/** A field that is empty, and what visitors see in its place. */
export interface EmptyField {
  label: string;
  shown: string;
  /** It carries the mark of a required field. */
  isMarked: boolean;
}

export interface DraftState<V extends FormValues> {
  values: V;
  /** As the last check found them. */
  errors: FieldErrors<V>;
  /** Fields of these errors that were mended since: the error stands beside them no longer. */
  mended: readonly string[];
  problem?: string;
  phase: Phase;
  /** Empty fields that the person is asked about before it is published. */
  asking?: readonly EmptyField[];
  /** Something was changed since the form was opened, saved or cleared. */
  dirty: boolean;
  /** The key this form's draft is stored under; no other form has it open. */
  draftKey: string;
  /** Goes along with the save until the server has taken it. */
  idempotencyKey: string;
  /** The record that is edited, as it was when the form was begun. */
  base?: RecordVersion;
  conflict?: Conflict;
  /** Drafts of this form that were found on the device and wait for an answer. */
  offers: readonly StoredDraftCopy[];
  /** `false` when this device could not store the last draft. */
  isStoredHere: boolean;
  /** Names of pictures that the opened draft does not have: they have to be chosen again. */
  unstored?: readonly string[];
}

/** What a new, empty draft is known by. */
type Identity = Pick<DraftState<FormValues>, "draftKey" | "idempotencyKey">;

export type DraftAction<V extends FormValues> =
  | { type: "edited"; patch: Partial<V>; mended?: readonly string[] }
  | { type: "draftsFound"; drafts: readonly StoredDraftCopy[] }
  /** `present`: what the form held before, stored under its own key. */
  | {
      type: "draftOpened";
      draft: StoredDraftCopy;
      initial: V;
      present?: StoredDraftCopy;
      record?: RecordVersion;
    }
  | { type: "draftDiscarded"; key: string }
  /** Or could not be: `isStored` says whether this device stores drafts now. */
  | { type: "draftWritten"; isStored: boolean }
  | { type: "checked"; errors: FieldErrors<V>; asking?: readonly EmptyField[] }
  | { type: "askingEnded" }
  | { type: "saveStarted" }
  | { type: "storedHere" }
  | { type: "taken"; next: Identity }
  | { type: "failed"; problem?: string; idempotencyKey?: string }
  | { type: "interrupted" }
  | { type: "recordRead"; record: RecordVersion; initial: V }
  | { type: "recordChanged"; now: RecordVersion; message?: string }
  | { type: "conflictSettled"; values: V; now: RecordVersion }
  | { type: "cleared"; initial: V; record?: RecordVersion; next: Identity };

/** The next state of a form. */
export function draftReducer<V extends FormValues>(
  state: DraftState<V>,
  action: DraftAction<V>,
): DraftState<V> {
  switch (action.type) {
    case "edited":
      // A paste or a drop may still come while the form is locked.
      if (state.phase !== "editing") return state;
      return {
        ...{ ...state, values: { ...state.values, ...action.patch }, dirty: true },
        mended: action.mended ?? state.mended,
      };
    case "draftsFound":
      return { ...state, offers: action.drafts };
    case "draftOpened":
      return opened(state, action);
    case "draftDiscarded":
      return { ...state, offers: state.offers.filter(({ key }) => key !== action.key) };
    case "draftWritten":
      return state.isStoredHere === action.isStored ? state : { ...state, isStoredHere: action.isStored };
    case "checked":
      return { ...state, errors: action.errors, mended: [], asking: action.asking, problem: undefined };
    case "askingEnded":
      return { ...state, asking: undefined };
    case "saveStarted":
      return { ...state, phase: "saving", asking: undefined };
    case "storedHere":
      return { ...state, phase: "sending", dirty: false };
    case "taken":
      return { ...state, ...action.next, phase: "saved", dirty: false };
    case "failed": {
      const { problem = state.problem, idempotencyKey = state.idempotencyKey } = action;
      return { ...state, phase: "editing", dirty: true, problem, idempotencyKey };
    }
    case "interrupted":
      return { ...state, dirty: false };
    case "recordRead":
      return followed(state, action.record, action.initial);
    case "recordChanged":
      return compared(state, action.now, action.message);
    case "conflictSettled":
      return { ...state, values: action.values, dirty: true, base: action.now, conflict: undefined };
    case "cleared":
      return {
        ...{ ...state, ...action.next, values: action.initial, base: action.record, conflict: undefined },
        ...{ errors: {}, mended: [], problem: undefined, unstored: undefined },
        ...{ phase: "editing", dirty: false },
      };
  }
}

type DraftOpenedAction<V extends FormValues> = Extract<DraftAction<V>, { type: "draftOpened" }>;

/** The draft takes the form's place; what the form held before becomes an offer in its turn. */
function opened<V extends FormValues>(
  state: DraftState<V>,
  { draft, initial, present, record }: DraftOpenedAction<V>,
): DraftState<V> {
  const others = state.offers.filter(({ key }) => key !== draft.key);
  const next: DraftState<V> = {
    ...state,
    ...{ draftKey: draft.key, idempotencyKey: draft.idempotencyKey, base: draft.base ?? state.base },
    ...{ values: { ...initial, ...draft.values }, errors: {}, mended: [], problem: undefined, dirty: true },
    unstored: draft.unstored,
    offers: present ? [present, ...others] : others,
  };
  return record ? compared(next, record) : next;
}

/** The record was read again: an untouched form follows it, another is compared with it. */
function followed<V extends FormValues>(
  state: DraftState<V>,
  record: RecordVersion,
  initial: V,
): DraftState<V> {
  const { base, phase, dirty, conflict } = state;
  if (!base || phase !== "editing" || isSame(base, record)) return state;
  // The conflict about this very version is open already, with the server's words.
  if (conflict && isSame(conflict.now, record)) return state;
  return dirty ? compared(state, record) : { ...state, base: record, values: initial };
}

/** Goes on from another version of the record, unless somebody changed what would be overwritten. */
function compared<V extends FormValues>(
  state: DraftState<V>,
  now: RecordVersion,
  message?: string,
): DraftState<V> {
  const { base = now, values } = state;
  const theirs = differencesOf(base, values, now).filter(({ changedBy }) => changedBy !== "me");
  return theirs.length > 0
    ? { ...state, conflict: { base, now, message } }
    : { ...state, base: now, conflict: undefined };
}

import { draftFile } from "./draft-file.ts";
import { draftReducer, type DraftAction, type DraftState } from "./draft-state.ts";
import { newDraftKey, type StoredDraftCopy } from "../../drafts/draft-store.ts";
import type { FormValues } from "../../drafts/form-values.ts";
import type { RecordVersion } from "../../drafts/record-version.ts";
import { createStateStore, type StateStore } from "../../lib/state-store.ts";

/** One open form: its state, and the draft of it that the device stores. */
export interface OpenForm<V extends FormValues> {
  form: StateStore<DraftState<V>, DraftAction<V>>;
  file: ReturnType<typeof draftFile>;
}

/** An open form, and where it is. */
export interface DraftContext<V extends FormValues> extends OpenForm<V> {
  /** Names form and admin; all drafts of the form are found under this. */
  stored: string;
  /** What the form is called where unfinished forms are listed, and the address of its screen. */
  place: { name: string; path: string };
}

/** @param stored as in DraftContext */
export function openForm<V extends FormValues>(
  stored: string,
  values: V,
  record: RecordVersion | undefined,
): OpenForm<V> {
  const form = createStateStore<DraftState<V>, DraftAction<V>>(draftReducer, {
    ...{ ...newIdentity(stored), values, errors: {}, mended: [], phase: "editing" },
    ...{ dirty: false, base: record, offers: [], isStoredHere: true },
  });
  return { form, file: draftFile((isStored) => form.dispatch({ type: "draftWritten", isStored })) };
}

/** Identifies a newly opened form: its draft on the device, and at the server the request that sends it. */
export const newIdentity = (stored: string) => ({
  draftKey: newDraftKey(stored),
  idempotencyKey: crypto.randomUUID(),
});

/** The form as a draft; `resume`: opened again without asking. */
export function draftOf<V extends FormValues>(
  { form, place }: DraftContext<V>,
  { resume = false } = {},
): StoredDraftCopy {
  const { values, idempotencyKey, base, draftKey: key } = form.get();
  return { values, idempotencyKey, base, savedAt: Date.now(), resume, ...place, key };
}

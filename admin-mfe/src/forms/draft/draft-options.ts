import type { FormOrigin } from "../../outbox/saving/form-origin.ts";
import type { EmptyField } from "./draft-state.ts";
import type { FormValues } from "../../drafts/form-values.ts";
import type { RecordVersion } from "../../drafts/record-version.ts";
import type { FieldErrors } from "./use-form-controls.ts";

interface SaveCall {
  idempotencyKey: string;
  /** The version of the record that the form was begun on. */
  version?: string;
  /** To be called once the work is safe on this device, though not sent yet: leaving no longer asks. */
  onSafe: () => void;
  /** Whether the person is still at the form, to hear what became of it. */
  isOpen: () => boolean;
  /** Writes the form down on this device for good; `false` when that can't be done. */
  saveDraft: () => Promise<boolean>;
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

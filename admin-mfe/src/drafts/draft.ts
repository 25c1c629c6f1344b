import type { FormValues } from "./form-values.ts";
import type { RecordVersion } from "./record-version.ts";

export interface Draft<V extends FormValues = FormValues> {
  values: V;
  /** Made when the form was started; goes along until the server has accepted it. */
  idempotencyKey: string;
  /** The record that is edited, as it was when the form was begun. */
  base?: RecordVersion;
  /** Milliseconds since the epoch. */
  savedAt: number;
  /** The form was interrupted by the portal itself (a sign-in that ran out), so it is taken up without asking. */
  resume: boolean;
  /** A change that the server refused for another one: it is sent again where the other one touches no field. */
  resend?: boolean;
  /** What the form is called, and the address it is at: the bell leads back to it. */
  name: string;
  path: string;
  /** Names of pictures that were still being prepared when the page was lost: they have to be chosen again. */
  unstored?: readonly string[];
}

/** A draft without its contents. */
export interface DraftNote extends Omit<Draft, "values"> {
  formKey: string;
}

/** A draft in a list of several forms'. */
export interface ListedDraft extends DraftNote {
  /** What was typed into a new record's form, in a few words: two drafts of one form look alike without it. */
  summary: string;
}

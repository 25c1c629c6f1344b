import { Button, ConfirmDialog, ErrorSummary, Notice } from "@ministry/shared-ui";
import type { KeyboardEvent, ReactNode } from "react";
import * as formTexts from "../../content/forms/form.ts";
import type { FormValues } from "../../drafts/form-values.ts";
import type { EditedRecord } from "../conflict/edit-conflict.tsx";
import { LoadedConflict } from "../conflict/loaded-conflict.tsx";
import { DraftOffers } from "./draft-offers.tsx";
import { EmptyFieldsDialog } from "./empty-fields-dialog.tsx";
import { SaveProgress } from "./save-progress.tsx";
import type { DraftForm } from "../draft/use-draft.ts";
import { useActionBar } from "./use-action-bar.ts";
import { goToNextField } from "./next-field.ts";
import css from "../forms.module.css";

export interface FormFrameProps<V extends FormValues> {
  form: DraftForm<V>;
  /** The stored record, where one is edited: its fields can then be compared with another's. */
  edited?: EditedRecord;
  /** The buttons at the foot. */
  actions: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/**
 * The frame of every form of the portal: what is wrong on top, drafts of earlier times offered back, Ctrl or Cmd with
 * Enter saves, leaving with unsaved work asks. The fields are locked while what they hold is saved.
 */
export function FormFrame<V extends FormValues>({ form, edited, actions, children }: FormFrameProps<V>) {
  const { errors, problem, leaving } = form;
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== "Enter") return;
    if (!(event.ctrlKey || event.metaKey)) return goToNextField(event);
    event.preventDefault();
    void form.submit({ unreadable: unreadableFields(event.currentTarget) });
  };
  const fields = (
    <>
      <fieldset className={css.fields} disabled={form.saving || form.saved}>
        {children}
      </fieldset>
      <ActionBar progress={<SaveProgress form={form} />}>{actions}</ActionBar>
    </>
  );
  return (
    <form
      noValidate
      className={css.form}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit({ unreadable: unreadableFields(event.currentTarget) });
      }}
    >
      <ErrorSummary errors={problem === undefined ? errors : [{ message: problem }]} />
      <DraftOffers offers={form.offers} />
      {!form.isStoredHere && <Notice tone="warning">{formTexts.draftCannotBeStored}</Notice>}
      {form.unstored && (
        <Notice tone="warning" title={formTexts.choosePicturesAgain} role="status">
          {formTexts.picturesNotStored(form.unstored.join(", "))}
        </Notice>
      )}
      {form.conflict && edited ? <LoadedConflict form={form} {...edited} /> : fields}
      <EmptyFieldsDialog form={form} />
      <ConfirmDialog
        open={leaving.asking}
        pending={leaving.finishing}
        title={formTexts.leaveThisFormQuestion}
        confirmLabel={formTexts.leave}
        cancelLabel={formTexts.stayHere}
        onConfirm={leaving.leave}
        onCancel={leaving.stay}
      >
        {form.isStoredHere ? formTexts.leaveWithDraftHint : formTexts.leaveWithoutDraftHint}
      </ConfirmDialog>
    </form>
  );
}

/** Names of the fields that are filled in by half, such as a day without a year: browsers give those no value. */
const unreadableFields = (form: HTMLFormElement): string[] =>
  Array.from(form.elements).flatMap((field) =>
    field instanceof HTMLInputElement && field.validity.badInput ? [field.name] : [],
  );

/**
 * The buttons at the foot of a form and, above them, how far the save is. They stay in reach of the thumb on a phone, and
 * neither messages nor notices lie over them.
 */
function ActionBar({ progress, children }: { progress: ReactNode; children: ReactNode }) {
  return (
    <div ref={useActionBar<HTMLDivElement>()} className={css.foot} data-action-bar="">
      {progress}
      <div className={css.actions}>{children}</div>
    </div>
  );
}

export interface SubmitButtonProps {
  form: { saving: boolean; saved: boolean };
  label: string;
  /** `Saving...`, `Uploading...` or `Working...`. */
  working?: string;
}

/** The button that sends the form. While it works it says so and takes no second click. */
export function SubmitButton({ form, label, working = formTexts.saving }: SubmitButtonProps) {
  return (
    <Button type="submit" pending={form.saving} disabled={form.saved}>
      {form.saving ? working : label}
    </Button>
  );
}

import { Button, ConfirmDialog, ErrorSummary, Notice } from "@ministry/shared-ui";
import type { KeyboardEvent, ReactNode } from "react";
import type { FormValues } from "./form-values.ts";
import { EditConflict, type EditedRecord } from "./edit-conflict.tsx";
import type { DraftForm } from "./use-draft.ts";
import { useClearOfToasts } from "./use-clear-of-toasts.ts";
import css from "./forms.module.css";

const timeOf = (savedAt: number) =>
  new Date(savedAt).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });

/**
 * The frame of every form of the portal: what is wrong on top, the draft of last time offered back, Ctrl or Cmd with
 * Enter saves, leaving with unsaved work asks.
 */
export function FormFrame<V extends FormValues>({
  form,
  edited,
  children,
}: {
  form: DraftForm<V>;
  /** The stored record, where one is edited: its fields can then be compared with another's. */
  edited?: EditedRecord;
  children: ReactNode;
}) {
  const { errors, problem, offer, leaving } = form;
  const saveByKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void form.submit();
  };
  return (
    <form
      noValidate
      className={css.form}
      onKeyDown={saveByKey}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <ErrorSummary errors={problem === undefined ? errors : [{ message: problem }]} />
      {offer && (
        <Notice tone="info" title="You began this form before." role="status">
          <p>What you entered on {timeOf(offer.savedAt)} is kept on this device.</p>
          <div className={css.actions}>
            <Button size="small" onClick={offer.accept}>
              Continue with it
            </Button>
            <Button size="small" variant="secondary" onClick={offer.discard}>
              Discard it
            </Button>
          </div>
        </Notice>
      )}
      {!form.keptHere && (
        <Notice tone="warning">
          This device cannot keep a draft of this form. Save before you leave it.
        </Notice>
      )}
      {form.conflict && edited ? <EditConflict form={form} {...edited} /> : children}
      <div role="status">
        {form.sending && (
          <Notice title="Saved on this device">It is being sent. You may go on to another screen.</Notice>
        )}
      </div>
      <ConfirmDialog
        open={leaving.asking}
        title="Leave this form?"
        confirmLabel="Leave"
        cancelLabel="Stay here"
        onConfirm={leaving.leave}
        onCancel={leaving.stay}
      >
        What you entered has not been saved. A draft of it stays on this device.
      </ConfirmDialog>
    </form>
  );
}

/** The buttons at the foot of a form; they stay in reach of the thumb on a phone, and no message lies over them. */
export function FormActions({ children }: { children: ReactNode }) {
  return (
    <div ref={useClearOfToasts<HTMLDivElement>()} className={css.foot}>
      {children}
    </div>
  );
}

/** The button that sends the form. While it works it says so and takes no second click. */
export function SubmitButton({
  form,
  label,
  working = "Saving...",
}: {
  form: { saving: boolean; saved: boolean };
  label: string;
  /** `Saving...`, `Uploading...` or `Working...`. */
  working?: string;
}) {
  return (
    <Button type="submit" pending={form.saving} disabled={form.saved}>
      {form.saving ? working : label}
    </Button>
  );
}

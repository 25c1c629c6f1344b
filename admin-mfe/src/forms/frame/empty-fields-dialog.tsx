import { ConfirmDialog } from "@ministry/shared-ui";
import * as formTexts from "../../content/forms/form.ts";
import type { FormValues } from "../../drafts/form-values.ts";
import type { DraftForm } from "../draft/use-draft.ts";
import css from "../forms.module.css";

/** The last step before a form with empty fields is published: what visitors will see in their places. */
export function EmptyFieldsDialog<V extends FormValues>({ form }: { form: DraftForm<V> }) {
  const { asking = [] } = form;
  const title = formTexts.fieldsAreEmpty(
    asking.length,
    asking.every(({ isMarked }) => isMarked),
  );
  return (
    <ConfirmDialog
      open={asking.length > 0}
      title={formTexts.publishAnywayQuestion(title)}
      confirmLabel={formTexts.publishAnyway}
      cancelLabel={formTexts.backToForm}
      onConfirm={() => void form.submit({ publishEmpty: true })}
      onCancel={form.backToEditing}
    >
      <p>{formTexts.visitorsWillSee}</p>
      <ul className={css.empty}>
        {asking.map(({ label, shown }) => (
          <li key={label}>
            <strong>{label}</strong>: {shown}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}

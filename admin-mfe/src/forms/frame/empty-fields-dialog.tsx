import { ConfirmDialog } from "@ministry/shared-ui";
import type { FormValues } from "../../drafts/form-values.ts";
import type { DraftForm } from "../draft/use-draft.ts";
import css from "../forms.module.css";

/** The last step before a form with empty fields is published: what visitors will see in their places. */
export function EmptyFieldsDialog<V extends FormValues>({ form }: { form: DraftForm<V> }) {
  const { asking = [] } = form;
  const kind = asking.every(({ isMarked }) => isMarked) ? "marked field" : "field";
  const title = asking.length === 1 ? `1 ${kind} is empty.` : `${asking.length} ${kind}s are empty.`;
  return (
    <ConfirmDialog
      open={asking.length > 0}
      title={`${title} Publish anyway?`}
      confirmLabel="Publish anyway"
      cancelLabel="Back to the form"
      onConfirm={() => void form.submit({ publishEmpty: true })}
      onCancel={form.backToEditing}
    >
      <p>Visitors will see:</p>
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

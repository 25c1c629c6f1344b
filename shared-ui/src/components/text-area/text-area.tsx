import { useId, type Ref, type TextareaHTMLAttributes } from "react";
import { FormField, type FieldTexts } from "../form-field/form-field.tsx";
import css from "../form-field/form-field.module.css";

export interface TextAreaProps
  extends FieldTexts, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "required" | "maxLength"> {
  /** Advised length: shown as `n/300`, more is accepted (AMB-28). Counts `value`, so it needs one. */
  advisedLength?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text, with a counter where a length is advised. */
export function TextArea({
  label,
  hint,
  error,
  required,
  id,
  advisedLength,
  rows = 4,
  ...rest
}: TextAreaProps) {
  const counterId = useId();
  const length = String(rest.value ?? "").length;
  return (
    <FormField {...{ label, hint, error, required, id }} describedBy={advisedLength ? counterId : undefined}>
      {(control) => (
        <>
          <textarea dir="auto" {...rest} {...control} rows={rows} className={css.control} />
          {advisedLength !== undefined && (
            <span id={counterId} className={css.counter} data-over={length > advisedLength || undefined}>
              {length}/{advisedLength}
            </span>
          )}
        </>
      )}
    </FormField>
  );
}

import type { Ref, SelectHTMLAttributes } from "react";
import { FormField, type FieldTexts } from "../form-field/form-field.tsx";
import css from "../form-field/form-field.module.css";

export interface SelectProps extends FieldTexts, Omit<SelectHTMLAttributes<HTMLSelectElement>, "required"> {
  options: readonly { value: string; label: string; disabled?: boolean }[];
  /** Shown first, with an empty value. */
  placeholder?: string;
  ref?: Ref<HTMLSelectElement>;
}

/** A choice of one among a few. The platform's own list: best on phones and for screen readers. */
export function Select({ label, hint, error, required, id, options, placeholder, ...rest }: SelectProps) {
  return (
    <FormField {...{ label, hint, error, required, id }}>
      {(control) => (
        <select {...rest} {...control} className={css.control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}

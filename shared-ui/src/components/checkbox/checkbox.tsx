import { useId, type InputHTMLAttributes, type Ref } from "react";
import css from "./checkbox.module.css";

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type"> {
  label: string;
  hint?: string;
  type?: "checkbox" | "radio";
  ref?: Ref<HTMLInputElement>;
}

/** A box to tick (or, with `type="radio"`, one choice of a `FieldSet`). The label belongs to the target. */
export function Checkbox({ label, hint, id, type = "checkbox", ...rest }: CheckboxProps) {
  const made = useId();
  const control = id ?? made;
  return (
    <div className={css.row}>
      <input
        {...rest}
        id={control}
        type={type}
        className={css.box}
        aria-describedby={hint ? `${control}-hint` : undefined}
      />
      <label htmlFor={control} className={css.label}>
        {label}
      </label>
      {hint && (
        <span id={`${control}-hint`} className={css.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}

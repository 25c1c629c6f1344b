import { useId, type ReactNode } from "react";
import css from "./form-field.module.css";

export interface FieldTexts {
  label: string;
  /** Shown between label and control. */
  hint?: string;
  /** What is wrong, as a sentence; marks the control as invalid. */
  error?: string;
  /** Marks the label with `*` and the control with `required`; the form itself carries `noValidate`. */
  required?: boolean;
}

export interface ControlProps {
  id: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
  required?: true;
}

export interface FormFieldProps extends FieldTexts {
  /** Id of the control; the error summary links to it. */
  id?: string;
  /** Id of a further description, for instance a counter. */
  describedBy?: string;
  children: (control: ControlProps) => ReactNode;
}

/** Label, hint and error around one control, tied together for screen readers. */
export function FormField({ label, hint, error, required, id, describedBy, children }: FormFieldProps) {
  const made = useId();
  const control = id ?? made;
  const described = [hint && `${control}-hint`, error && `${control}-error`, describedBy]
    .filter(Boolean)
    .join(" ");
  return (
    <div className={css.field} data-invalid={error ? true : undefined}>
      <label className={css.label} htmlFor={control}>
        {label}
        {required && (
          <span className={css.required} aria-hidden="true">
            {" *"}
          </span>
        )}
      </label>
      {hint && (
        <p className={css.hint} id={`${control}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={css.error} id={`${control}-error`}>
          {error}
        </p>
      )}
      {children({
        id: control,
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
        required: required ? true : undefined,
      })}
    </div>
  );
}

/** A group of controls under one question (radio buttons, check boxes, the parts of one thing). */
export function FieldSet({ legend, hint, children }: { legend: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <fieldset className={css.set} aria-describedby={hint ? id : undefined}>
      <legend className={css.legend}>{legend}</legend>
      {hint && (
        <p className={css.hint} id={id}>
          {hint}
        </p>
      )}
      {children}
    </fieldset>
  );
}

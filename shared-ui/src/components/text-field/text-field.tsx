import type { InputHTMLAttributes, Ref } from "react";
import { FormField, type FieldTexts } from "../form-field/form-field.tsx";
import css from "../form-field/form-field.module.css";

export interface TextFieldProps extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, "required"> {
  type?: "text" | "email" | "password" | "search" | "number" | "tel" | "url" | "date" | "datetime-local";
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. Writing runs the way the text does. */
export function TextField({ label, hint, error, required, id, type = "text", ...rest }: TextFieldProps) {
  return (
    <FormField {...{ label, hint, error, required, id }}>
      {(control) => <input dir="auto" {...rest} {...control} type={type} className={css.control} />}
    </FormField>
  );
}

import { useId, type ChangeEvent } from "react";
import type { FormValues } from "../../drafts/form-values.ts";

export type FieldErrors<V> = Partial<Record<keyof V & string, string>>;
type TextName<V> = { [K in keyof V]: V[K] extends string ? K : never }[keyof V] & string;

/** What ties a control to a field of a form. */
export interface FieldTie {
  id: string;
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<{ value: string }>) => void;
}

export interface FieldStates<V extends FormValues> {
  values: V;
  errors: FieldErrors<V>;
  mended: readonly string[];
  set: (patch: Partial<V>) => void;
}

/** Ties controls to the fields of a form: their ids, values and errors. */
export function useFormControls<V extends FormValues>({ values, errors, mended, set }: FieldStates<V>) {
  const ids = useId();
  const idOf = (name: string) => `${ids}${name}`;
  const errorOf = (name: keyof V & string) => (mended.includes(name) ? undefined : errors[name]);
  const listed = Object.entries(errors).map(([name, message]) => ({
    id: idOf(name),
    message: String(message),
  }));
  return {
    /**
     * For the summary on top of the form. It is whole until nothing of it is left: it takes the focus each time it
     * changes, also from the field at hand.
     */
    errors: mended.length < listed.length ? listed : [],
    /** Ties a text control to a field. */
    field: (name: TextName<V>): FieldTie => ({
      id: idOf(name),
      name,
      value: values[name] as string,
      error: errorOf(name),
      onChange: ({ target }: ChangeEvent<{ value: string }>) => set({ [name]: target.value } as Partial<V>),
    }),
    /** Ties a control that is no text field: its id and error. */
    slot: (name: keyof V & string) => ({ id: idOf(name), name, error: errorOf(name) }),
  };
}

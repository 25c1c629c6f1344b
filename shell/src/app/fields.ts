export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What a person can have filled in before the scripts run, as far as its value is a text; a browser lets no script fill a
 * file field. Links and forms work without a script.
 */
export const fields = "input:not([type=file],[type=checkbox],[type=radio]),textarea,select";

/**
 * Puts a value in as a person would. React remembers what a script sets through the element, and takes an event with
 * the same value for none: so the value of the HTML goes that way, and the visitor's past it.
 */
export function enter(field: Field, value: string): void {
  field.value = valueInHtml(field);
  fill(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Sets a field's value without React's notice. */
export function fill(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
}

/** Whether an element is one of `fields`. */
export const isField = (target: EventTarget | null): target is Field =>
  target instanceof Element && target.matches(fields);

/** The value in the page's HTML, whatever the field has now. */
export function valueInHtml(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const chosen = field.querySelector<HTMLOptionElement>("[selected]") ?? field.options[0];
  return chosen?.value ?? "";
}

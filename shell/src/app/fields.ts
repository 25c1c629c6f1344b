export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a person can have filled in before the scripts run. Links and forms work without one. */
export const fields = "input, textarea, select";

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
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, "value") ?? {};
  set?.call(field, value);
}

/** Fields whose value is a text; a browser lets no script fill a file field. */
export const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && !["file", "checkbox", "radio"].includes(target.type));

/** What the page's HTML says, whatever stands in the field now. */
export function valueInHtml(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? "";
}

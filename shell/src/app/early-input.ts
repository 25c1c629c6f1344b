/** How often it is looked whether React has adopted an element, and for how long, in milliseconds. */
const intervalMs = 50;
const timeoutMs = 30_000;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a person can change before the page is alive. Links and forms work without a script. */
const controls = "input, textarea, select, button";

/**
 * Keeps what is typed, chosen and pressed in a prerendered page before React has adopted it. Hydration puts a
 * controlled field back to the state's value, and a button does nothing yet; afterwards the visitor's value is put in
 * again, the button is pressed, and their handlers are called.
 *
 * @param root the prerendered element
 * @returns a function that is to be called once hydration has begun: from then on React answers a press by itself
 */
export function keepEarlyInput(root: HTMLElement): () => void {
  const values = new Map<Field, string>();
  const pressed = new Map<HTMLButtonElement, true>();
  for (const field of root.querySelectorAll(controls)) {
    if (isField(field) && field.value !== valueInHtml(field)) values.set(field, field.value);
  }
  const listening = new AbortController();
  const noteValue = ({ target }: Event) => {
    if (isField(target) && !isAdopted(target)) values.set(target, target.value);
  };
  const notePress = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (button && button.type !== "submit" && !isAdopted(button)) pressed.set(button, true);
  };
  const options = { capture: true, signal: listening.signal };
  root.addEventListener("input", noteValue, options);
  root.addEventListener("click", notePress, options);

  return () => {
    root.removeEventListener("click", notePress, true);
    const startedAt = Date.now();
    const timer = setInterval(() => {
      for (const [field, value] of takeAdopted(values)) enter(field, value);
      for (const [button] of takeAdopted(pressed)) button.click();
      const areAllAdopted = [...root.querySelectorAll(controls)].every(isAdopted);
      if (!areAllAdopted && Date.now() - startedAt < timeoutMs) return;
      clearInterval(timer);
      listening.abort();
    }, intervalMs);
  };
}

/** Removes the elements that React has adopted; returns those that are still in the page. */
function takeAdopted<Key extends Element, Value>(kept: Map<Key, Value>): [Key, Value][] {
  const adopted = [...kept].filter(([element]) => isAdopted(element));
  for (const [element] of adopted) kept.delete(element);
  return adopted.filter(([element]) => element.isConnected);
}

/**
 * Puts a value in as a person would. React remembers what a script sets through the element, and takes an event with
 * the same value for none: so the value of the HTML goes that way, and the visitor's past it.
 */
function enter(field: Field, value: string): void {
  field.value = valueInHtml(field);
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, "value") ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** React leaves the properties of what it manages at the element. */
const isAdopted = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith("__reactProps$"));

/** Fields whose value is a text; a browser lets no script fill a file field. */
const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && !["file", "checkbox", "radio"].includes(target.type));

function valueInHtml(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? "";
}

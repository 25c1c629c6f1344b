/** While something waits: how often it is looked whether React has adopted it, in milliseconds. */
const intervalMs = 50;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a person can have filled in before this runs. Links and forms work without a script. */
const fields = "input, textarea, select";

declare global {
  interface Document {
    /** Made by a script in the page's HTML (index.html), which notes presses until `recordEarlyInput` takes over. */
    early: {
      /** Address of the script that registers the worker. */
      register: string;
      /** The page was opened through the worker of an earlier visit. */
      cameBack: boolean;
      pressed: Set<HTMLButtonElement>;
      /** Notes a press of a button, and unfolds or folds at once what the button controls. */
      press(event: Event): void;
    };
  }
}

/**
 * Records what is typed, chosen and pressed in a prerendered page before React has adopted it. Hydration puts a
 * controlled field back to the state's value, and a button does nothing yet; afterwards the visitor's value is put in
 * again, the button is pressed, and their handlers are called. Parts of a page come alive one by one, some only when
 * they come near the screen. Presses from before the bundle came were noted by the script in the page's HTML.
 *
 * @param root the prerendered element
 * @returns a function that is to be called once hydration has begun: from then on React answers a press by itself where
 * it can adopt the button at once
 */
export function recordEarlyInput(root: HTMLElement): () => void {
  const values = new Map<Field, string>();
  const { pressed, press } = document.early;
  let timer: ReturnType<typeof setInterval> | undefined;
  let pressedAgain: HTMLButtonElement | undefined;

  function replay(): void {
    for (const [field, value] of takeAdopted(values)) enter(field, value);
    for (const [button] of takeAdopted(pressed)) {
      delete button.dataset["pending"];
      pressedAgain = button;
      button.click();
    }
    pressedAgain = undefined;
    if (values.size + pressed.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }
  const watch = () => (timer ??= setInterval(replay, intervalMs));
  const noteValue = (field: Field) => {
    values.set(field, field.value);
    watch();
  };
  const onInput = (event: Event) => {
    if (isField(event.target) && isLost(event, event.target)) noteValue(event.target);
  };
  const onClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button || !isLost(event, button)) return;
    if (button === pressedAgain) pressed.add(button);
    else press(event);
    watch();
  };
  const listen = () => {
    root.addEventListener("input", onInput, true);
    root.addEventListener("click", onClick, true);
  };
  for (const field of root.querySelectorAll(fields)) {
    if (isField(field) && field.value !== valueInHtml(field)) noteValue(field);
  }
  ignoreEarlyInput();
  if (pressed.size > 0) watch();
  listen();
  return () => {
    // Behind React's own listeners, which have adopted the element by then or could not.
    root.removeEventListener("input", onInput, true);
    root.removeEventListener("click", onClick, true);
    listen();
  };
}

/**
 * Whether no handler hears of an event. React marks elements while it renders them; an event that comes before that
 * rendering is shown, it stops and forgets (its `dispatchEvent`).
 */
const isLost = (event: Event, element: Element): boolean => event.cancelBubble || !isAdopted(element);

/** Ends what the script in the page's HTML does, where React adopts nothing. */
export const ignoreEarlyInput = (): void => removeEventListener("click", document.early.press, true);

/** Removes the elements that React has adopted, and those that are gone; returns those that are still in the page. */
function takeAdopted<Key extends Element, Value>(noted: Map<Key, Value> | Set<Key>): [Key, Value][] {
  const done = [...noted.entries()].filter(([element]) => isAdopted(element) || !element.isConnected);
  for (const [element] of done) noted.delete(element);
  return done.filter(([element]) => element.isConnected) as [Key, Value][];
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

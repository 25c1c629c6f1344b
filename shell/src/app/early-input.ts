import { enter, fields, fill, isField, valueInHtml, type Field } from "./fields.ts";

/** While something waits: how often it is looked whether React has adopted it, in milliseconds. */
const intervalMs = 50;

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
 * @param root the prerendered element, before it is hydrated
 * @returns values that wait for React
 */
export function recordEarlyInput(root: HTMLElement): ReadonlyMap<Field, string> {
  const values = new Map<Field, string>();
  const { pressed, press } = document.early;
  let timer: ReturnType<typeof setInterval> | undefined;

  /** Also before each letter: a field that has been put back in the meantime would begin with it. */
  function replay(): void {
    takeAdopted(values, enter);
    takeAdopted(pressed, (button) => {
      delete button.dataset["pending"];
      button.click();
    });
    if (values.size + pressed.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }
  const watch = () => (timer ??= setInterval(replay, intervalMs));
  const noteValue = (field: Field) => {
    values.set(field, field.value);
    watch();
  };
  const onInput = ({ target }: Event) => {
    if (!isField(target)) return;
    const { value } = target;
    const isAdopted = adopt(target);
    if (target.value !== value) fill(target, value);
    if (!isAdopted) noteValue(target);
  };
  const onClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button || adopt(button)) return;
    press(event);
    watch();
  };
  for (const field of root.querySelectorAll<Field>(fields))
    if (field.value !== valueInHtml(field)) noteValue(field);
  ignoreEarlyInput();
  if (pressed.size > 0) watch();
  // Before `hydrateRoot`, so before React's own listeners.
  root.addEventListener("beforeinput", replay, true);
  root.addEventListener("input", onInput, true);
  root.addEventListener("click", onClick, true);
  return values;
}

/**
 * Has React adopt an element now, where it can. It renders in slices: what it has marked may be shown only later, and
 * an event that comes in between makes it finish at once, put a field back to the state's value and then find nothing
 * typed. `auxclick` does the same (its `isDiscreteEventThatRequiresHydration`), and no handler listens to it.
 *
 * @returns whether React dispatches events to the element's handlers; where it doesn't, React stops the event on its way (its `dispatchEvent`)
 */
function adopt(element: Element): boolean {
  let isReached = false;
  const reach = () => (isReached = true);
  element.addEventListener("auxclick", reach);
  element.dispatchEvent(new Event("auxclick", { bubbles: true }));
  element.removeEventListener("auxclick", reach);
  return isReached && Object.keys(element).some((key) => key.startsWith("__reactProps$"));
}

/** Ends what the script in the page's HTML does, where React adopts nothing. */
export const ignoreEarlyInput = (): void => removeEventListener("click", document.early.press, true);

/** Removes the elements that React has adopted, and those that are gone; calls `done` for those that are still in the page. */
function takeAdopted<Key extends Element, Value>(
  noted: Map<Key, Value> | Set<Key>,
  done: (element: Key, value: Value) => void,
): void {
  for (const [element, value] of [...noted.entries()]) {
    if (element.isConnected && !adopt(element)) continue;
    noted.delete(element);
    if (element.isConnected) done(element, value as Value);
  }
}

import { enter, fields, isField, type Field } from "./fields.ts";

const intervalMs = 50;
/** A page that has not come by then is not the one that was there. */
const timeoutMs = 20_000;

/**
 * Carries what a person typed, chose and pressed in a page's HTML over to the same page rendered afresh, where the HTML
 * was made by another build and can't be adopted. Fields and buttons are the same when they are called the same.
 *
 * @param root the element that will be rendered into; call this before
 * @param values what was typed and chosen in it
 */
export function carryInput(root: HTMLElement, values: ReadonlyMap<Field, string>): void {
  const later = (element: Element | null) => counterpart(root, element);
  const fieldOf = [...values].map(([field, value]) => [later(field), value] as const);
  const focused = later(document.activeElement);
  const buttons = [...document.early.pressed].map(later);

  let steps = [
    ...fieldOf.map(
      ([find, value]) =>
        () =>
          tryOn(find, isField, (field) => enter(field, value)),
    ),
    () => tryOn(focused, isField, focusAtEnd),
    ...buttons.map((find) => () => tryOn(find, isButton, (button) => button.click())),
  ];
  const until = Date.now() + timeoutMs;
  const timer = setInterval(() => {
    steps = steps.filter((step) => !step());
    if (steps.length === 0 || Date.now() > until) clearInterval(timer);
  }, intervalMs);
}

type Find = () => Element | undefined;

/** Finds the element that has taken another one's place; without one in the page there is nothing to find. */
function counterpart(root: HTMLElement, element: Element | null): Find | undefined {
  if (!element || !root.contains(element)) return undefined;
  const label = labelOf(element);
  const alike = () =>
    [...root.querySelectorAll(`button, ${fields}`)].filter((each) => labelOf(each) === label);
  const index = alike().indexOf(element);
  return () => {
    const found = alike()[index];
    return found === element ? undefined : found;
  };
}

const labelOf = (element: Element): string =>
  `${element.tagName} ${element.getAttribute("name") || element.getAttribute("aria-label") || element.textContent.trim()}`;

/** @returns whether it is done, or there is nothing to do */
function tryOn<Found extends Element>(
  find: Find | undefined,
  isWanted: (element: Element) => element is Found,
  act: (element: Found) => void,
): boolean {
  if (!find) return true;
  const element = find();
  if (!element || !isWanted(element)) return false;
  act(element);
  return true;
}

const isButton = (element: Element): element is HTMLButtonElement => element instanceof HTMLButtonElement;

/** Where the next letter would have come. */
function focusAtEnd(field: Field): void {
  field.focus();
  if (field instanceof HTMLInputElement) field.setSelectionRange(field.value.length, field.value.length);
}

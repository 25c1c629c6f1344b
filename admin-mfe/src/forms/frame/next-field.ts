import type { KeyboardEvent } from "react";

const typedInOneLine = "input:is([type=text], [type=email], [type=number], [type=search], :not([type]))";
const fields = "input:not([type=file]), textarea, select";

/** A finger on the screen means an on-screen keyboard, whose Enter key is the quickest way to the next field. */
const isTouch = (): boolean => globalThis.matchMedia?.("(any-pointer: coarse)").matches ?? false;

/**
 * Makes Enter in a field of one line lead to the next field on touch screens. There the key is hit by accident, and a
 * half-filled form must not be published by it.
 */
export function goToNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget } = event;
  if (!isTouch() || event.nativeEvent.isComposing) return;
  if (!(target instanceof HTMLElement) || !target.matches(typedInOneLine)) return;
  event.preventDefault();
  const all = Array.from(currentTarget.querySelectorAll<HTMLElement>(fields));
  all[all.indexOf(target) + 1]?.focus();
}

import type { KeyboardEvent } from "react";
import { hasTouch } from "../../lib/has-touch.ts";

const typedInOneLine = "input:is([type=text], [type=email], [type=number], [type=search], :not([type]))";
const fields = "input:not([type=file]), textarea, select";

/**
 * Makes Enter in a field of one line lead to the next field on touch screens. There the key is hit by accident, and a
 * half-filled form must not be published by it.
 */
export function goToNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget } = event;
  if (!hasTouch() || event.nativeEvent.isComposing) return;
  if (!(target instanceof HTMLElement) || !target.matches(typedInOneLine)) return;
  event.preventDefault();
  const all = Array.from(currentTarget.querySelectorAll<HTMLElement>(fields));
  all[all.indexOf(target) + 1]?.focus();
}

/** Around the screen that stands in the page's HTML (`delivery/compose/pages/page.ts`). */
const standingId = "first-screen";

/**
 * Takes over what was typed, ticked and focused in the screen that the page's HTML brought, and removes that screen:
 * from now on this form stands in its place.
 *
 * @param form has fields of the same names
 * @param onTyped called with the texts that were typed, by field name
 */
export function takeEarlyInput(
  form: HTMLFormElement,
  onTyped: (texts: Record<string, string>) => void,
): void {
  const standing = document.getElementById(standingId);
  if (!standing) return;
  const typed: Record<string, string> = {};
  for (const early of standing.querySelectorAll("input")) {
    const field = form.elements.namedItem(early.name);
    if (!(field instanceof HTMLInputElement)) continue;
    if (early.type === "checkbox") field.checked = early.checked;
    else if (early.value !== "") typed[early.name] = early.value;
    if (early === document.activeElement) field.focus();
  }
  standing.remove();
  if (Object.keys(typed).length > 0) onTyped(typed);
}

/** Whether somebody has unfolded something in the screen that the page's HTML brought. */
export const isStandingUnfolded = (): boolean =>
  document.querySelector(`#${standingId} [aria-expanded=true]`) !== null;

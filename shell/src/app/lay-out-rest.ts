import { whenIdle } from "../pwa/lib/idle.ts";

/** Has everything laid out that is drawn from now on: what is made in the browser may begin at a remembered place. */
export const layOutAll = (): void => void delete document.documentElement.dataset.layout;

/**
 * Lays out what the first paint did not wait for, one section after another, each when the page has nothing better to
 * do: laid out in one piece, a long page in Arabic keeps a slow phone busy for most of a second. From then on every
 * height of the page is the true one.
 *
 * The page's HTML says whether anything was left out (`data-layout="near"`, index.html): never where a place in the page
 * is to be found again, as it is remembered in pixels.
 */
export function layOutRest(): void {
  const root = document.documentElement;
  if (root.dataset.layout !== "near") return;
  const left = [...document.querySelectorAll<HTMLElement>("section, footer")];
  const laidOut: HTMLElement[] = [];
  const next = () => {
    const section = left.shift();
    if (!section) {
      layOutAll();
      for (const { style } of laidOut) style.removeProperty("content-visibility");
      return;
    }
    section.style.setProperty("content-visibility", "visible");
    laidOut.push(section);
    // Asked for, the layout is done here and not together with the next section's.
    section.getBoundingClientRect();
    whenIdle(next);
  };
  whenIdle(next);
}

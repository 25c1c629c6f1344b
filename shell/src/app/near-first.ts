/**
 * Lays out pages as a whole from now on. Until then the browser lays out what comes near the screen and guesses the
 * heights of the rest (`data-laid-out="near"` in index.html, `section.module.css`): laid out in one piece, a long page in
 * Arabic keeps a slow phone busy for most of a second.
 */
const layOutAll = (): void => void delete document.documentElement.dataset.laidOut;

/**
 * Ends the laying out of what is near where a place in a page is found again, which is remembered in pixels: when
 * somebody goes back, and where the page is made in the browser, which may begin at such a place.
 *
 * @param isPrerendered whether the page's content stood in its HTML
 */
export function watchPlaces(isPrerendered: boolean): void {
  if (isPrerendered) addEventListener("popstate", layOutAll, { once: true });
  else layOutAll();
}

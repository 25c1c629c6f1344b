/** How far below the screen something is near: the height of the screen. */
const margin = "100% 0px";

/** Resolves once an element has come near the screen; at once where the browser can't tell. */
export function comesNear(element: Element): Promise<void> {
  if (!("IntersectionObserver" in globalThis)) return Promise.resolve();
  return new Promise((resolve) => {
    const watcher = new IntersectionObserver(
      (changes) => {
        if (!changes.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        resolve();
      },
      { rootMargin: margin },
    );
    watcher.observe(element);
  });
}

/** Runs `work` when the page has loaded and has nothing better to do: the worker must not compete with the page. */
export function whenIdle(work: () => void): void {
  // Safari has no requestIdleCallback.
  const soon = () =>
    "requestIdleCallback" in window ? requestIdleCallback(work, { timeout: 5_000 }) : setTimeout(work, 200);
  if (document.readyState === "complete") soon();
  else window.addEventListener("load", soon, { once: true });
}

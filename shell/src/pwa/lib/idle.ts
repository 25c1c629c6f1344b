/** A page whose last picture is stuck on a poor connection never ends loading. */
const loadTimeoutMs = 20_000;

/** Runs `work` when the page has loaded and is idle: the worker must not compete with the page. */
export function whenIdle(work: () => void): void {
  let isScheduled = false;
  const soon = () => {
    if (isScheduled) return;
    isScheduled = true;
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 5_000 });
    else setTimeout(work, 200);
  };
  if (document.readyState === "complete") return soon();
  addEventListener("load", soon, { once: true });
  setTimeout(soon, loadTimeoutMs);
}

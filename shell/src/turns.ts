/** Resolves when the page has been painted once, or at once where nobody sees it: a hidden page paints nothing. */
export function afterFirstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => resolve();
    const whenHidden = () => document.visibilityState === "hidden" && goOn();
    document.addEventListener("visibilitychange", whenHidden, { once: true });
    whenHidden();
    // Frame callbacks run right before a paint, the next task right after it.
    requestAnimationFrame(() => setTimeout(goOn));
  });
}

/** Resolves in a task of its own: whatever the visitor did meanwhile is answered first. */
export function nextTask(): Promise<void> {
  if ("scheduler" in globalThis && "yield" in scheduler) return scheduler.yield();
  return new Promise((resolve) => void setTimeout(resolve));
}

/**
 * Calls `onSeen` once, when the element comes into view; the answer stops watching. A busy page gets several changes in
 * one call, the oldest first: out of view and then in view is in view.
 */
export function onceInSight(element: Element, onSeen: () => void): () => void {
  const watcher = new IntersectionObserver((changes) => {
    if (!changes.some(({ isIntersecting }) => isIntersecting)) return;
    watcher.disconnect();
    onSeen();
  });
  watcher.observe(element);
  return () => watcher.disconnect();
}

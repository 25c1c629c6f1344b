/**
 * Tells the page how much of its lower edge the notices take, as `--notices-height`. Bars of buttons that stay at that
 * edge stand above it, so that no notice ever lies over them. A `ref` of the notices; returns its cleanup.
 */
export function reserveHeight(notices: HTMLElement | null): (() => void) | undefined {
  if (!notices || typeof ResizeObserver !== "function") return undefined;
  const { style } = document.documentElement;
  const sizes = new ResizeObserver(() =>
    style.setProperty("--notices-height", `${Math.ceil(notices.getBoundingClientRect().height)}px`),
  );
  sizes.observe(notices);
  return () => sizes.disconnect();
}

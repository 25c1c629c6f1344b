const property = "--notices-height";

/**
 * Tells the page how much of its lower edge the notices take, as `--notices-height`. Bars of buttons that stay at that
 * edge stand above it, so that no notice ever lies over them. A `ref` of the notices; returns its cleanup.
 */
export function reserveHeight(notices: HTMLElement | null): (() => void) | undefined {
  if (!notices || typeof ResizeObserver !== "function") return undefined;
  const { style } = document.documentElement;
  const sizes = new ResizeObserver(() => {
    const height = `${Math.ceil(notices.getBoundingClientRect().height)}px`;
    // The whole page inherits it: each time it is set, the browser computes every element's style.
    if (height !== (style.getPropertyValue(property) || "0px")) style.setProperty(property, height);
  });
  sizes.observe(notices);
  return () => sizes.disconnect();
}

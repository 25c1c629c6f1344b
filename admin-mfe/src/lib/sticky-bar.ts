/** The bars on the page that stick to an edge of the screen. */
const bars = new Set<HTMLElement>();

/** How much of the screen's height a bar may take: a higher one would leave no room for the field that is filled in. */
const mostOfScreen = 0.4;

/** Room for the outline of what has the focus, in pixels. */
const outline = 8;

/**
 * Keeps what gets the focus clear of a bar that sticks to an edge of the screen (WCAG 2.4.11): the page's scroll padding
 * is as high as what the bar covers, with larger text and more rows of buttons too. A bar that would take too much of
 * the screen scrolls with the page. A `ref` of the bar; returns its cleanup.
 */
export function stickyBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar || !window.ResizeObserver) return undefined;
  bars.add(bar);
  const sizes = new ResizeObserver(reserveEdges);
  sizes.observe(bar);
  // Grows by the shell's notices, above which the bar stands.
  sizes.observe(document.body);
  window.addEventListener("resize", reserveEdges);
  return () => {
    bars.delete(bar);
    sizes.disconnect();
    window.removeEventListener("resize", reserveEdges);
    reserveEdges();
  };
}

function reserveEdges(): void {
  const { style, clientHeight } = document.documentElement;
  let start = 0;
  let end = 0;
  for (const bar of bars) {
    const height = bar.offsetHeight;
    bar.style.position = height > clientHeight * mostOfScreen ? "static" : "";
    const { position, top, bottom } = getComputedStyle(bar);
    if (position !== "sticky") continue;
    // The other edge's inset is `auto`, NaN here, for which both comparisons are false.
    if (height + parseFloat(top) > start) start = height + parseFloat(top);
    if (height + parseFloat(bottom) > end) end = height + parseFloat(bottom);
  }
  style.scrollPaddingBlockStart = start ? `${start + outline}px` : "";
  style.scrollPaddingBlockEnd = end ? `${end + outline}px` : "";
}

/** Who stands above the notices: messages, and bars of buttons that stay at the lower edge. A dialog lies over them. */
const readers = ':is([role="status"], [data-action-bar]):not(dialog *)';

/**
 * Tells messages and bars how much of the page's lower edge the notices take, as `--notices-height`, so that no notice
 * ever lies over them. A `ref` of the notices; returns its cleanup.
 */
export function reserveHeight(notices: HTMLElement | null): (() => void) | undefined {
  if (!notices || typeof ResizeObserver !== "function") return undefined;
  const style = styleOfReaders();
  let lastHeight = 0;
  const sizes = new ResizeObserver(() => {
    const height = Math.ceil(notices.getBoundingClientRect().height);
    if (height !== lastHeight) style.setProperty("--notices-height", `${height}px`);
    lastHeight = height;
  });
  sizes.observe(notices);
  return () => sizes.disconnect();
}

/**
 * The style of those elements alone: what is set on the root is inherited by the whole page, and the browser computes
 * every element's style each time. Browsers that cannot adopt a sheet have it on the root.
 */
function styleOfReaders(): CSSStyleDeclaration {
  if (!document.adoptedStyleSheets) return document.documentElement.style;
  const sheet = new CSSStyleSheet();
  sheet.insertRule(`${readers} {}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return (sheet.cssRules[0] as CSSStyleRule).style;
}

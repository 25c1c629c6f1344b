import type { Page } from "@playwright/test";

/**
 * Texts in these parts of the page that lie over each other, are cut off, lie outside of the screen's width, or stand in
 * a column of a letter or two; and what a field shows and has no room for.
 */
export const layoutFaults = async (page: Page, parts: string): Promise<string[]> => [
  ...(await page.evaluate(findFaults, parts)),
  ...(await page.evaluate(findCutFields, parts)),
];

/** Twice as large on a phone of 360 px, by the text's own size or by the page's. */
export const enlarged = [
  { name: "with text at 200 %", width: 360, textSize: 32 },
  { name: "enlarged to 200 %", width: 180, textSize: 16 },
];
const standardSize = 16;

/**
 * Those faults of a page that is shown twice as large. Leaves it as it is usually shown.
 *
 * @param height of the screen; a tall one is quick to scroll through
 */
export async function enlargedFaults(page: Page, parts: string, height: number): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, width, textSize } of enlarged) {
    await page.setViewportSize({ width, height });
    await setTextSize(page, textSize);
    const found = await layoutFaults(page, parts);
    faults.push(...found.map((fault) => `${name}: ${fault}`));
  }
  await page.setViewportSize({ width: 360, height });
  await setTextSize(page, standardSize);
  return faults;
}

/** As the browser's own setting does, in pixels: all sizes of the site go by it, and the widths that its styles ask for. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard } });
}

/** Runs in the page. */
function findFaults(parts: string): string[] {
  interface Piece {
    text: string;
    owner: Element;
    box: DOMRect;
  }
  const root = document.documentElement;
  const wordsOf = (text: string) => `“${text.trim().replace(/\s+/g, " ").slice(0, 40)}”`;
  const isOneOfTheOther = (a: Element, b: Element) => a.contains(b) || b.contains(a);
  const styleOf = (element: Element) => getComputedStyle(element);

  /** Meant for screen readers alone, or cut on purpose after some lines. */
  const isExempt = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { clipPath, webkitLineClamp, opacity } = styleOf(at);
      if (
        clipPath === "inset(50%)" ||
        (webkitLineClamp !== "none" && webkitLineClamp !== "") ||
        opacity === "0"
      )
        return true;
      if (at instanceof SVGElement || at.closest("[aria-hidden='true']")) return true;
    }
    return false;
  };
  /** The box that cuts what lies outside of it; `undefined` inside of something that scrolls. */
  const cutterOf = (element: Element): Element | "scrolls" | undefined => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = styleOf(at);
      if (/auto|scroll/.test(overflowX + overflowY)) return "scrolls";
      if (/hidden|clip/.test(overflowX + overflowY)) return at;
    }
    return undefined;
  };

  const pieces: Piece[] = [];
  const faults: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    const text = node.textContent ?? "";
    if (
      !owner?.closest(parts) ||
      !text.trim() ||
      !owner.checkVisibility({ visibilityProperty: true }) ||
      isExempt(owner)
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    // A line of Arabic with a number in it has several boxes.
    const lines = new Set(boxes.map(({ top }) => Math.round(top))).size;
    if (lines > 2 && text.trim().length < 3 * lines) faults.push(`squeezed: ${wordsOf(text)}`);
    const cutter = cutterOf(owner);
    for (const box of boxes) {
      pieces.push({ text, owner, box });
      if (cutter === "scrolls") continue;
      if (box.right > root.clientWidth + 1 || box.left < -1) faults.push(`off the screen: ${wordsOf(text)}`);
      const edge = cutter?.getBoundingClientRect();
      if (edge && (box.right > edge.right + 1 || box.left < edge.left - 1 || box.bottom > edge.bottom + 2))
        faults.push(`cut: ${wordsOf(text)}`);
    }
  }

  // Letters do not fill their line's box from top to bottom.
  const inner = ({ left, right, top, bottom, height }: DOMRect) => ({
    left: left + 1,
    right: right - 1,
    top: top + height * 0.2,
    bottom: bottom - height * 0.2,
  });
  const laidOut = pieces
    .map((piece) => ({ ...piece, ...inner(piece.box) }))
    .sort((one, other) => one.top - other.top);
  for (const [index, one] of laidOut.entries()) {
    for (const other of laidOut.slice(index + 1)) {
      if (other.top >= one.bottom) break;
      const overlaps = one.left < other.right && other.left < one.right;
      if (overlaps && !isOneOfTheOther(one.owner, other.owner))
        faults.push(`over each other: ${wordsOf(one.text)} and ${wordsOf(other.text)}`);
    }
  }
  return [...new Set(faults)];
}

/** Runs in the page. */
function findCutFields(parts: string): string[] {
  const all = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")];
  return all
    .filter((field) => field.closest(parts) && field.checkVisibility({ visibilityProperty: true }))
    .filter((field) => field.value || getComputedStyle(field, "::placeholder").color !== "rgba(0, 0, 0, 0)")
    .flatMap((field) => {
      const { width } = field.getBoundingClientRect();
      const { cssText } = field.style;
      field.style.cssText += "; field-sizing: content; inline-size: auto; flex: none; justify-self: start";
      const wanted = field.getBoundingClientRect().width;
      field.style.cssText = cssText;
      return wanted > width + 1 ? [`cut in its field: “${field.value || field.name}”`] : [];
    });
}

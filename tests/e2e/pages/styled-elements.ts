import type { Browser, Page } from "@playwright/test";

/**
 * The share of a page's elements whose styles the browser computes while something happens, 0 to 1: the most that it
 * computes at once. What else comes meanwhile counts as well.
 */
export async function styledWhile(
  browser: Browser,
  page: Page,
  happens: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, { categories: ["disabled-by-default-devtools.timeline"] });
  await happens();
  await untilPainted(page);
  const all = await page.locator("*").count();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const styled = traceEvents
    .filter(({ name }) => name === "UpdateLayoutTree")
    .map(({ args }) => args.elementCount ?? 0);
  if (styled.length === 0) throw new Error("the trace has no styles that were computed");
  return Math.max(...styled) / all;
}

/** That share for one more element at the end of the page's content. */
export const styledForOneMore = (browser: Browser, page: Page): Promise<number> =>
  styledWhile(browser, page, () =>
    page.evaluate(() => document.querySelector("main")?.append(document.createElement("span"))),
  );

const untilPainted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

import type { Browser, Page } from "@playwright/test";

/**
 * The share of a page's elements whose styles the browser computes for one more element at the end of its content, 0 to
 * 1: the most that it computes at once until that is painted. What else comes meanwhile counts as well.
 */
export async function styledForOneMore(browser: Browser, page: Page): Promise<number> {
  await browser.startTracing(page, { categories: ["disabled-by-default-devtools.timeline"] });
  const all = await page.evaluate(async () => {
    const painted = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    document.querySelector("main")?.append(document.createElement("span"));
    await painted();
    return document.querySelectorAll("*").length;
  });
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const styled = traceEvents
    .filter(({ name }) => name === "UpdateLayoutTree")
    .map(({ args }) => args.elementCount ?? 0);
  if (styled.length === 0) throw new Error("the trace has no styles that were computed");
  return Math.max(...styled) / all;
}

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

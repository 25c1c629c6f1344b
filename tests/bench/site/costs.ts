import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";
import type { OverConnections } from "../../e2e/fixtures/over-connections.ts";
import type { Figures } from "../figures.ts";

/** Nothing has come for so long: the visit has cost what it costs. */
const silenceMs = 4_000;
const lookAgainMs = 100;
/** docs/offline.md and docs/budgets.md: a first visit's is the home page's, other pages show pictures of their own; further pages under low data are a test's (`lite.spec.ts`). */
const budget = { firstVisitKb: 350, lowDataKb: 45, offlineMs: 600 };

/**
 * What each page costs whoever opens it, counted on the way: a first visit with all that the site fetches by itself,
 * under low data, coming back, and without a connection.
 */
export async function costs(
  browser: Browser,
  connections: OverConnections,
  paths: readonly string[],
  phone: BrowserContextOptions,
  figures: Figures,
): Promise<void> {
  for (const path of paths) {
    const shown = path.replace(/\/[0-9a-f]{24}$/, "/{id}");
    const tell = (what: string, bytes: number, most?: number) =>
      figures.tell(`${shown}: bytes, ${what}`, bytes / 1_000, "kB", { most });
    const context = await browser.newContext(phone);
    const first = await bytesOf(context, connections, path, true);
    tell("first visit", first, path === "/" ? budget.firstVisitKb : undefined);
    tell("coming back", await bytesOf(context, connections, path));
    connections.break();
    const lcp = await offlineLcp(context, connections.siteUrl + path);
    connections.mend();
    figures.tell(`${shown}: LCP without a connection`, lcp, "ms", { most: budget.offlineMs });
    await context.close();

    const saving = await browser.newContext(phone);
    await saving.addCookies([{ name: "low-data", value: "on", url: connections.siteUrl }]);
    tell("low data", await bytesOf(saving, connections, path), budget.lowDataKb);
    await saving.close();
  }
}

/** @param isFirst waits until the device holds the site, which begins seconds after the page is there */
async function bytesOf(
  context: BrowserContext,
  { siteUrl, site, api }: OverConnections,
  path: string,
  isFirst = false,
): Promise<number> {
  const received = () => site.received + api.received;
  const page = await context.newPage();
  // What the site's server asks the API for this page is not the visitor's.
  await page.request.get(siteUrl + path);
  const before = received();
  await page.goto(siteUrl + path);
  if (isFirst) await untilHeld(page);
  let [last, since] = [received(), Date.now()];
  while (Date.now() - since < silenceMs) {
    await page.waitForTimeout(lookAgainMs);
    if (received() !== last) [last, since] = [received(), Date.now()];
  }
  await page.close();
  return received() - before;
}

const untilHeld = (page: Page): Promise<unknown> =>
  page.waitForFunction(async () => (await caches.match("/sw/snapshot")) !== undefined, undefined, {
    timeout: 60_000,
  });

async function offlineLcp(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(url);
  await page.locator("h1").first().waitFor();
  const lcp = await page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe(
          {
            type: "largest-contentful-paint",
            buffered: true,
          },
        ),
      ),
  );
  await page.close();
  return lcp;
}

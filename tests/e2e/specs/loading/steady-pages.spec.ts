import { expect, test, type Page } from "@playwright/test";
import { publishPublicContent } from "../../fixtures/content/public-content.ts";
import { publicRoutes } from "../../fixtures/content/public-routes.ts";
import { startOverConnections, type OverConnections } from "../../fixtures/over-connections.ts";

/** On a slow connection a page is painted in pieces, and whoever reads the first must not lose the line. */
test.use({ serviceWorkers: "block" });

/** So slow that a page's own text comes in some fifteen pieces, with a paint between each two. */
const bytesPerSecond = 10_000;
/** See docs/budgets.md. */
const mostShift = 0.01;

let connections: OverConnections;
let routes: readonly string[];

test.beforeAll(async () => {
  connections = await startOverConnections();
  routes = publicRoutes(await publishPublicContent(connections.product));
});
test.afterAll(() => connections.remove());

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}
declare const shifts: Shift[];

/** Notes the layout shifts of every page that is opened from now on. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(globalThis, { shifts: [] });
    new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[]))).observe({
      type: "layout-shift",
    });
  });

/** What moved until a page's own text was there, and by how much. */
async function shiftsOf(page: Page, address: string) {
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => document.readyState !== "loading", undefined, { timeout: 60_000 });
  return page.evaluate(() =>
    shifts.map(({ value, sources }) => ({
      value,
      moved: sources.map(({ node }) =>
        (node instanceof Element ? node.outerHTML : node?.nodeName)?.slice(0, 80),
      ),
    })),
  );
}

test("no public page moves while it comes piece by piece", async ({ browser }) => {
  test.setTimeout(300_000);
  for (const path of [...routes, "/so", "/ar"]) {
    // What the site's server reads from the API to answer is at hand afterwards.
    await fetch(connections.siteUrl + path);
    const context = await browser.newContext();
    const page = await context.newPage();
    await noteShifts(page);
    connections.site.bytesPerSecond = bytesPerSecond;
    const all = await shiftsOf(page, connections.siteUrl + path);
    const sum = all.reduce((before, { value }) => before + value, 0);
    expect(sum, `${path}: ${JSON.stringify(all)}`).toBeLessThan(mostShift);
    connections.site.bytesPerSecond = Infinity;
    await context.close();
  }
});

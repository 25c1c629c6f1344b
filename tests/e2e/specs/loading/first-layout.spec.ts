import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures/product.ts";
import { PublicPage } from "../../pages/public-page.ts";

/** How many sections of a page, and its foot, the browser has not laid out. */
const leftOut = (page: Page) =>
  page.evaluate(() => {
    const inside = [...document.querySelectorAll("main section, footer")].map((section) =>
      section.querySelector("h2, p, a"),
    );
    return inside.filter((element) => element?.checkVisibility({ contentVisibilityAuto: true }) === false)
      .length;
  });

/** Opens a page whose scripts come when the returned function is called. */
async function openWithoutScripts(page: Page, open: () => Promise<unknown>): Promise<() => void> {
  let go = () => {};
  const released = new Promise<void>((resolve) => (go = resolve));
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await open();
  await expect(page.getByRole("contentinfo")).toBeAttached();
  return go;
}

test.use({ serviceWorkers: "block" });

test("the first paint lays out what is near the screen, and the rest follows without moving anything", async ({
  page,
  product: { siteUrl },
}) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { moved: 0 });
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => (moved += (entry as PerformanceEntry & { value: number }).value)),
    ).observe({ type: "layout-shift" });
  });
  const go = await openWithoutScripts(page, () => page.goto(siteUrl, { waitUntil: "commit" }));
  await expect.poll(() => leftOut(page)).toBeGreaterThan(5);
  go();
  await expect.poll(() => leftOut(page), { timeout: 30_000 }).toBe(0);
  await expect(page.locator("html[data-layout]")).toHaveCount(0);
  expect(await page.evaluate(() => moved)).toBeLessThan(0.01);
});
declare let moved: number;

test("whoever comes back to a place far down a page finds it before any script has come", async ({
  page,
  product: { siteUrl },
}) => {
  await page.goto(siteUrl);
  await new PublicPage(page).untilWhole();
  await expect(page.locator("html[data-layout]")).toHaveCount(0);
  const heading = page.locator("main h2").nth(8);
  await heading.evaluate((element) => element.scrollIntoView({ behavior: "instant", block: "start" }));
  const place = () => page.evaluate(() => Math.round(scrollY));
  const before = await place();
  expect(before).toBeGreaterThan(3_000);

  const go = await openWithoutScripts(page, () => page.reload({ waitUntil: "commit" }));
  expect(await leftOut(page)).toBe(0);
  await expect.poll(place).toBe(before);
  go();
  await new PublicPage(page).untilAdopted();
  expect(await place()).toBe(before);
});

test("a page without JavaScript is laid out as a whole", async ({ browser, product: { siteUrl } }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(siteUrl);
  await expect(page.locator("html[data-layout]")).toHaveCount(0);
  await context.close();
});

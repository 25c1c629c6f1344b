import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures/product.ts";
import { PublicPage } from "../../pages/public-page.ts";

declare let moved: number;

/** How many sections of a page, its foot among them, the browser has not laid out. */
const leftOut = (page: Page) =>
  page.evaluate(() => {
    const inside = [...document.querySelectorAll("main section, footer")].map((section) =>
      section.querySelector("h2, p, a"),
    );
    return inside.filter((element) => element?.checkVisibility({ contentVisibilityAuto: true }) === false)
      .length;
  });

const placeOf = (page: Page) => page.evaluate(() => Math.round(scrollY));

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

/** Scrolls to a heading far down the home page as a visitor does; returns the place. */
async function farDown(page: Page): Promise<number> {
  await new PublicPage(page).untilWhole();
  const heading = page.locator("main h2").nth(8);
  await heading.evaluate((element) => element.scrollIntoView({ behavior: "instant", block: "start" }));
  await expect(heading).toBeInViewport();
  const place = await placeOf(page);
  expect(place).toBeGreaterThan(3_000);
  return place;
}

test.use({ serviceWorkers: "block" });

test("the first paint lays out what is near the screen, and the rest follows without moving what is read", async ({
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
  await farDown(page);
  expect(await page.evaluate(() => moved)).toBeLessThan(0.01);
});

test("whoever loads a page again far down finds the place before any script has come", async ({
  page,
  product: { siteUrl },
}) => {
  await page.goto(siteUrl);
  const place = await farDown(page);
  const go = await openWithoutScripts(page, () => page.reload({ waitUntil: "commit" }));
  expect(await leftOut(page)).toBe(0);
  await expect.poll(() => placeOf(page)).toBe(place);
  go();
  await new PublicPage(page).untilAdopted();
  expect(await placeOf(page)).toBe(place);
});

test("whoever comes back to a page finds the place far down it", async ({ page, product: { siteUrl } }) => {
  const shown = new PublicPage(page);
  await page.goto(siteUrl);
  await shown.untilAdopted();
  const place = await farDown(page);
  // By script: a press of its own would scroll to the link.
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href="/contact"]')?.click());
  await expect(shown.heading).toHaveText("Contact");
  await page.goBack();
  await expect(shown.heading).toHaveText(/^Welcome/);
  await expect.poll(() => placeOf(page)).toBe(place);
});

test("a page without JavaScript is laid out as a whole", async ({ browser, product: { siteUrl } }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(siteUrl);
  await expect(page.locator("html[data-laid-out]")).toHaveCount(0);
  await context.close();
});

import type { Page } from "@playwright/test";
import { publishContent, signIn, type Content } from "../../fixtures/content/content.ts";
import { hasContent } from "../../fixtures/page-content.ts";
import { expect, test } from "../../fixtures/product.ts";
import { startProduct, type Product } from "../../../support/servers/product.ts";
import { Device } from "../../pages/device.ts";
import { complaintsOf, PublicPage } from "../../pages/public-page.ts";

/**
 * Pages that were opened before begin with their screen as it was saved, before any script runs (docs/offline.md and
 * docs/budgets.md), and then show what is true now.
 */
test.describe.configure({ mode: "serial" });

let product: Product;
let content: Content;
test.beforeAll(async () => {
  product = await startProduct();
  content = await publishContent(product);
});
test.afterAll(() => product.remove());

/** The HTML that the page begins with. */
const sentTo = async (page: Page, url: string) => (await page.goto(url))?.text();

/**
 * Opens a page until the device has its screen, with those words in it: while the API is slow the site sends none. The
 * head alone may have the words, and then the page would be asked for once more.
 */
async function openAndSave(page: Page, url: string, words: string) {
  const device = new Device(page);
  await expect(async () => {
    await page.goto(url);
    await device.untilReady(/./);
    const saved = async () => {
      const html = await device.cachedText("opened-pages", url);
      return hasContent(html) && html.includes(words);
    };
    await expect.poll(saved, { timeout: 15_000 }).toBe(true);
  }).toPass({ timeout: 60_000 });
}

test("a page that was opened before begins with its screen, online and with every server stopped", async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const pages = [
    [`${product.siteUrl}/water`, "We find water"],
    [`${product.siteUrl}/WaterProject`, content.project.title],
    [`${product.siteUrl}/AssessmentsPost`, content.publication.title],
  ] as const;
  for (const [url, words] of pages) await openAndSave(page, url, words);
  for (const [url, words] of pages) {
    const html = await sentTo(page, url);
    expect(html?.includes('"isSaved":true'), url).toBe(true);
    expect(html?.includes(words), url).toBe(true);
    await new PublicPage(page).untilAlive();
  }
  expect(complaints).toEqual([]);
  await product.stop();
  try {
    for (const [url, words] of pages) {
      expect((await sentTo(page, url))?.includes(words), url).toBe(true);
      await new PublicPage(page).untilAlive();
      await expect(page.getByRole("main")).toContainText(words);
    }
  } finally {
    await product.start();
  }
});

test("what was changed and removed since is shown as it is now", async ({ page }) => {
  const { siteUrl, apiUrl } = product;
  const url = `${siteUrl}/SingalProjectsWater/${content.project.id}`; // (sic)
  await openAndSave(page, url, content.project.title);
  const headers = { authorization: `Bearer ${await signIn(apiUrl)}` };
  const changed = new FormData();
  changed.append("title", "Boreholes of all villages");
  const path = `/UpdateWaterProject/waterProject/${content.project.id}`;
  expect((await fetch(apiUrl + path, { method: "PATCH", headers, body: changed })).ok).toBe(true);
  // A read that was refreshed less than 5 s ago is not asked for again.
  await expect(async () => {
    expect((await sentTo(page, url))?.includes(content.project.title)).toBe(true);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("Boreholes of all villages", { timeout: 3_000 });
  }).toPass({ timeout: 30_000 });

  const removed = await fetch(`${apiUrl}/DeleteWaterProject/waterProject/${content.project.id}`, {
    method: "DELETE",
    headers,
  });
  expect(removed.ok).toBe(true);
  await expect(async () => {
    await page.goto(url);
    const gone = page.getByText("There may be nothing at this address any more.");
    await expect(gone).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
});

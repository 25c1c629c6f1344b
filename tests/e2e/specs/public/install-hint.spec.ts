import type { Locator } from "@playwright/test";
import { expect, inLanguage, test } from "../../fixtures/content/three-languages.ts";

const sizes = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
];

/** How the hint is sent away, by its language. */
const languages = { en: "Not now", so: "Hadda maya", ar: "ليس الآن" };

type Size = (typeof sizes)[number];

/** A notice that nobody asked for leaves nine tenths of the screen to the page, and its ways have room for a thumb. */
async function expectRow(notice: Locator, size: Size, what: string) {
  const { height = 0, width = 0 } = (await notice.boundingBox()) ?? {};
  expect(height).toBeGreaterThan(0);
  expect((width * height) / (size.width * size.height), what).toBeLessThanOrEqual(0.1);
  for (const way of await notice.locator("a, button").all())
    expect((await way.boundingBox())?.height, "for a thumb").toBeGreaterThanOrEqual(24);
}

/** Where the browser installs the site when asked, and where its visitor has to find the way, as on an iPhone. */
for (const what of ["ask", "explain"] as const) {
  test(`the hint at installing (${what}) covers at most a tenth of a phone's screen, in every language`, async ({
    browser,
    product: { siteUrl },
  }) => {
    const context = await browser.newContext({ hasTouch: true, isMobile: true });
    if (what === "explain")
      await context.addInitScript(() => {
        Object.assign(navigator, { standalone: false });
        Object.defineProperty(navigator, "maxTouchPoints", { value: 5 });
      });
    const page = await context.newPage();
    await page.goto(`${siteUrl}/contact`);
    // The hint is for those who came back.
    await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
    for (const [language, words] of Object.entries(languages)) {
      // Another language than the browser's: its offer would stand in the hint's place.
      await page.evaluate((chosen) => localStorage.setItem("language", chosen), language);
      for (const size of sizes) {
        await page.setViewportSize(size);
        await page.goto(`${siteUrl}${inLanguage(language, "/contact")}`);
        const notNow = page.getByRole("button", { name: words });
        await expect(async () => {
          await page.evaluate((isAsked) => {
            const prompt = () => Promise.resolve({ outcome: "dismissed" });
            if (isAsked)
              dispatchEvent(
                Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt }),
              );
          }, what === "ask");
          await expect(notNow).toBeVisible({ timeout: 1_000 });
        }).toPass();
        const hint = page.locator("aside").filter({ hasText: words });
        await expectRow(hint, size, `"${words}" at ${size.width}x${size.height}`);
      }
    }
    await context.close();
  });
}

for (const [locale, address] of [
  ["en", "/so/contact"],
  ["so", "/contact"],
  ["ar", "/contact"],
] as const)
  test(`the offer of a page in the browser's language (${locale}) covers at most a tenth of a phone's screen`, async ({
    browser,
    product: { siteUrl },
  }) => {
    const context = await browser.newContext({ hasTouch: true, isMobile: true, locale });
    const page = await context.newPage();
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.goto(`${siteUrl}${address}`);
      const offer = page.locator("aside").filter({ has: page.locator(`a[hreflang=${locale}]`) });
      await expect(offer).toBeVisible();
      await expectRow(offer, size, `${locale} at ${size.width}x${size.height}`);
    }
    await context.close();
  });

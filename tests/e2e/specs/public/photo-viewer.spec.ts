import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures/content/public-site.ts";

test.use({ serviceWorkers: "block" });

const phone = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  serviceWorkers: "block",
} as const;

test("a photo fills a phone's screen; a swipe shows the next, Back closes it, and its address opens it", async ({
  browser,
  product,
  content,
}) => {
  const page = await browser.newPage(phone);
  await page.goto(`${product.siteUrl}/SingalProjectsWater/${content.project.id}`); // (sic)
  await page.getByRole("button", { name: /photo 1 of 2/ }).tap();
  const viewer = page.getByRole("dialog");
  await expect(viewer).toHaveAccessibleName("Photo 1 of 2");
  expect(await viewer.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  expect((await viewer.getByRole("img").boundingBox())?.width).toBe(360);

  await swipeLeft(page);
  await expect(viewer).toHaveAccessibleName("Photo 2 of 2");
  const address = page.url();
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/SingalProjectsWater/${content.project.id}$`)); // (sic)

  await page.goto(address);
  await expect(viewer).toHaveAccessibleName("Photo 2 of 2");
  await viewer.getByRole("button", { name: "Close" }).tap();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/SingalProjectsWater/${content.project.id}$`)); // (sic)
  await page.close();
});

test("P-45 a drawing of the home page fills a phone's screen; a swipe shows the next, Back closes it where it was opened", async ({
  browser,
  product,
}) => {
  const page = await browser.newPage(phone);
  await page.goto(product.siteUrl);
  const drawing = page.getByRole("button", { name: "Drawing: Water kiosk opened in a growing town" });
  await drawing.scrollIntoViewIfNeeded();
  await drawing.tap();
  const viewer = page.getByRole("dialog", { name: "Gallery / Recent Activities" });
  const shown = viewer.getByRole("img");
  await expect(shown).toHaveAccessibleName(/^Drawing: Water kiosk/);
  expect(await viewer.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  await expect.poll(async () => (await shown.boundingBox())?.width).toBe(360);
  await swipeLeft(page);
  await expect(shown).toHaveAccessibleName(/^Drawing: Solar field/);
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(drawing).toBeInViewport();
  await page.close();
});

test("on a phone held across a photo is seen whole, with its caption and the ways to the others", async ({
  page,
  product,
  content,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto(`${product.siteUrl}/SingalProjectsWater/${content.project.id}?photo=1`); // (sic)
  const viewer = page.getByRole("dialog");
  for (const seen of [
    viewer.getByRole("img"),
    viewer.locator("figcaption"),
    viewer.getByRole("button", { name: "Previous" }),
    viewer.getByRole("button", { name: "Next" }),
    viewer.getByRole("button", { name: "Close" }),
  ])
    await expect(seen).toBeInViewport({ ratio: 1 });
  expect((await viewer.getByRole("img").boundingBox())?.height).toBeGreaterThan(360 / 2);
});

/** A finger drawn over the middle of the screen. */
async function swipeLeft(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const at = (x: number) => [{ x, y: 370 }];
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(300) });
  for (const x of [220, 140, 60]) {
    await cdp.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(x) });
  }
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

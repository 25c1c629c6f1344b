import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures/content/public-site.ts";

test.use({ serviceWorkers: "block" });

test("a photo fills a phone's screen; a swipe shows the next, Back closes it, and its address opens it", async ({
  browser,
  product,
  content,
}) => {
  const phone = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await phone.newPage();
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
  await phone.close();
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

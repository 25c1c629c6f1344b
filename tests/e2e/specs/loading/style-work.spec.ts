import { publishPortalContent } from "../../fixtures/content/portal-content.ts";
import { publishPublicContent } from "../../fixtures/content/public-content.ts";
import { publicRoutes } from "../../fixtures/content/public-routes.ts";
import { expect, test } from "../../fixtures/product.ts";
import { Portal } from "../../pages/portal.ts";
import { PublicPage } from "../../pages/public-page.ts";
import { styledForOneMore, styledWhile } from "../../pages/styled-elements.ts";

/** Pictures that change, answers and notices each add something: on a slow phone none may cost the whole page's styles. */
const mostStyled = 0.3;

test.use({ serviceWorkers: "block", contextOptions: { reducedMotion: "reduce" } });

test("no public page computes all of its styles when something is added to it", async ({
  product,
  browser,
  page,
}) => {
  test.setTimeout(300_000);
  for (const path of publicRoutes(await publishPublicContent(product))) {
    await page.goto(product.siteUrl + path);
    await new PublicPage(page).untilWhole();
    await expect
      .poll(() => styledForOneMore(browser, page), { message: path, timeout: 20_000 })
      .toBeLessThan(mostStyled);
  }
});

test("a notice that comes does not compute the styles of the page", async ({
  product,
  browser,
  context,
  page,
}) => {
  await page.goto(product.siteUrl);
  await new PublicPage(page).untilWhole();
  const shareWhile = (isOffline: boolean) =>
    styledWhile(browser, page, async () => {
      await context.setOffline(isOffline);
      await expect(page.getByText("You are offline.")).toBeVisible({ visible: isOffline });
    });
  expect(await shareWhile(true)).toBeLessThan(mostStyled);
  expect(await shareWhile(false)).toBeLessThan(mostStyled);
});

test("no screen of the portal computes all of its styles when something is added to it", async ({
  product,
  browser,
  page,
}) => {
  const { water } = await publishPortalContent(product, "of the styles");
  const portal = new Portal(page, product.siteUrl);
  await portal.open("/Dashboard");
  await portal.signIn();
  await portal.expectAt("/Dashboard");
  for (const path of [
    "/Dashboard",
    "/WaterProjectTable",
    `/WaterProjectUpdate/${water.id}`,
    "/EventTable",
    `/WaterProjectPhotosTable?project=${water.id}`,
    "/AdminQueue",
  ]) {
    await portal.go(path);
    await expect(portal.heading).toBeVisible();
    await portal.untilLoaded();
    await expect
      .poll(() => styledForOneMore(browser, page), { message: path, timeout: 20_000 })
      .toBeLessThan(mostStyled);
  }
});

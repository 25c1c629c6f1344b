import type { Page } from "@playwright/test";
import { publicRoutes } from "../../fixtures/content/public-routes.ts";
import { expect, test } from "../../fixtures/content/public-site.ts";
import { layoutFaults } from "../../pages/layout-faults.ts";
import { PublicPage } from "../../pages/public-page.ts";

/** A phone whose text is twice as large, one that shows half as much, and one that lies on its side. */
test.use({ serviceWorkers: "block", reducedMotion: "reduce" });

/** What comes when it is near the screen comes; runs in the page. */
async function scrollThrough(): Promise<void> {
  const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo(0, y);
    await painted();
  }
}

/** Opens each address in turn, as links do, and waits until it is whole. */
async function* opened(page: Page, siteUrl: string, paths: readonly string[]) {
  const shown = new PublicPage(page);
  await page.goto(siteUrl);
  await shown.untilAlive();
  for (const path of paths) {
    await shown.follow(path);
    await expect(page).toHaveURL(siteUrl + path);
    await expect(shown.heading).toBeVisible();
    await page.evaluate(scrollThrough);
    await shown.untilLoaded();
    await page.evaluate(() => scrollTo(0, 0));
    yield path;
  }
}

for (const { name, width, rootSize } of [
  { name: "with text at 200 %", width: 360, rootSize: "200%" },
  { name: "enlarged to 200 %", width: 180, rootSize: "" },
]) {
  test(`at 360 px ${name} name, menu and addresses of every page are neither cut nor covered`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`${product.siteUrl}/contact`);
    const shown = new PublicPage(page);
    await shown.untilAlive();
    // As the browser's own setting does: all sizes of the site go by it.
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), rootSize);
    expect(await layoutFaults(page, "header, footer")).toEqual([]);
    await shown.lowDataSwitch();
    expect(await layoutFaults(page, "header")).toEqual([]);
  });
}

const lists = ["/EnergyProject", "/WaterProject", "/EventPost", "/AssessmentsPost"];
/** So much of it has to be seen, at least. */
const aLine = 24;

test("on a phone that lies on its side every page has more than a banner on its first screen, and each list's search", async ({
  page,
  product,
  content,
}) => {
  const lies = { width: 740, height: 360 };
  await page.setViewportSize(lies);
  const late: string[] = [];
  for await (const path of opened(page, product.siteUrl, publicRoutes(content))) {
    const ends = await page.evaluate(
      () =>
        document.querySelector("main h1")?.closest("[data-ground='deep']")?.getBoundingClientRect().bottom,
    );
    if (ends === undefined || ends > lies.height - aLine) late.push(`${path}: the banner ends at ${ends} px`);
    if (!lists.includes(path)) continue;
    const search = await page.getByRole("main").getByRole("search").first().boundingBox();
    if (!search || search.y > lies.height - aLine) late.push(`${path}: search at ${search?.y} px`);
  }
  expect(late).toEqual([]);
});

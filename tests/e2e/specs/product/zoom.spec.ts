import type { Page } from "@playwright/test";
import { publicRoutes } from "../../fixtures/content/public-routes.ts";
import { expect, test } from "../../fixtures/content/public-site.ts";
import { enlarged, enlargedFaults, layoutFaults, setTextSize } from "../../pages/layout-faults.ts";
import { PublicPage } from "../../pages/public-page.ts";

/** A phone whose text is twice as large, one that shows half as much, and one that lies on its side. */
test.use({ serviceWorkers: "block", reducedMotion: "reduce" });

/** Opens each address in turn, as links do, and waits until it is whole. */
async function* opened(page: Page, siteUrl: string, paths: readonly string[]) {
  const shown = new PublicPage(page);
  await page.goto(siteUrl);
  await shown.untilAlive();
  for (const path of paths) {
    await shown.follow(path);
    await expect(page).toHaveURL(siteUrl + path);
    await shown.untilWhole();
    yield path;
  }
}

for (const { name, width, textSize } of enlarged) {
  test(`at 360 px ${name} name, menu and addresses of every page are neither cut nor covered`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`${product.siteUrl}/contact`);
    const shown = new PublicPage(page);
    await shown.untilAlive();
    await setTextSize(page, textSize);
    expect(await layoutFaults(page, "header, footer")).toEqual([]);
    await shown.lowDataSwitch();
    expect(await layoutFaults(page, "header")).toEqual([]);
  });
}

test("at 360 px with text at 200 %, and enlarged to 200 %, no word of any page is cut, covered or squeezed", async ({
  page,
  product,
  content,
}) => {
  const faults: string[] = [];
  // As tall as it is quick to scroll through.
  const height = 1600;
  await page.setViewportSize({ width: 360, height });
  for await (const path of opened(page, product.siteUrl, publicRoutes(content))) {
    const found = await enlargedFaults(page, "main", height);
    faults.push(...found.map((fault) => `${path} ${fault}`));
  }
  expect(faults).toEqual([]);
});

test("at 360 px with text at 200 %, and enlarged to 200 %, the names of the map's towns lie beside each other", async ({
  page,
  product,
  content: _,
}) => {
  await page.goto(`${product.siteUrl}/projects`);
  const towns = page.getByRole("group", { name: /^Map with/ }).locator("text");
  await expect(towns.first()).toBeVisible();
  for (const { name, width, textSize } of enlarged) {
    await page.setViewportSize({ width, height: 740 });
    await setTextSize(page, textSize);
    const boxes = await towns.evaluateAll((names) =>
      names.map((each) => each.getBoundingClientRect().toJSON()),
    );
    const covered = boxes.flatMap((one: DOMRect, at: number) =>
      boxes
        .slice(at + 1)
        .filter((two: DOMRect) => one.left < two.right && two.left < one.right)
        .filter((two: DOMRect) => one.top < two.bottom && two.top < one.bottom),
    );
    expect(covered, name).toEqual([]);
  }
});

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

test("on a phone each list begins on the first screen", async ({ page, product, content: _ }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const late: string[] = [];
  for await (const path of opened(page, product.siteUrl, lists)) {
    const title = page.getByRole("main").getByRole("listitem").getByRole("heading", { level: 3 }).first();
    const box = await title.boundingBox();
    if (!box || box.y + aLine > 740) late.push(`${path}: the first title at ${box?.y} px`);
  }
  expect(late).toEqual([]);
});

test("the welcome's slideshow button lies over no other text or button of it, however low the screen", async ({
  page,
  product,
}) => {
  await page.goto(product.siteUrl);
  const shown = new PublicPage(page);
  await shown.untilAlive();
  const button = page.getByRole("button", { name: "Play slideshow" });
  for (const [width, height, textSize] of [
    [390, 420, 16],
    [320, 400, 16],
    [360, 740, 16],
    [740, 360, 16],
    [360, 740, 32],
    [180, 370, 16],
  ] as const) {
    await page.setViewportSize({ width, height });
    await setTextSize(page, textSize);
    const over = await button.evaluate((at) => {
      const one = at.getBoundingClientRect();
      const others = [...(at.closest("[data-slot]")?.querySelectorAll("h1, p, a") ?? [])];
      return others
        .filter((other) => {
          const two = other.getBoundingClientRect();
          return one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom;
        })
        .map(({ textContent }) => textContent);
    });
    expect(over, `at ${width} x ${height} px`).toEqual([]);
  }
});

import type { Browser, Page } from "@playwright/test";
import { findings } from "../../fixtures/axe.ts";
import type { PublicContent } from "../../fixtures/content/public-content.ts";
import { expect, test } from "../../fixtures/content/public-site.ts";
import { LitePage } from "../../pages/lite-page.ts";
import { PublicPage } from "../../pages/public-page.ts";

/**
 * The lite edition (docs/decisions/0053-a-lite-edition-from-the-same-screens.md): what low data and a browser without
 * scripts get in place of the app.
 */
test.use({ serviceWorkers: "block", viewport: { width: 360, height: 740 } });

/** Bytes on the line, headers included (docs/budgets.md). */
const budget = { first: 45_000, further: 25_000 };

/** Every public route, with words that its content alone has. */
const routes = ({ project, energy, ...content }: PublicContent): [path: string, words: string | RegExp][] => [
  ["/", "Ministry Mandates"],
  ["/Ministry", /vision/i],
  ["/minister", /minister/i],
  ["/water", /water/i],
  ["/Energy", /energy/i],
  ["/PlanningPolicy", /polic/i],
  ["/Admin&finace", /finance/i], // (sic)
  ["/contact", "Whistleblowing"],
  ["/accessibility", /keyboard/i],
  ["/offline", "Keep the site for offline use"],
  ["/feeds", /feed reader/],
  ["/projects", project.title],
  ["/EnergyProject", energy.title],
  ["/WaterProject", project.title],
  [`/SingalProjectsEnergy/${energy.id}`, "The old salt pans."], // (sic)
  [`/SingalProjectsWater/${project.id}`, "Fourteen wells are dug and covered"], // (sic)
  [`/project/${project.id}/achievements`, "Survey"],
  ["/EventPost", content.lastEvent],
  [`/SingalProjectsEvent/${content.eventId}`, content.lastEvent], // (sic)
  ["/AssessmentsPost", content.report],
  ["/tenders", "No tender is open now"],
  [`/documents/${content.reportId}`, content.report],
  ["/search?q=coast", content.report],
  ["/no-such-page", /not found/i],
];

/** A page in a browser whose visitor has chosen low data. */
async function lowDataPage(browser: Browser, siteUrl: string): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: "reduce",
    serviceWorkers: "block",
    viewport: { width: 360, height: 740 },
  });
  await context.addCookies([{ name: "low-data", value: "on", url: siteUrl }]);
  return context.newPage();
}

/** What is promised of the full edition, and the lite one does not do. */
const fullEditionOnly =
  /Save for offline|searched without a connection|keep on this device|Installed, the site/;

test("@everyday under low data every public page is whole, asks for no script, and stays within its budget of bytes", async ({
  browser,
  product,
  content,
}) => {
  const page = await lowDataPage(browser, product.siteUrl);
  const lite = new LitePage(page);
  const sizes: Promise<number>[] = [];
  const asked: string[] = [];
  page.on("requestfinished", (request) => {
    asked.push(request.url());
    sizes.push(request.sizes().then((size) => size.responseBodySize + size.responseHeadersSize));
  });
  const costs: [string, number][] = [];
  for (const [path, words] of routes(content)) {
    [asked.length, sizes.length] = [0, 0];
    const answer = await page.goto(product.siteUrl + path, { waitUntil: "networkidle" });
    const bytes = (await Promise.all(sizes)).reduce((sum, each) => sum + each, 0);
    costs.push([path, bytes]);
    await expect(page.getByRole("main").getByText(words).first(), path).toBeVisible();
    await expect(page.getByRole("main").getByText(/^(Loading|Searching)/), path).toHaveCount(0);
    await expect(page.getByRole("main").getByText(fullEditionOnly), path).toHaveCount(0);
    expect(lite.needsScript((await answer?.text()) ?? ""), path).toEqual([]);
    expect(
      asked.filter((url) => new URL(url).pathname !== "/icon.svg"),
      path,
    ).toEqual([product.siteUrl + path]);
    expect(bytes, path).toBeLessThanOrEqual(costs.length === 1 ? budget.first : budget.further);
  }
  console.info(costs.map(([path, bytes]) => `${path} ${bytes}`).join("\n"));
  expect(Math.max(...costs.map(([, bytes]) => bytes))).toBeLessThanOrEqual(budget.further);
  await page.context().close();
});

test("no lite page has a finding, in the light or in the dark, or scrolls sideways at 320 px", async ({
  browser,
  product,
  content,
}) => {
  const page = await lowDataPage(browser, product.siteUrl);
  const shown = new PublicPage(page);
  for (const [path] of routes(content)) {
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(product.siteUrl + path);
    expect(await findings(page), path).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await shown.overflow(), `${path} at 320 px`).toBeLessThanOrEqual(0);
    // Loaded in the dark: colours that are on their way from one to the other have neither's contrast.
    await page.emulateMedia({ colorScheme: "dark" });
    await page.reload();
    expect(await findings(page, ["color-contrast"]), `${path} in the dark`).toEqual([]);
  }
  await page.context().close();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every public page is whole", async ({ page, product, content }) => {
    const lite = new LitePage(page);
    for (const [path, words] of routes(content)) {
      await lite.open(product.siteUrl + path);
      await expect(page.getByRole("main").getByText(words).first(), path).toBeVisible();
    }
  });

  test("@everyday menu, search, filters, order and downloads work", async ({ page, product, content }) => {
    const lite = new LitePage(page);
    await lite.open(`${product.siteUrl}/contact`);
    await lite.menu.getByText("Menu").click();
    await lite.menu.getByRole("link", { name: "Water projects" }).click();
    await expect(page).toHaveURL(/\/WaterProject$/);

    await page.getByRole("banner").getByRole("searchbox", { name: "Search" }).fill("coast");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/search\?q=coast$/);
    await page.getByRole("main").getByRole("link", { name: content.report }).click();
    await expect(page.getByRole("heading", { level: 1, name: content.report })).toBeVisible();
    const download = page.getByRole("link", { name: /^Download \(1 kB\)/ });
    expect((await fetch((await download.getAttribute("href")) ?? "")).status).toBe(200);

    await page.goto(`${product.siteUrl}/AssessmentsPost`);
    const main = page.getByRole("main");
    await main.getByRole("searchbox", { name: "Search publications" }).fill("minutes");
    await main.getByRole("combobox", { name: "Order" }).selectOption("Title, A to Z");
    await main.getByRole("combobox", { name: "Kind of file" }).selectOption("PDF");
    await main.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL(/q=minutes&kind=PDF&sort=title$/);
    await expect(main.getByRole("heading", { name: content.minutes })).toBeVisible();
    await expect(main.getByRole("heading", { name: content.report })).toHaveCount(0);
    await expect(main.getByRole("combobox", { name: "Order" })).toHaveValue("title");
  });

  test("P-149 the pager's pages are links, and a page's size is chosen", async ({ page, product }) => {
    const lite = new LitePage(page);
    await lite.open(`${product.siteUrl}/EventPost`);
    const main = page.getByRole("main");
    await main.getByRole("combobox", { name: "Events per page" }).selectOption("10");
    await main.getByRole("button", { name: "Show" }).click();
    await main.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL(/limit=10/);
    await expect(main.getByText(/^Page 2 of/)).toBeVisible();
    await main.getByRole("link", { name: "Prev" }).click();
    await expect(main.getByText(/^Page 1 of/)).toBeVisible();
    await expect(main.getByRole("link", { name: "Prev" })).toHaveCount(0);
  });

  test("a picture is a link that says how large it is", async ({ page, product, content }) => {
    await new LitePage(page).open(`${product.siteUrl}/SingalProjectsWater/${content.project.id}`); // (sic)
    const link = page.getByRole("link", { name: /^Show picture ?: Project overview.* \(\d+ kB\)$/i }).first();
    await expect(link).toBeVisible();
    expect((await fetch((await link.getAttribute("href")) ?? "")).headers.get("content-type")).toBe(
      "image/webp",
    );

    await page.getByRole("link", { name: /^Show all pictures \(\d+ kB\)$/ }).click();
    await expect(page).toHaveURL(/\?pictures=all$/);
    const shown = page.getByRole("main").getByRole("img", { name: /^Project overview/i });
    await expect(shown).toHaveJSProperty("complete", true);
    expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(page.getByRole("link", { name: /^Show all pictures/ })).toHaveCount(0);
  });
});

test.describe("in a browser that is too old for the bundle", () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      delete (Object as { hasOwn?: unknown }).hasOwn;
    }),
  );

  test("the pages come in the lite edition, which says why, and the way back does not go round in circles", async ({
    page,
    product,
  }) => {
    const lite = new LitePage(page);
    await page.goto(`${product.siteUrl}/search?q=coast#main`);
    await expect(page).toHaveURL(`${product.siteUrl}/search?q=coast&lite#main`);
    await expect(page.getByText(/The full edition needs JavaScript and a browser from 2022/)).toBeVisible();
    await lite.menu.getByText("Menu").click();
    await lite.menu.getByRole("link", { name: "Water projects" }).click();
    await expect(page).toHaveURL(`${product.siteUrl}/WaterProject`);
    await expect(page.getByText(/^Lite edition/)).toBeVisible();

    await page.getByRole("button", { name: "Try the full edition" }).click();
    await expect(page).toHaveURL(`${product.siteUrl}/WaterProject?lite`);
    await expect(page.getByText(/The full edition needs JavaScript/)).toBeVisible();
    await expect(page.getByRole("button", { name: /low data/i })).toHaveCount(0);
  });

  test("the portal says that it needs a newer one", async ({ page, product }) => {
    await page.goto(`${product.siteUrl}/AdminLogin`);
    await expect(page.getByRole("alert").getByText(/needs a newer browser/)).toBeVisible();
  });
});

test("low data is turned off on a lite page, and the app comes where the visitor was", async ({
  browser,
  product,
}) => {
  const page = await lowDataPage(browser, product.siteUrl);
  await page.goto(`${product.siteUrl}/EventPost?limit=10`);
  await page.getByRole("button", { name: "Turn low data off", exact: true }).click();
  await expect(page).toHaveURL(`${product.siteUrl}/EventPost?limit=10`);
  await new PublicPage(page).untilAlive();
  // Its switch agrees, and turns it on again.
  const low = await new PublicPage(page).lowDataSwitch();
  await expect(low).toHaveAttribute("aria-pressed", "false");
  await low.click();
  await page.reload();
  await expect(page.getByText("Lite edition: text only")).toBeVisible();
  await page.context().close();
});

test.describe("with the worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("once low data is on, the next page comes in the lite edition, in every tab", async ({
    page,
    context,
    product,
  }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(`${product.siteUrl}/contact`);
      await new PublicPage(tab).untilAlive();
    }
    await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
    await (await new PublicPage(page).lowDataSwitch()).click();
    await other.goto(`${product.siteUrl}/water`);
    await expect(other.getByText("Lite edition: text only")).toBeVisible();
    expect(await other.evaluate(() => document.scripts.length)).toBe(0);
  });
});

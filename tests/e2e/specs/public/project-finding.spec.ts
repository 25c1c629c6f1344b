import type { AssetManifest } from "@ministry/contract";
import type { Page } from "@playwright/test";
import { brotliCompressSync } from "node:zlib";
import { findings } from "../../fixtures/axe.ts";
import { publishPlacedProjects } from "../../fixtures/content/placed-projects.ts";
import { expect, test } from "../../fixtures/product.ts";
import { Device } from "../../pages/device.ts";
import { LitePage } from "../../pages/lite-page.ts";
import { complaintsOf, PublicPage } from "../../pages/public-page.ts";

/** Projects by place, stage and year, on the map, and near the visitor (issue 18, "Finding"). */
test.use({ ministry: "placed projects", viewport: { width: 360, height: 740 } });

/** Bytes of what the map's page alone loads, in brotli: screen, map, outline and their styles. */
const mapBudget = 8_000;

test.beforeAll(async ({ product }) => {
  await publishPlacedProjects(product);
});

const cards = (page: Page) => page.getByRole("main").getByRole("heading", { level: 3 });
const map = (page: Page) => page.getByRole("group", { name: /^Map with \d projects/ });
const rows = (page: Page) => page.getByRole("region", { name: "List of projects" }).getByRole("link");

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await new PublicPage(page).untilAlive();
}

test.describe("without a worker", () => {
  test.use({ serviceWorkers: "block" });

  test("filters of a list stand in the address, for a reload, for whoever it is passed on to, and for Back", async ({
    page,
    product,
  }) => {
    const complaints = complaintsOf(page);
    await open(page, `${product.siteUrl}/WaterProject`);
    const stage = page.getByRole("combobox", { name: "Stage" });
    await stage.selectOption({ label: "Ongoing (2)" });
    await page.getByRole("combobox", { name: "Start year" }).selectOption("2024");
    await expect(page).toHaveURL(/\?stage=ongoing&year=2024$/);
    await expect(cards(page)).toHaveText(["Dam of the east", "Pumps of Berbera"]);
    await page.reload();
    await expect(stage).toHaveValue("ongoing");
    await page.getByRole("link", { name: "Read for More: Dam of the east" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dam of the east");
    await page.goBack();
    await expect(cards(page)).toHaveText(["Dam of the east", "Pumps of Berbera"]);
    await page.getByRole("combobox", { name: "Place" }).selectOption("Hargeisa");
    await expect(page.getByText("No project matches these filters.")).toBeVisible();
    await page.getByRole("link", { name: "Show all projects" }).click();
    await expect(cards(page)).toHaveCount(4);
    expect(complaints).toEqual([]);
  });

  test("a list answers its address in the HTML, and begins on the first screen of a phone", async ({
    page,
    product,
  }) => {
    const titles = async () => {
      const html = await (await fetch(`${product.siteUrl}/WaterProject?district=Berbera`)).text();
      const headings = html.matchAll(/<h3 dir="auto">(.*?)<\/h3>/g);
      return [...headings].map(([, inside = ""]) => inside.replaceAll(/<[^>]*>/g, ""));
    };
    // Without an answer of the API in time the page goes out as it was composed.
    await expect.poll(titles).toEqual(["Pumps of Berbera"]);
    for (const path of ["/WaterProject", "/EnergyProject"]) {
      await page.goto(product.siteUrl + path);
      await expect(cards(page).first()).toBeVisible();
      const card = page
        .getByRole("main")
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading", { level: 3 }) });
      const box = await card.first().boundingBox();
      expect(box?.y, path).toBeLessThan(620);
    }
  });

  test("the map is moved and zoomed by keyboard, and shows what is chosen on it", async ({
    page,
    product,
  }) => {
    await open(page, `${product.siteUrl}/projects`);
    const drawing = map(page).locator("svg svg").first();
    const shown = () => drawing.getAttribute("viewBox");
    const whole = await shown();
    await map(page).focus();
    await page.keyboard.press("+");
    await expect.poll(shown).not.toBe(whole);
    const nearer = await shown();
    await page.keyboard.press("ArrowRight");
    await expect.poll(shown).not.toBe(nearer);
    await page.keyboard.press("0");
    await expect.poll(shown).toBe(whole);

    const mark = map(page).getByRole("link", { name: "Pumps of Berbera (Water)" });
    await mark.focus();
    await page.keyboard.press("Enter");
    const chosen = page.getByRole("region", { name: "Selected on the map" });
    await expect(chosen.getByText("60% done")).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(chosen.getByRole("link", { name: "Pumps of Berbera" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(chosen).toHaveCount(0);
    await expect(map(page)).toBeFocused();

    const cluster = map(page).getByRole("button", { name: "2 projects close together" });
    await cluster.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: "2 projects at this place" })).toBeVisible();
  });

  test("the map is dragged and its wheel zooms with Ctrl alone", async ({ page, product }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, `${product.siteUrl}/projects`);
    const shown = () => map(page).locator("svg svg").first().getAttribute("viewBox");
    const whole = await shown();
    const box = await map(page).boundingBox();
    if (!box) throw new Error("the map has no place");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 3);
    await page.keyboard.down("Control");
    await page.mouse.wheel(0, -300);
    await page.keyboard.up("Control");
    await expect.poll(shown).not.toBe(whole);
    const nearer = await shown();
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 3, box.y + box.height / 4, { steps: 4 });
    await page.mouse.up();
    await expect.poll(shown).not.toBe(nearer);
    await page.getByRole("button", { name: "Whole map" }).click();
    await expect.poll(shown).toBe(whole);
  });

  test("Near me sorts by distance on the device, and a refusal is said", async ({
    page,
    context,
    product,
  }) => {
    const asked: string[] = [];
    await context.grantPermissions(["geolocation"], { origin: product.siteUrl });
    await context.setGeolocation({ latitude: 10.5, longitude: 45.1 });
    // Every page asks once whether the API answers, some time after it came alive.
    const connectionAsked = page.waitForResponse(/[/]healthz$/);
    await open(page, `${product.siteUrl}/projects`);
    await connectionAsked;
    page.on("request", (request) => asked.push(request.url()));
    await page.getByRole("button", { name: "Near me" }).click();
    await expect(page.getByText("Sorted by distance from where you are.")).toBeVisible();
    await expect(rows(page).first()).toHaveText("Pumps of Berbera");
    await expect(rows(page).last()).toHaveText("A well nobody placed");
    expect(asked).toEqual([]);
    await context.clearPermissions();
    await page.reload();
    await new PublicPage(page).untilAlive();
    await page.getByRole("button", { name: "Near me" }).click();
    await expect(page.getByText(/^The position was not shared/)).toBeVisible();
  });

  test("the map has no finding, in the light or in the dark, chosen or not, and fits 320 px", async ({
    page,
    product,
  }) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await open(page, `${product.siteUrl}/projects`);
      await map(page).getByRole("link", { name: "Dam of the east (Water)" }).press("Enter");
      await expect(page.getByRole("region", { name: "Selected on the map" })).toBeVisible();
      expect(await findings(page), colorScheme).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await new PublicPage(page).overflow()).toBeLessThanOrEqual(0);
  });

  test("a list loads nothing of the map, and the map's own files stay within their budget", async ({
    page,
    product,
  }) => {
    const base = `${product.siteUrl}/parts/public/`;
    const { routes } = (await (await fetch(`${base}asset-manifest.json`)).json()) as AssetManifest;
    const files = (pattern: string) => routes[pattern] ?? [];
    const others = Object.entries(routes).flatMap(([pattern, own]) => (pattern === "/projects" ? [] : own));
    const own = files("/projects").filter((file) => !others.includes(file));
    expect(own.some((file) => /map/.test(file))).toBe(true);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(`${product.siteUrl}/WaterProject`, { waitUntil: "networkidle" });
    expect(asked.filter((url) => own.some((file) => url.endsWith(file)))).toEqual([]);
    const bodies = await Promise.all(own.map(async (file) => (await fetch(base + file)).arrayBuffer()));
    const bytes = bodies.reduce((sum, body) => sum + brotliCompressSync(new Uint8Array(body)).length, 0);
    console.info(`the map's own files: ${bytes} bytes in ${own.length}`);
    expect(bytes).toBeLessThanOrEqual(mapBudget);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("lists are narrowed by a form, and the map is a picture whose marks are links", async ({
      page,
      product,
    }) => {
      await new LitePage(page).open(`${product.siteUrl}/WaterProject`);
      await page.getByRole("combobox", { name: "Place" }).selectOption("Berbera");
      await page.getByRole("main").getByRole("button", { name: "Show" }).click();
      await expect(page).toHaveURL(/district=Berbera/);
      await expect(cards(page)).toHaveText(["Pumps of Berbera"]);
      await page.getByRole("link", { name: "See them on the map" }).click();
      await expect(page).toHaveURL(/\/projects\?district=Berbera&sector=water$/);
      const picture = page.getByRole("group", { name: /^Map of the projects/ });
      await expect(picture.locator("path").first()).toBeVisible();
      await expect(rows(page)).toHaveText(["Pumps of Berbera"]);
      await picture.getByRole("link", { name: "Pumps of Berbera (Water)" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pumps of Berbera");
      await expect(page.getByRole("region", { name: "Timeline" }).getByRole("listitem")).toHaveCount(2);
    });
  });
});

test("the map opens with every server stopped, though nobody was there before", async ({ page, product }) => {
  await page.goto(`${product.siteUrl}/`);
  await new Device(page).untilReady(
    /readProjectEnergy[^]*readProjectWater|readProjectWater[^]*readProjectEnergy/,
  );
  await product.stop();
  try {
    await page.goto(`${product.siteUrl}/projects?stage=ongoing`);
    await expect(rows(page)).toHaveText(["Dam of the east", "Pumps of Berbera"]);
    await expect(map(page).getByRole("link", { name: "Dam of the east (Water)" })).toBeVisible();
  } finally {
    await product.start();
  }
});

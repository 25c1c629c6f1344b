import type { BrowserContextOptions, Page } from "@playwright/test";
import { findings } from "../../fixtures/axe.ts";
import { publicRoutes } from "../../fixtures/content/public-routes.ts";
import { expect, inLanguage, spoken, test } from "../../fixtures/content/three-languages.ts";
import { enlargedFaults, layoutFaults } from "../../pages/layout-faults.ts";
import { hasWords, textsOfPage } from "../../pages/page-texts.ts";
import { PublicPage } from "../../pages/public-page.ts";

/** Pages in Somali and Arabic (docs/decisions/0064-a-build-per-language.md). */
const phone = {
  serviceWorkers: "block",
  reducedMotion: "reduce",
  viewport: { width: 360, height: 740 },
} satisfies BrowserContextOptions;
test.use(phone);

const unconfirmed = {
  so: "Wasaaraddu weli ma xaqiijin tarjumaaddan.",
  ar: "لم تؤكد الوزارة هذه الترجمة بعد",
};

/** Opens a page and waits until nothing of it is on its way. */
async function openWhole(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await new PublicPage(page).untilWhole();
  await page.waitForLoadState("networkidle");
}

for (const edition of ["app", "lite"] as const)
  test(`every public page speaks its language throughout and fits a phone: ${edition} edition`, async ({
    browser,
    product,
    content,
  }) => {
    test.setTimeout(600_000);
    const faults: string[] = [];
    const open = async () => {
      const context = await browser.newContext(phone);
      if (edition === "lite")
        await context.addCookies([{ name: "low-data", value: "on", url: product.siteUrl }]);
      return context.newPage();
    };
    // A window for each language: they wait at the same time, and a tab behind another is not painted.
    const [page, so, ar] = [await open(), await open(), await open()];
    const windows = { so, ar };
    for (const path of publicRoutes(content)) {
      const translated = spoken.map(({ language }) =>
        openWhole(windows[language], product.siteUrl + inLanguage(language, path)),
      );
      await Promise.all([openWhole(page, product.siteUrl + path), ...translated]);
      const english = new Set(await textsOfPage(page));
      for (const words of spoken) {
        const address = inLanguage(words.language, path);
        const found = await faultsIn(windows[words.language], address, words, english);
        faults.push(...found.map((fault) => `${address}: ${fault}`));
      }
    }
    await Promise.all([page, so, ar].map((each) => each.context().close()));
    expect(faults).toEqual([]);
  });

/** What of a translated page is not in its language, or has no room on a phone; `english` are the texts of the English page. */
async function faultsIn(
  page: Page,
  address: string,
  { language, dir, ministry }: (typeof spoken)[number],
  english: ReadonlySet<string>,
): Promise<string[]> {
  await expect(page.locator("html"), address).toHaveAttribute("lang", language);
  await expect(page.locator("html"), address).toHaveAttribute("dir", dir);
  await expect(page, address).toHaveTitle(new RegExp(`${ministry}$`));
  await expect(page.getByRole("contentinfo"), address).toContainText(unconfirmed[language]);
  const texts = await textsOfPage(page);
  expect(texts.length, address).toBeGreaterThan(20);
  const overflow = await new PublicPage(page).overflow();
  return [
    ...texts.filter((text) => english.has(text) && hasWords(text)),
    ...(overflow > 0 ? ["wider than the screen"] : []),
    ...(await layoutFaults(page, "header, main, footer")),
    ...(await enlargedFaults(page, "header, main, footer", 740)),
  ];
}

test("translated pages have no finding of the accessibility checker, in light and in dark", async ({
  page,
  product,
  content,
}) => {
  const project = `/SingalProjectsWater/${content.project.id}`; // (sic)
  for (const { language } of spoken)
    for (const path of ["/", "/EventPost", project, "/contact"]) {
      const address = inLanguage(language, path);
      for (const colorScheme of ["light", "dark"] as const) {
        // Before it is opened: colours that are on their way to others have no contrast of their own.
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await openWhole(page, product.siteUrl + address);
        expect(await findings(page), `${address}, ${colorScheme}`).toEqual([]);
      }
    }
});

test("pages run from right to left in Arabic: name on the right, menu on the left, numbers as they are", async ({
  page,
  product,
}) => {
  await page.goto(`${product.siteUrl}/ar/WaterProject`);
  const banner = page.getByRole("banner");
  const name = await banner.getByRole("link", { name: spoken[1].ministry }).boundingBox();
  const menu = await banner.getByRole("button", { name: "القائمة" }).boundingBox();
  expect(menu?.x ?? 360).toBeLessThan(100);
  expect((name?.x ?? 0) + (name?.width ?? 0)).toBeGreaterThan(330);
  const telephone = page.getByRole("contentinfo").locator('a[href^="tel:"]').first();
  await expect(telephone).toHaveAttribute("dir", "ltr");
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await new PublicPage(page).overflow()).toBeLessThanOrEqual(0);
});

test("a record's texts are in the page's language where they are translated, and name their own where not", async ({
  page,
  product,
  wells,
}) => {
  const main = page.getByRole("main");
  await page.goto(`${product.siteUrl}/so/WaterProject`);
  const translated = main.getByText(wells.somali, { exact: true }).first();
  await expect(translated).toBeVisible();
  expect(await translated.evaluate((element) => element.closest("[lang]")?.getAttribute("lang"))).toBe("so");
  await expect(main.getByText(wells.description).first()).toHaveAttribute("lang", "en");
  const address = await main.getByRole("link", { name: wells.somali }).first().getAttribute("href");
  const id = address?.split("/").at(-1) ?? "";
  await page.goto(`${product.siteUrl}/so/project/${id}/achievements`);
  await expect(page.getByRole("heading", { level: 1, name: wells.somali, exact: true })).toBeVisible();
  await page.goto(`${product.siteUrl}/ar/WaterProject`);
  const untranslated = main.getByText(wells.english, { exact: true }).first();
  await expect(untranslated).toHaveAttribute("lang", "en");
  // Its letters decide which way it runs on a page from right to left.
  expect(await untranslated.evaluate((element) => element.closest("[dir]")?.getAttribute("dir"))).toBe(
    "auto",
  );
});

test("search goes by the words of the language, and leads to its pages", async ({ page, product, wells }) => {
  for (const { language, words, found, to } of [
    { language: "so", words: "xidhiidh", found: "Nala soo xidhiidh", to: "/so/contact" },
    { language: "so", words: "ceelasha", found: wells.somali, to: "/so/SingalProjectsWater/" },
    { language: "ar", words: "الكهرباء", found: "الطاقة", to: "/ar/Energy" },
  ]) {
    await page.goto(`${product.siteUrl}/${language}/search`);
    await page.getByRole("main").getByRole("searchbox").or(page.getByRole("combobox")).first().fill(words);
    const link = page.getByRole("main").getByRole("link", { name: found, exact: true }).first();
    await expect(link, words).toHaveAttribute("href", new RegExp(`^${to}`));
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the lite edition speaks the language, its menu leads to the others, and its search stays in it", async ({
    page,
    product,
    wells,
  }) => {
    await page.goto(`${product.siteUrl}/ar/WaterProject`);
    await expect(page.getByText("النسخة الخفيفة: نص فقط، والصور روابط.").first()).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    const menu = page.getByRole("navigation", { name: "القائمة الرئيسية" });
    await menu.getByText("القائمة", { exact: true }).click();
    await menu.getByRole("link", { name: "Soomaali" }).click();
    await expect(page).toHaveURL(/\/so\/WaterProject/);
    await expect(page.getByText("Nooca fudud: qoraal keliya, sawirradu waa linkiyo.").first()).toBeVisible();
    await expect(page.getByRole("main").getByText(wells.somali).first()).toBeVisible();

    await page.getByRole("banner").getByRole("searchbox").fill("ceelasha");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/so\/search\?q=ceelasha/);
    await page.getByRole("main").getByRole("link", { name: wells.somali }).first().click();
    await expect(page).toHaveURL(/\/so\/SingalProjectsWater\//);
  });
});

import type { Page } from "@playwright/test";
import { expect, inLanguage, spoken, test } from "../../fixtures/content/three-languages.ts";
import { pageAt } from "../../fixtures/sent-pages.ts";
import { PublicPage } from "../../pages/public-page.ts";

/** A choice of language (docs/decisions/0073-a-choice-of-language.md). */
test.use({ serviceWorkers: "block", reducedMotion: "reduce" });

/** The notice that offers the page in a language, and its sentence. */
function offer(page: Page, language: string) {
  const notice = page.getByRole("complementary").locator(`div[lang="${language}"]`);
  return { notice, sentence: notice.locator("p").first() };
}

test("@everyday a language is chosen in the menu, leads to the same page in it, and is remembered", async ({
  page,
  product,
}) => {
  await page.goto(`${product.siteUrl}/water?from=list`);
  const shown = new PublicPage(page);
  await shown.untilAlive();
  await shown.lowDataSwitch();
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await expect(menu.getByRole("link", { name: "English" })).toHaveAttribute("aria-current", "page");
  await menu.getByRole("link", { name: "Soomaali" }).click();
  await expect(page).toHaveURL(`${product.siteUrl}/so/water?from=list`);
  await expect(page.locator("html")).toHaveAttribute("lang", "so");
  await expect(shown.heading).toHaveText("Waaxda Biyaha");
  const remembered = () => page.evaluate(() => localStorage.getItem("language"));
  await expect.poll(remembered).toBe("so");

  // The next address opens in its own language, and offers the one that was chosen.
  await page.goto(`${product.siteUrl}/contact`);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(offer(page, "so").sentence).toHaveText("Boggan waxaa lagu akhrin karaa Af-Soomaali.");
  await page.getByRole("complementary").getByRole("link", { name: "Soomaali" }).click();
  await expect(page).toHaveURL(`${product.siteUrl}/so/contact`);

  await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(`${product.siteUrl}/contact`);
  expect(await remembered()).toBe("en");
});

test.describe("in a browser that is set to Arabic", () => {
  test.use({ locale: "ar-EG" });

  test("Arabic is offered in one line, never forced, and not again once the line was closed", async ({
    page,
    product,
  }) => {
    const line = page.getByRole("complementary");
    await page.goto(product.siteUrl);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    const { notice, sentence } = offer(page, "ar");
    await expect(sentence).toHaveText("هذه الصفحة متاحة باللغة العربية.");
    await expect(notice).toHaveAttribute("dir", "rtl");
    await expect(line.getByRole("link", { name: "العربية" })).toHaveAttribute("href", "/ar");
    await expect(page).toHaveURL(`${product.siteUrl}/`);
    await line.getByRole("button", { name: "إغلاق" }).click();
    await expect(notice).toHaveCount(0);
    await page.reload();
    await new PublicPage(page).untilAlive();
    await page.waitForLoadState("networkidle");
    await expect(notice).toHaveCount(0);
    // Arabic pages are open to it all the same, and offer English, which was chosen last.
    await page.goto(`${product.siteUrl}/ar/contact`);
    await expect(offer(page, "en").sentence).toHaveText("This page is available in English.");
  });
});

test("head, sitemap, feeds and the app to install name each page in every language", async ({
  product,
  content,
}) => {
  const site = product.siteUrl;
  for (const path of ["/", "/water", "/Admin&finace", `/SingalProjectsWater/${content.project.id}`]) {
    const addresses = {
      en: site + path,
      so: site + inLanguage("so", path),
      ar: site + inLanguage("ar", path),
      "x-default": site + path,
    };
    for (const language of ["en", "so", "ar"] as const) {
      // The page of a record is whole once the site's server has its answer.
      const head = async () => headOf(addresses[language]);
      await expect.poll(async () => (await head()).canonical, { message: path }).toBe(addresses[language]);
      expect((await head()).alternates, path).toEqual(addresses);
    }
  }
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  for (const language of ["en", "so", "ar"])
    expect(sitemap).toContain(`<loc>${site}${inLanguage(language, "/water")}</loc>`);
  expect(sitemap).toContain(`hreflang="ar" href="${site}/ar/SingalProjectsWater/${content.project.id}"`);

  for (const { language, ministry } of spoken) {
    const { feed, app } = await headOf(`${site}/${language}/water`);
    expect(await (await fetch(site + app)).json()).toMatchObject({
      lang: language,
      name: ministry,
      start_url: `/${language}`,
    });
    expect(feed).toEqual({ href: `/${language}/feed.xml`, title: expect.stringContaining(ministry) });
    const text = await (await fetch(site + `/${language}/feed.xml`)).text();
    expect(text).toContain(`xml:lang="${language}"`);
    expect(text).toContain(`href="${site}/${language}/SingalProjectsEvent/${content.eventId}"`);
    // Its entries say what they are written in.
    expect(text).toContain(`<title xml:lang="en">${content.lastEvent}</title>`);
  }
});

/** What a page's HTML says of its address, its other languages, its feed and the app to install. */
async function headOf(url: string) {
  const { document } = await pageAt(url);
  const links = [...document.head.querySelectorAll("link")];
  const named = (rel: string) => links.filter((link) => link.rel === rel);
  const feed = named("alternate").find((link) => link.type === "application/atom+xml");
  const others = named("alternate").filter((link) => link.hreflang);
  return {
    canonical: named("canonical")[0]?.getAttribute("href"),
    alternates: Object.fromEntries(others.map((link) => [link.hreflang, link.getAttribute("href")])),
    app: named("manifest")[0]?.getAttribute("href"),
    feed: { href: feed?.getAttribute("href"), title: feed?.title },
  };
}

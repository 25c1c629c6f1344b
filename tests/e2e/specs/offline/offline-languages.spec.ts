import type { AssetManifest, LanguageBuild, OtherLanguage } from "@ministry/contract";
import { expect, inLanguage, test } from "../../fixtures/content/three-languages.ts";
import { Device } from "../../pages/device.ts";

/** The worker downloads the languages in which pages were opened (docs/decisions/0064-a-build-per-language.md). */
test.use({ reducedMotion: "reduce" });

for (const language of ["en", "so"] as const)
  test(`a device whose visitor reads ${language} downloads no file of another language`, async ({
    page,
    context,
    product,
  }) => {
    const base = `${product.siteUrl}/parts/public/`;
    const files = await filesByLanguage(base);
    const own = files[language].map((path) => base + path);
    const others = Object.values(files)
      .flat()
      .map((path) => base + path)
      .filter((url) => !own.includes(url));
    expect(others.length).toBeGreaterThan(6);

    const asked: string[] = [];
    context.on("request", (request) => asked.push(request.url()));
    await page.goto(product.siteUrl + inLanguage(language, "/"));
    await new Device(page).untilReady(/waterProject/);
    const held = await new Device(page).cached("part:public-mfe");
    expect(held.filter((url) => own.includes(url)).length).toBeGreaterThan(10);
    expect([...held, ...asked].filter((url) => others.includes(url))).toEqual([]);
    const spoken = language === "en" ? /\/(?:texts|language)-(?:so|ar)-/ : /\/(?:texts|language)-ar-/;
    expect(asked.filter((url) => spoken.test(url))).toEqual([]);
  });

test("without a connection pages open in the chosen language, and those in others say so and lead to it", async ({
  page,
  product,
  content,
}) => {
  await page.goto(`${product.siteUrl}/ar`);
  await new Device(page).untilReady(new RegExp(`waterProject/${content.project.id}`));
  await product.stop();
  try {
    await page.goto(`${product.siteUrl}/ar/SingalProjectsWater/${content.project.id}`);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page.getByText("Fourteen wells are dug and covered").first()).toBeVisible();
    await expect(page.getByRole("complementary").getByRole("status")).toContainText("نسخة محفوظة من");
    await page.goto(`${product.siteUrl}/ar/no/such-page`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("الصفحة غير موجودة");
    await page.goto(`${product.siteUrl}/water?from=menu`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page can’t be loaded now");
    await expect(page.getByRole("heading", { name: "Languages of the site on this device" })).toBeVisible();
    await page.getByRole("link", { name: "العربية" }).click();
    await expect(page).toHaveURL(`${product.siteUrl}/ar/water?from=menu`);
    await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  } finally {
    await product.start();
  }
});

/** Files of the public part's build in each language. */
async function filesByLanguage(base: string): Promise<Record<"en" | OtherLanguage, string[]>> {
  const json = async <T>(path: string) => (await (await fetch(base + path)).json()) as T;
  const manifest = await json<AssetManifest>("asset-manifest.json");
  const described = Object.values(manifest.languages ?? {});
  const of = async (language: OtherLanguage) => {
    const path = manifest.languages?.[language] ?? "";
    return [path, ...(await json<LanguageBuild>(path)).files.map(([each]) => each)];
  };
  const english = manifest.files.map(([path]) => path).filter((path) => !described.includes(path));
  return { en: english, so: await of("so"), ar: await of("ar") };
}

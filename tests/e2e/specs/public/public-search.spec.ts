import { expect, test } from "../../fixtures/content/public-site.ts";
import { PublicPage } from "../../pages/public-page.ts";
import { slowProcessor } from "../../pages/slow-processor.ts";

test.use({ serviceWorkers: "block", viewport: { width: 1280, height: 800 } });

test("@everyday a search and a filter stand in the address, and what finds nothing says so", async ({
  page,
  product,
  content,
}) => {
  const shown = new PublicPage(page);
  await page.goto(`${product.siteUrl}/SingalProjectsWater/${content.project.id}`); // (sic)
  await page.getByRole("link", { name: "Search" }).first().click();
  await page.getByRole("searchbox", { name: "What are you looking for?" }).fill("COAST");
  await expect(page.getByText(/^\d+ results?$/)).toBeVisible();
  for (const [kind, title] of [
    ["Water projects", content.project.title],
    ["Publications", content.report],
  ] as const) {
    await expect(page.getByRole("region", { name: kind }).getByRole("link", { name: title })).toBeVisible();
  }
  await page.reload();
  await expect(page.getByRole("region", { name: "Water projects" })).toBeVisible();
  await page.getByRole("searchbox").fill("nothing has this word");
  await expect(page.getByText("No results.")).toBeVisible();

  await page.goto(`${product.siteUrl}/AssessmentsPost`);
  await shown.untilLoaded();
  await page.getByLabel("Kind of file").selectOption("PDF");
  await expect(page).toHaveURL(/kind=PDF/);
  await page.getByLabel("Search publications").fill("minutes");
  await expect(page.getByText(/^1 of \d+ documents$/)).toBeVisible();
  await expect(shown.card(content.minutes)).toBeVisible();
  await expect(shown.card(content.report)).toHaveCount(0);
});

for (const [path, query] of [
  ["/search", "?q=boreholes"],
  ["/WaterProject", "?q=boreholes"],
] as const) {
  test(`on a slow processor ${path} loses no letter that is typed, however quickly`, async ({
    page,
    product,
    content: _,
  }) => {
    await page.goto(product.siteUrl + path);
    await new PublicPage(page).untilAlive();
    await new PublicPage(page).untilLoaded();
    const field = page.getByRole("main").getByRole("searchbox");
    await field.focus();
    await slowProcessor(page);
    await page.keyboard.type("boreholes", { delay: 20 });
    await expect(field).toHaveValue("boreholes");
    await expect(page).toHaveURL(product.siteUrl + path + query);
  });
}

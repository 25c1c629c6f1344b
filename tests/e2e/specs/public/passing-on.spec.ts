import { expect, test } from "../../fixtures/content/public-site.ts";

test.use({ serviceWorkers: "block", viewport: { width: 1280, height: 800 } });

test("a page is passed on by the device's own sheet, or as a link", async ({
  page,
  product,
  content,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: (data: unknown) => Promise.resolve(Object.assign(globalThis, { shared: data })),
    });
  });
  const address = `${product.siteUrl}/SingalProjectsWater/${content.project.id}`; // (sic)
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.project.title);
  await page.getByRole("button", { name: "Share" }).click();
  expect(await page.evaluate(() => (globalThis as unknown as { shared: unknown }).shared)).toEqual({
    title: content.project.title,
    url: address,
  });
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  const trail = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
  await expect(trail).toHaveText(["Home", "Water projects", content.project.title]);
});

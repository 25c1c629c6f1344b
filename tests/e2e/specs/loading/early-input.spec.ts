import { holdScripts } from "../../fixtures/held-scripts.ts";
import { expect, test } from "../../fixtures/content/public-site.ts";
import { complaintsOf } from "../../pages/public-page.ts";
import { slowProcessor } from "../../pages/slow-processor.ts";

/** On a slow connection a page is there seconds before its scripts are. */
test.use({ serviceWorkers: "block" });

test("@everyday the menu opens before the scripts have come, its links lead on, and it still closes when they are there", async ({
  page,
  product: { siteUrl },
}) => {
  const complaints = complaintsOf(page);
  const release = await holdScripts(page);
  await page.goto(`${siteUrl}/contact`, { waitUntil: "commit" });
  const menu = page.getByRole("navigation", { name: "Main menu" });
  const button = menu.getByRole("button", { name: "Menu" });
  await button.click();
  await menu.getByRole("button", { name: "Projects" }).click();
  const link = menu.getByRole("link", { name: /Water/ });
  await expect(link).toBeVisible();
  await release();
  await expect(async () => {
    await button.click();
    await expect(link).toBeHidden({ timeout: 500 });
  }).toPass();
  await button.click();
  await expect(link).toBeVisible();
  expect(complaints).toEqual([]);
});

test("low data is turned on before the scripts have come, and the page comes in the lite edition", async ({
  page,
  product: { siteUrl },
}) => {
  await holdScripts(page);
  await page.goto(`${siteUrl}/contact`, { waitUntil: "commit" });
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await menu.getByRole("button", { name: "Menu" }).click();
  await menu.getByRole("link", { name: "Low data" }).click();
  await expect(page.getByText("Lite edition: text only")).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page).toHaveURL(`${siteUrl}/contact`);
  await expect(page.getByText("Lite edition: text only")).toBeVisible();
});

test("P-149 a page turned before the scripts have come is turned when they are there", async ({
  page,
  product: { siteUrl },
  content: _,
}) => {
  const release = await holdScripts(page);
  const pager = page.getByRole("navigation", { name: "Pages of events" });
  const next = pager.getByRole("button", { name: "Next" });
  // A busy server sends the page without its list, which the scripts would bring.
  await expect(async () => {
    await page.goto(`${siteUrl}/EventPost?limit=10`, { waitUntil: "commit" });
    await expect(next).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await next.click();
  await expect(next).toHaveAttribute("data-pending", "true");
  await release();
  await expect(pager).toContainText("Page 2 of");
  await expect(page).toHaveURL(/page=2/);
  await expect(next).not.toHaveAttribute("data-pending");
});

test("words typed while the page comes alive arrive to the last letter", async ({
  page,
  product: { siteUrl },
}) => {
  const words = "new boreholes and wells on the coastal plain near the district town";
  await slowProcessor(page);
  await page.goto(`${siteUrl}/search`, { waitUntil: "commit" });
  const field = page.getByRole("main").getByRole("searchbox");
  await field.focus();
  await page.keyboard.type(words, { delay: 60 });
  // At a twentieth of the speed, beside another test, the page comes alive up to 11 s after the last letter.
  await expect(page).toHaveURL(`${siteUrl}/search?${new URLSearchParams({ q: words })}`, { timeout: 60_000 });
  await expect(field).toHaveValue(words);
});

test("words typed in a page that another build made are there when it is rendered afresh", async ({
  page,
  product: { siteUrl },
}) => {
  await page.route(`${siteUrl}/search`, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({ response: answer, body: html.replace(/("prerendered":")[^"]+/, "$1another") });
  });
  const release = await holdScripts(page);
  await page.goto(`${siteUrl}/search`, { waitUntil: "commit" });
  const field = page.getByRole("main").getByRole("searchbox");
  await field.pressSequentially("borehol");
  const before = await field.elementHandle();
  await release();
  await expect(page).toHaveURL(`${siteUrl}/search?q=borehol`);
  expect(await before?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(field).toBeFocused();
  await page.keyboard.type("e");
  await expect(field).toHaveValue("borehole");
});

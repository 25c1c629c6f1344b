import { expect, type Browser, type Page } from "@playwright/test";
import { Device } from "../../e2e/pages/device.ts";
import { complaintsOf } from "../../e2e/pages/public-page.ts";
import type { Product } from "../../support/servers/product.ts";

/** How a small remote is to run in the shell that is released. */
export interface Expected {
  /** The React that renders the remote. */
  react: RegExp;
  /** It needs copies of its own. */
  apart: boolean;
}

/** Opens a page as somebody who was never here before. */
export async function inNewContext(browser: Browser, visit: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  try {
    await visit(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Goes through the small remote, over to the public part and back, in one page, and expects no complaint. */
export async function tourSmallRemote(
  page: Page,
  product: Product,
  { react, apart }: Expected,
): Promise<void> {
  const complaints = complaintsOf(page);
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/parts/admin/")) scripts.push(request.url());
  });
  await page.goto(`${product.siteUrl}/Dashboard`);
  await expect(page.getByRole("heading", { name: "First page" })).toBeVisible();
  await expect(page.getByText(react)).toBeVisible();
  await expect(page.getByText("Query: answered")).toBeVisible();
  await expect(page.getByText(`API: ${product.apiUrl}`)).toBeVisible();
  await expect(page).toHaveTitle("First page of a small remote");
  await page.getByRole("button", { name: "Pressed 0" }).click();
  await expect(page.getByRole("button", { name: "Pressed 1" })).toBeVisible();
  expect(scripts.some((url) => /\/(?:own-copy|mount)-/.test(url))).toBe(apart);

  await walk(page);

  expect(complaints).toEqual([]);
}

/** Within the remote, back, over to another remote within the same page, and back again. */
async function walk(page: Page): Promise<void> {
  await new Device(page).mark();
  await page.getByRole("link", { name: "Second page" }).click();
  await expect(page.getByText("Came?from=first")).toBeVisible();
  await expect(page).toHaveURL(/\/AdminQueue\?from=first$/);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "First page" })).toBeVisible();
  await page.goForward();
  await expect(page.getByText("Came?from=first")).toBeVisible();
  await page.goBack();

  await page.getByRole("link", { name: "Contact" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /contact/i })).toBeVisible();
  await expect(page.getByRole("heading", { name: "First page" })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "First page" })).toBeVisible();
  await expect(page).toHaveURL(/\/Dashboard$/);
  expect(await new Device(page).isMarked()).toBe(true);
}

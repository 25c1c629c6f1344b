import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { pdfSaying } from "../../../../api-server/src/media/fixtures/texts.ts";
import { findings } from "../../fixtures/axe.ts";
import { post, signIn } from "../../fixtures/content/content.ts";
import { expect, test } from "../../fixtures/product.ts";
import { Device } from "../../pages/device.ts";
import { LitePage } from "../../pages/lite-page.ts";
import type { Product } from "../../../support/servers/product.ts";

/** The text inside documents, which the API alone searches (docs/decisions/0081-text-inside-documents.md). */

/** Publishes a PDF of two pages; resolves with its title and a word of its second page once the API finds it. */
async function publishPaper({ apiUrl }: Product): Promise<{ title: string; word: string }> {
  const word = `q${randomUUID().replaceAll(/[^a-f]/g, "")}`;
  const title = `Paper ${randomUUID().slice(0, 8)}`;
  const content = pdfSaying("A title page", `Here the ${word} of the north was measured.`);
  const file = new File([new Uint8Array(content)], "paper.pdf", { type: "application/pdf" });
  await post(apiUrl, "/createAssess/DocumentFile", await signIn(apiUrl), { title, file });
  const found = async () => (await fetch(`${apiUrl}/search-documents?q=${word}`)).text();
  await expect.poll(found, { timeout: 60_000 }).toContain(word);
  return { title, word };
}

const publications = (page: Page) => page.getByRole("region", { name: "Publications" });
const field = (page: Page) => page.getByRole("searchbox", { name: "What are you looking for?" });

test("a publication is found by a word of its text, which is shown; without a connection that is said", async ({
  page,
  product,
}) => {
  const { title, word } = await publishPaper(product);
  await page.goto(`${product.siteUrl}/search?q=${word}`);
  await expect(publications(page).getByRole("link", { name: title })).toBeVisible();
  await expect(publications(page)).toContainText(
    `In the document:A title page Here the ${word} of the north`,
  );
  await expect(publications(page).locator("mark")).toHaveText([word]);
  expect(await findings(page)).toEqual([]);

  await product.stop();
  try {
    await field(page).fill(`${word.slice(0, -1)}`);
    await expect(page.getByRole("main").getByText(/^The text inside documents/)).toBeVisible();
  } finally {
    await product.start();
  }
  await field(page).fill(`north ${word}`);
  await expect(publications(page).getByRole("link", { name: title })).toBeVisible({ timeout: 60_000 });
});

test("what was looked for is in none of the worker's caches", async ({ page, product }) => {
  const { word } = await publishPaper(product);
  await page.goto(`${product.siteUrl}/search`);
  await new Device(page).untilReady(/DocumentFile/);
  await page.reload();
  await field(page).fill(word);
  await expect(publications(page).locator("mark")).toHaveText([word]);
  const held = await page.evaluate(async (sought) => {
    const urls: string[] = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) urls.push(request.url);
    return urls.filter((url) => url.includes(sought) || url.includes("search-documents"));
  }, word);
  expect(held).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, serviceWorkers: "block" });

  test("the lite edition finds a publication by a word of its text, too", async ({ page, product }) => {
    const { title, word } = await publishPaper(product);
    await new LitePage(page).open(`${product.siteUrl}/search?q=${word}`);
    await expect(publications(page).getByRole("link", { name: title })).toBeVisible();
    await expect(publications(page)).toContainText(`Here the ${word} of the north`);
  });
});

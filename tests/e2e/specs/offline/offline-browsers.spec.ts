import { pathToFileURL } from "node:url";
import { expect, test, type Page } from "@playwright/test";
import { type Content, publishContent } from "../../fixtures/content/content.ts";
import { releaseOneFile } from "../../fixtures/part-release.ts";
import { PublicPage } from "../../pages/public-page.ts";
import { startProduct, type Product } from "../../../support/servers/product.ts";
import { hasFirefox, openFirefox } from "../../../support/other-browsers/firefox.ts";
import { until, type OtherBrowser } from "../../../support/other-browsers/other-browser.ts";
import { hasWebKit, openWebKit } from "../../../support/other-browsers/webkit.ts";

/**
 * The core of offline use in the other two engines, as Debian ships them: the worker comes, the site opens with its
 * servers stopped, a publication is saved and read in ranges, an update is taken. One visit in each, step by step.
 */
test.describe.configure({ mode: "serial" });

const browsers = [
  { name: "Firefox", package: "firefox-esr", isThere: hasFirefox, open: openFirefox },
  { name: "WebKitGTK", package: "webkit2gtk-driver and xvfb", isThere: hasWebKit, open: openWebKit },
];

let product: Product;
let content: Content;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  product = await startProduct();
  content = await publishContent(product);
});
test.afterAll(() => product?.remove());

for (const { name, package: needed, isThere, open } of browsers) {
  test(`@long ${name}: worker, offline start, saved publication in ranges, update`, async () => {
    if (!isThere()) console.error(`\n!!! NOT TESTED in ${name}: it needs the Debian package ${needed}\n`);
    test.skip(!isThere(), `${needed} is not installed`);
    const browser = await open();
    try {
      await visitAndSave(browser);
      await product.stop();
      await readOffline(browser);
      await product.start();
      await takeUpdate(browser);
    } finally {
      await browser.close();
    }
  });
}

for (const { name, package: needed, isThere, open } of browsers) {
  test(`@long ${name}: a project passed on as one file opens from a disk, with its pictures`, async ({
    page,
  }) => {
    test.skip(!isThere(), `${needed} is not installed`);
    const file = await savedAsOneFile(page);
    const browser = await open();
    try {
      await product.stop();
      await browser.goto(pathToFileURL(file).href);
      const shown = await browser.run<{ text: string; pictures: boolean[] }>(`return {
        text: document.body.textContent,
        pictures: [...document.images].map(({ complete, naturalWidth }) => complete && naturalWidth > 0),
      }`);
      expect(shown.text).toContain("Twelve villages get water from boreholes with solar pumps.");
      expect(shown.pictures.length).toBeGreaterThan(0);
      expect(shown.pictures).not.toContain(false);
    } finally {
      await browser.close();
      await product.start();
    }
  });
}

/** The project's page as one file with pictures, as its visitor saves it in Chromium. */
async function savedAsOneFile(page: Page): Promise<string> {
  await page.goto(`${product.siteUrl}/SingalProjectsWater/${content.project.id}`); // (sic)
  await new PublicPage(page).untilAlive();
  await page.getByRole("button", { name: "Pass on" }).click();
  const save = page.getByRole("dialog").getByRole("button", { name: /^Save the file: With pictures/ });
  const [download] = await Promise.all([page.waitForEvent("download"), save.click()]);
  const path = test.info().outputPath("project.html");
  await download.saveAs(path);
  return path;
}

const state = `const stored = await (await caches.open("state")).match("/sw/state"); const state = stored && await stored.json();`;
const button = (words: string) =>
  `const button = [...document.querySelectorAll("button")].find(({ textContent }) => ${words}.test(textContent)); if (!button) return false; button.click(); return true;`;

async function visitAndSave(browser: OtherBrowser): Promise<void> {
  await browser.goto(`${product.siteUrl}/`);
  expect(await browser.run("return 'serviceWorker' in navigator"), "offers workers").toBe(true);
  await until(browser, "the worker in charge", "return navigator.serviceWorker.controller !== null");
  await until(
    browser,
    "the whole public part",
    `${state} return Boolean(state?.parts["public-mfe"]?.active)`,
  );
  await until(
    browser,
    "the project fetched ahead",
    `const read = await (await caches.open("reads")).keys();
     const held = await (await caches.match("/sw/snapshot"))?.json();
     const ahead = Object.values(held?.paths ?? {}).flat();
     return [...read.map(({ url }) => url), ...ahead].some((address) => address.includes(args[0]))`,
    { args: [content.project.id] },
  );
  await browser.goto(`${product.siteUrl}/AssessmentsPost`);
  await until(browser, "the way to save", button("/^\\s*Save for offline/"));
  await until(
    browser,
    "the saved publication",
    "return document.body.textContent.includes('Saved for offline')",
  );
}

async function readOffline(browser: OtherBrowser): Promise<void> {
  await browser.goto(`${product.siteUrl}/SingalProjectsWater/${content.project.id}`);
  const shows = "return document.body.textContent.includes(args[0])";
  await until(browser, "the project without a server", shows, { args: ["Twelve villages get water"] });
  await until(browser, "the saved copy's notice", shows, { args: ["Saved copy from"] });
  await browser.goto(`${product.siteUrl}/offline`);
  await until(browser, "the publication among what is saved", shows, { args: ["Water assessment.pdf"] });
  const ranges = await browser.run<number[]>(`
    const { href } = [...document.querySelectorAll("a")].find(({ pathname }) => pathname.startsWith("/kept/"));
    const whole = await fetch(href);
    const part = await fetch(href, { headers: { range: "bytes=100-299" } });
    return [whole.status, (await whole.arrayBuffer()).byteLength, part.status, (await part.arrayBuffer()).byteLength];`);
  expect(ranges).toEqual([200, content.publication.bytes, 206, 200]);
}

async function takeUpdate(browser: OtherBrowser): Promise<void> {
  const { buildId, undo } = await releaseOneFile(product.settings.SITES_DIR ?? "", "public-mfe");
  try {
    await browser.goto(`${product.siteUrl}/contact`);
    await until(
      browser,
      "the offer of the update",
      "return document.body.textContent.includes('Update ready.')",
    );
    await until(browser, "the way to take it", button("/^Reload$/"));
    await until(
      browser,
      "the page with the new build",
      `const boot = JSON.parse(document.getElementById("boot").textContent); return boot.pins["public-mfe"].buildId === args[0]`,
      { args: [buildId] },
    );
  } finally {
    await undo();
  }
}

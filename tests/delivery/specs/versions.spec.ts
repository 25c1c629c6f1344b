import { readFile, writeFile } from "node:fs/promises";
import type { AssetManifest } from "@ministry/contract";
import { expect, test, type Page } from "@playwright/test";
import { Device } from "../../e2e/pages/device.ts";
import { startProduct, type Product } from "../../support/servers/product.ts";
import { releaseSmallRemote, type Variant } from "../remotes/small-remote.ts";
import { inNewContext, tourSmallRemote, type Expected } from "../remotes/tour.ts";

/** Each team's versions are its own (docs/decisions/0017): a small remote stands in the portal's place. */

interface Case extends Expected {
  variant: Variant;
}

const matrix: Case[] = [
  { variant: "same", react: /^React 19\.3/, apart: false },
  { variant: "patch-behind", react: /^React 19\.3\.1$/, apart: false },
  { variant: "minor-behind", react: /^React 19\.3\.1$/, apart: false },
  { variant: "query-4", react: /^React 19\.3/, apart: true },
  { variant: "router-6", react: /^React 19\.3/, apart: true },
  { variant: "react-19-2", react: /^React 19\.2/, apart: true },
  { variant: "react-18", react: /^React 18\.3/, apart: true },
];

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  product = await startProduct();
});
test.afterAll(() => product.remove());

for (const { variant, react, apart } of matrix) {
  test(`a remote built on other versions (${variant}) has the same addresses, history and host`, async ({
    browser,
  }) => {
    await releaseSmallRemote(product, variant);
    await inNewContext(browser, async (page) => {
      await tourSmallRemote(page, product, { react, apart });
      if (variant === "react-18") await staysOffline(page);
    });
  });
}

/** The remote's own copies are in its offline set. */
async function staysOffline(page: Page): Promise<void> {
  const device = new Device(page);
  await page.evaluate(() => localStorage.setItem("admin", "{}"));
  await page.reload();
  await expect.poll(() => device.activeBuild("admin-mfe"), { timeout: 60_000 }).toBeTruthy();
  await product.stop();
  await page.reload();
  await expect(page.getByText(/^React 18\.3/)).toBeVisible();
  await product.start();
}

test.describe("share contract", () => {
  test.beforeAll(() => releaseSmallRemote(product, "same"));

  test("a remote of the contract before is served on", async ({ page }) => {
    const live = await liveManifest(product);
    const { requires: _r, fallbacks: _f, mount: _m, ...older } = live;
    await writeManifest(product, { ...older, contract: live.contract - 1 });
    await page.goto(`${product.siteUrl}/Dashboard`);
    await expect(page.getByRole("heading", { name: "First page" })).toBeVisible();
    await writeManifest(product, live);
  });

  test("a remote that needs a newer contract waits at its release, and a visitor gets the last good one", async ({
    page,
  }) => {
    const live = await liveManifest(product);
    // Somebody copied the files by hand, past the release tool.
    const manifest = { ...live, buildId: "newer", contract: live.contract + 1, entry: "assets/missing-1.js" };
    await writeManifest(product, manifest);
    await page.goto(`${product.siteUrl}/Dashboard`);
    await expect(page.getByRole("heading", { name: "First page" })).toBeVisible();
    await page.getByRole("link", { name: "Second page" }).click();
    await expect(page.getByText("Came?from=first")).toBeVisible();
    await writeManifest(product, live);
  });

  test("a remote whose host is down leaves the rest of the site alive, and says so on its own pages", async ({
    browser,
  }) => {
    // What a worker asks for does not come past the route: in control in time, it loaded an older release of the part.
    const context = await browser.newContext({ serviceWorkers: "block" });
    const page = await context.newPage();
    await page.route("**/parts/admin/**", (route) => route.abort());
    await page.goto(`${product.siteUrl}/contact`);
    await expect(page.getByRole("heading", { level: 1, name: /contact/i })).toBeVisible();
    await page.goto(`${product.siteUrl}/Dashboard`);
    await expect(
      page.getByRole("heading", { name: "This part of the site is not available now" }),
    ).toBeVisible();
    await context.close();
  });
});

const manifestFile = ({ settings }: Product) => `${settings.SITES_DIR}/admin-mfe/asset-manifest.json`;

const liveManifest = async (of: Product) =>
  JSON.parse(await readFile(manifestFile(of), "utf8")) as AssetManifest;

const writeManifest = (of: Product, manifest: AssetManifest) =>
  writeFile(manifestFile(of), JSON.stringify(manifest));

import { copyFile, cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, type Browser, type Page } from "@playwright/test";
import type { AssetManifest } from "@ministry/contract";
import { publish } from "../../../delivery/release/publish/publish.ts";
import { sourceOf } from "../../../delivery/sites/parts.ts";
import { Device } from "../../e2e/pages/device.ts";
import { PublicPage } from "../../e2e/pages/public-page.ts";
import { startProduct, type Product } from "../../support/servers/product.ts";
import { untilComposed } from "../composed.ts";
import { renamedBuilds } from "../renamed-builds.ts";

/** A part whose files are not what its manifest says, or do not come (issue 16): the rest of the site never notices. */

let product: Product;
let builds: Awaited<ReturnType<typeof renamedBuilds>>;
let version = 0;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  product = await startProduct();
  builds = await renamedBuilds(sourceOf("public-mfe"));
});
test.afterAll(async () => {
  await builds.remove();
  await product.remove();
});

const inSite = (path: string) => join(product.settings["SITES_DIR"] ?? "", "public-mfe", path);

/** Releases a build of the public part that differs in the contact page, and waits until pages are pinned to it. */
async function release(): Promise<AssetManifest> {
  const { manifest } = await publish(
    product.settings["SITES_DIR"] ?? "",
    "public-mfe",
    await builds.make((version += 1)),
  );
  await untilComposed(product, "public-mfe", manifest.buildId);
  return manifest;
}

/** The file of a build that has the contact page's code. */
const contactFile = ({ files }: AssetManifest): string =>
  files.map(([path]) => path).find((path) => /^assets\/contact-page-.*\.js$/.test(path)) ?? "";

/** Changes a file of the site past the release tool. @returns the way back */
async function damage(path: string, change: (text: string) => string): Promise<() => Promise<void>> {
  const text = await readFile(inSite(path), "utf8");
  for (const form of [".br", ".gz"]) await rm(inSite(path) + form, { force: true });
  await writeFile(inSite(path), change(text));
  return () => writeFile(inSite(path), text);
}

const page = "<!doctype html><title>Not here</title><p>This address is not in use.</p>";
const damages: Record<string, (text: string) => string> = {
  "with a line that nobody released": (text) => `${text}\nglobalThis.isTampered = true;`,
  "cut off half-way": (text) => text.slice(0, text.length / 2),
  "with a page of HTML in its place": () => page,
};

/** What somebody finds at the contact page who was never here before and whose browser has no worker. */
async function newVisitor(browser: Browser, check: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ serviceWorkers: "block" });
  try {
    await check(await context.newPage());
  } finally {
    await context.close();
  }
}

const isTampered = (page: Page) => page.evaluate(() => "isTampered" in globalThis);

for (const [what, change] of Object.entries(damages)) {
  test(`an entry ${what} is not run: visitors get the release before`, async ({ browser }) => {
    const { entry, buildId } = await release();
    const repair = await damage(entry, change);
    await newVisitor(browser, async (page) => {
      await page.goto(`${product.siteUrl}/contact`);
      const shown = new PublicPage(page);
      await shown.untilAlive();
      await expect(shown.heading).toHaveText("Contact");
      expect(await new Device(page).pinnedBuild("public-mfe")).toBe(buildId);
      expect(await isTampered(page)).toBe(false);
      await shown.follow("/Ministry");
      await expect(shown.heading).toHaveText("ABOUT MINISTRY");
    });
    await repair();
  });

  test(`a page's file ${what} is not run, and the other pages work`, async ({ browser }) => {
    const manifest = await release();
    const repair = await damage(contactFile(manifest), change);
    await newVisitor(browser, async (page) => {
      await page.goto(`${product.siteUrl}/Ministry`);
      const shown = new PublicPage(page);
      await shown.untilAlive();
      await shown.follow("/contact");
      await expect(page.getByRole("main").getByRole("alert").or(shown.heading).first()).toBeVisible();
      expect(await isTampered(page)).toBe(false);
      await shown.follow("/water");
      await expect(shown.heading).toHaveText("Water Department");
    });
    await repair();
  });
}

test("a release whose upload broke off is not shown, a device keeps its build, and the end of the upload shows it", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const before = await release();
  const device = new Device(page);
  await page.goto(`${product.siteUrl}/contact`);
  await expect.poll(() => device.activeBuild("public-mfe"), { timeout: 60_000 }).toBe(before.buildId);

  // Released into another folder and copied by hand in the wrong order: the manifest before the last file.
  const elsewhere = await mkdtemp(join(tmpdir(), "ministry-upload-"));
  const { manifest } = await publish(elsewhere, "public-mfe", await builds.make((version += 1)));
  const last = contactFile(manifest);
  await cp(elsewhere, product.settings["SITES_DIR"] ?? "", {
    recursive: true,
    filter: (path) => !path.endsWith(last),
  });
  for (let visit = 0; visit < 3; visit += 1) {
    await page.goto(`${product.siteUrl}/contact`);
    await new PublicPage(page).untilAlive();
    expect(await device.pinnedBuild("public-mfe")).toBe(before.buildId);
  }
  expect(await device.activeBuild("public-mfe")).toBe(before.buildId);

  await copyFile(join(elsewhere, "public-mfe", last), inSite(last));
  await rm(elsewhere, { recursive: true, force: true });
  await untilComposed(product, "public-mfe", manifest.buildId);
  await expect(async () => {
    await page.goto(`${product.siteUrl}/contact`);
    expect(await device.pinnedBuild("public-mfe")).toBe(manifest.buildId);
  }).toPass({ timeout: 60_000 });
  await new PublicPage(page).untilAlive();
});

test("a part that does not come is said to be missing after seconds, and comes by its button", async ({
  browser,
}) => {
  await newVisitor(browser, async (page) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/parts/admin/**/*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.route("**/parts/admin/*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${product.siteUrl}/AdminLogin`);
    await expect(
      page.getByRole("heading", { name: "This part of the site is not available now" }),
    ).toBeVisible({ timeout: 40_000 });
    // The other part is not held up.
    await new PublicPage(page).follow("/contact");
    await expect(new PublicPage(page).heading).toHaveText("Contact");
    await page.goBack();
    release();
    const again = page.getByRole("button", { name: /try again|reload/i });
    const signIn = page.getByRole("heading", { name: "Sign in" });
    await expect(again.or(signIn)).toBeVisible();
    if (await again.isVisible()) await again.click();
    await expect(signIn).toBeVisible({ timeout: 30_000 });
  });
});

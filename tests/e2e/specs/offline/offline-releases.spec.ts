import { runCommand } from "../../../support/servers/product.ts";
import { changeWorker, releaseOneFile } from "../../fixtures/part-release.ts";
import { expect, test } from "../../fixtures/product.ts";
import { Device } from "../../pages/device.ts";
import { notices, waterList } from "../../pages/offline-visit.ts";
import { askedByWorker, resetTimeline } from "../../pages/worker-timeline.ts";

/** What becomes of a device that has the site when a team releases (docs/offline.md). */
test.describe.configure({ mode: "serial" });

/** Takes back what a test released. */
let undo: (() => Promise<void>) | undefined;

test.afterEach(async () => {
  await undo?.();
  undo = undefined;
});

test("@everyday a release of a part costs its changed file, is offered, and a wrong byte changes nothing", async ({
  page,
  product,
}) => {
  const device = new Device(page);
  const sitesDir = product.settings.SITES_DIR ?? "";
  await page.goto(`${product.siteUrl}/`);
  await device.untilReady(waterList);
  await page.reload();
  const before = await device.pinnedBuild("public-mfe");
  expect(before).toBe(await device.activeBuild("public-mfe"));

  await resetTimeline(page);
  const released = await releaseOneFile(sitesDir, "public-mfe");
  undo = released.undo;
  await page.goto(`${product.siteUrl}/contact`);
  expect(await device.pinnedBuild("public-mfe")).toBe(before);
  await expect.poll(() => device.activeBuild("public-mfe"), { timeout: 20_000 }).toBe(released.buildId);
  const fetched = (await askedByWorker(page)).filter((url) =>
    /\/parts\/public\/(?!asset-manifest)/.test(url),
  );
  expect(fetched.map((url) => new URL(url).pathname)).toEqual([`/parts/public/${released.path}`]);
  await expect(notices(page)).toContainText("Update ready.");
  await notices(page).getByRole("button", { name: "Reload" }).click();
  await expect.poll(() => device.pinnedBuild("public-mfe").catch(() => undefined)).toBe(released.buildId);

  await resetTimeline(page);
  const tampered = await releaseOneFile(sitesDir, "public-mfe", { wrongByte: true });
  await page.goto(`${product.siteUrl}/Ministry`);
  await expect
    .poll(async () => (await askedByWorker(page)).filter((url) => url.endsWith(tampered.path)).length, {
      timeout: 20_000,
    })
    .toBeGreaterThanOrEqual(2);
  await page.reload();
  expect(await device.pinnedBuild("public-mfe")).toBe(released.buildId);
  expect(await device.activeBuild("public-mfe")).toBe(released.buildId);
});

test("a tab that was open through three releases opens a page it never loaded", async ({ page, product }) => {
  const device = new Device(page);
  const sitesDir = product.settings.SITES_DIR ?? "";
  await page.goto(`${product.siteUrl}/`);
  await device.untilReady(waterList);
  const first = await device.activeBuild("public-mfe");
  expect(await device.pinnedBuild("public-mfe")).toBe(first);
  const undos: (() => Promise<void>)[] = [];
  undo = async () => {
    for (const each of undos.reverse()) await each();
  };
  const other = await page.context().newPage();
  for (let release = 1; release <= 3; release += 1) {
    // No later build has the contact page: only the one this tab holds can give it.
    const released = await releaseOneFile(sitesDir, "public-mfe", { without: "/contact" });
    undos.push(released.undo);
    await other.goto(`${product.siteUrl}/Ministry`);
    await expect.poll(() => device.activeBuild("public-mfe"), { timeout: 20_000 }).toBe(released.buildId);
  }
  expect(await device.cacheNames()).toContain(`part:public-mfe:${first}`);

  await product.stop();
  try {
    await page.bringToFront();
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByRole("heading", { level: 1, name: /contact/i })).toBeVisible();
  } finally {
    await undo();
    undo = undefined;
    await product.start();
  }
});

test("a new worker waits for the consent of each tab", async ({ page, product }) => {
  const [one, two] = [new Device(page), new Device(await page.context().newPage())];
  const twoPage = page.context().pages()[1]!;
  await page.goto(`${product.siteUrl}/`);
  await one.untilReady(waterList);
  await twoPage.goto(`${product.siteUrl}/contact`);
  undo = await changeWorker(product.settings.SITES_DIR ?? "");
  await page.bringToFront();
  await page.reload();
  await expect(notices(page)).toContainText("Update ready.", { timeout: 20_000 });
  await Promise.all([one.mark(), two.mark()]);
  await expect(notices(twoPage)).toContainText("Update ready.");
  await notices(page).getByRole("button", { name: "Reload" }).click();
  await expect.poll(() => one.isMarked().catch(() => true)).toBe(false);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
  // The other tab goes on undisturbed until its user agrees too.
  expect(await two.isMarked()).toBe(true);
  await twoPage.bringToFront();
  await notices(twoPage).getByRole("button", { name: "Reload" }).click();
  await expect.poll(() => two.isMarked().catch(() => true)).toBe(false);
});

test("the kill switch takes the worker back and spares the databases", async ({ page, product }) => {
  const device = new Device(page);
  await page.goto(`${product.siteUrl}/`);
  await device.untilReady(waterList);
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open("spared", 1);
        opening.onsuccess = () => resolve(opening.result.close());
        opening.onerror = () => reject(opening.error);
      }),
  );
  await runCommand("compose", [], { ...product.settings, SERVICE_WORKER: "off" });
  try {
    await page.reload();
    await expect.poll(() => device.hasWorker(), { timeout: 20_000 }).toBe(false);
    await expect.poll(() => device.cacheNames()).toEqual([]);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect((await page.evaluate(() => indexedDB.databases())).map(({ name }) => name)).toContain("spared");
    expect(await device.hasWorker()).toBe(false);
  } finally {
    // Said again: a setting that is not given stays as it is stored with the site.
    await runCommand("compose", [], { ...product.settings, SERVICE_WORKER: "on" });
  }
});

import { expect, test, type Page } from "@playwright/test";
import { type Content, publishContent } from "../../fixtures/content/content.ts";
import { startOverConnections, type OverConnections } from "../../fixtures/over-connections.ts";
import { notices, openOffline, visit } from "../../pages/offline-visit.ts";
import { complaintsOf, PublicPage } from "../../pages/public-page.ts";

/**
 * What a phone's connection and the phone itself do to a visitor (docs/offline.md): the lines are really cut, the
 * worker is really killed, the device is really full. Tests marked @long run with `npm run test:offline` alone.
 */
test.describe.configure({ mode: "serial" });

let lines: OverConnections;
let content: Content;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  lines = await startOverConnections();
  content = await publishContent(lines.product);
});
test.afterEach(() => lines.mend());
test.afterAll(() => lines.remove());

const detail = () => new RegExp(content.project.id, "m");
const saveButton = (page: Page, label = "Save for offline") =>
  page.getByRole("button", { name: new RegExp(`${label}.*${content.publication.title}`) });

/** Bytes after which the connection to the site breaks on a first visit; all of it is about 270 kB. */
const cuts = [160_000];
const manyCuts = [8_000, 40_000, 80_000, 120_000, 140_000, 180_000, 200_000, 220_000, 240_000];

for (const [tag, points] of [
  ["@everyday ", cuts],
  ["@long ", manyCuts],
] as const) {
  test(`${tag}a first visit cut half-way goes on at the next one, and the site then opens without a connection`, async ({
    browser,
  }) => {
    test.setTimeout(points.length * 30_000 + 30_000);
    for (const bytes of points) {
      const context = await browser.newContext();
      const page = await context.newPage();
      lines.site.budget = bytes;
      // Not waited for: Chromium never calls a page loaded whose own text was cut.
      await page.goto(`${lines.siteUrl}/`, { waitUntil: "commit" }).catch(() => undefined);
      await expect.poll(() => lines.site.budget, { timeout: 30_000 }).toBe(0);
      lines.mend();
      const device = await visit(page, lines.siteUrl);
      await device.untilReady(detail());
      await openOffline(page, lines, content);
      lines.mend();
      await context.close();
    }
  });
}

test("@everyday what was never fetched says so kindly and offers what is here", async ({ page }) => {
  await (await visit(page, lines.siteUrl)).untilReady(detail());
  lines.break();
  await page.goto(`${lines.siteUrl}/SingalProjectsWater/0123456789abcdef01234567`);
  await expect(page.getByRole("heading", { name: "This is not saved on this device" })).toBeVisible();
  await page.getByText("Water projects (1)").click();
  await page.getByRole("link", { name: content.project.title }).click();
  await expect(page.getByText("Twelve villages get water")).toBeVisible();
});

test("a captive portal is told apart from a service that is down, and takes nothing away", async ({
  page,
}) => {
  await (await visit(page, lines.siteUrl)).untilReady(detail());
  lines.api.break();
  await page.reload();
  await expect(notices(page)).toContainText("The ministry's service can't be reached");
  lines.mend();
  lines.site.isCaptive = true;
  lines.api.isCaptive = true;
  await page.reload();
  await expect(notices(page)).toContainText("This network wants you to sign in first.");
  await expect(notices(page).getByRole("link", { name: "Open its sign-in page" })).toBeVisible();
  await page.goto(`${lines.siteUrl}/WaterProject`);
  await expect(page.getByText(content.project.title)).toBeVisible();
  lines.mend();
  await page.reload();
  await expect(notices(page)).toBeEmpty();
});

test("a connection that is back without a word of the browser's is noticed within ten seconds", async ({
  page,
}) => {
  await (await visit(page, lines.siteUrl)).untilReady(detail());
  for (const broken of [lines, lines.api]) {
    broken.break();
    await page.reload();
    await expect(notices(page)).toContainText("The ministry's service can't be reached");
    lines.mend();
    await expect(notices(page)).toBeEmpty({ timeout: 10_000 });
  }
});

test("what the browser evicted is said to be missing without a connection, and comes back with it", async ({
  page,
}) => {
  const device = await visit(page, lines.siteUrl);
  await device.untilReady(detail());
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  lines.break();
  await page.goto(`${lines.siteUrl}/WaterProject`);
  await expect(page.getByRole("heading", { name: "This page can’t be loaded now" })).toBeVisible();
  await expect(page.getByText("+000 800 000 300")).toBeVisible();
  lines.mend();
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByText(content.project.title).first()).toBeVisible();
  await device.untilReady(detail());
  await openOffline(page, lines, content);
});

test("a window in which nothing can be stored shows the site all the same, and does not claim to save it", async ({
  browser,
}) => {
  const context = await browser.newContext({ serviceWorkers: "block" });
  await context.addInitScript(() => {
    // As in private windows of some browsers.
    Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
    const refused = () => {
      throw new DOMException("Storage is off.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
      Object.defineProperty(window, name, { get: refused });
  });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  for (const path of [
    "/",
    "/WaterProject",
    `/SingalProjectsWater/${content.project.id}`,
    "/AssessmentsPost",
  ]) {
    await page.goto(lines.siteUrl + path);
    await new PublicPage(page).untilAlive();
  }
  await expect(page.getByText(content.publication.title).first()).toBeVisible();
  await expect(saveButton(page)).toHaveCount(0);
  await page.goto(`${lines.siteUrl}/search?q=${encodeURIComponent(content.project.title)}`);
  await expect(page.getByRole("link", { name: content.project.title })).toBeVisible();
  await page.goto(`${lines.siteUrl}/offline`);
  await new PublicPage(page).untilAlive();
  await expect(page.getByRole("main")).toContainText(
    "This browser keeps nothing for use without a connection.",
  );
  expect(complaints).toEqual([]);
  await context.close();
});

test("a browser that refuses the worker says so on the page of what is saved and when a publication is to be saved", async ({
  browser,
}) => {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    // As where cookies are blocked.
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException("Not allowed.", "SecurityError"));
  });
  const page = await context.newPage();
  await page.goto(`${lines.siteUrl}/AssessmentsPost`);
  await new PublicPage(page).untilAlive();
  await saveButton(page).click();
  await expect(page.getByText("This browser can’t save it now.")).toBeVisible();
  await saveButton(page, "Try again").click();
  await expect(page.getByText("This browser can’t save it now.")).toBeVisible();
  await page.goto(`${lines.siteUrl}/offline`);
  await expect(page.getByText("This browser keeps nothing for use without a connection.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Refresh now" })).toBeHidden();
  await context.close();
});

test("a full device gives up its pictures, says so, keeps the site, and saves when there is room", async ({
  page,
}) => {
  const device = await visit(page, lines.siteUrl, `/SingalProjectsWater/${content.project.id}`);
  await expect.poll(async () => (await device.cached("images")).length).toBeGreaterThan(0);
  await page.goto(`${lines.siteUrl}/AssessmentsPost`);
  const session = await page.context().newCDPSession(page);
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
  await session.send("Storage.overrideQuotaForOrigin", { origin: lines.siteUrl, quotaSize: usage + 400_000 });
  await saveButton(page).click();
  await expect(page.getByText("This device has no room for the file.")).toBeVisible();
  await expect(notices(page)).toContainText("Some saved images had to be removed");
  expect(await device.cached("publications-pieces")).toEqual([]);
  await page.reload();
  expect(await device.pinnedBuild("public-mfe")).toBeTruthy();
  await session.send("Storage.overrideQuotaForOrigin", { origin: lines.siteUrl });
  await saveButton(page, "Try again").click();
  await expect(page.getByText("Saved for offline")).toBeVisible();
});

test("on a full device the newest pictures take the place of the oldest", async ({ page }) => {
  const device = await visit(page, lines.siteUrl, `/SingalProjectsWater/${content.project.id}`);
  await expect.poll(async () => (await device.cached("images")).length).toBeGreaterThan(0);
  const [picture] = await device.cached("images");
  /** Asked for as a page would; resolves when the worker keeps it. */
  const look = async (number: number) => {
    const url = `${picture}?${number}`;
    await page.evaluate(async (address) => (await fetch(address)).blob(), url);
    await expect.poll(() => device.cached("images")).toContain(url);
  };
  for (let number = 1; number <= 8; number += 1) await look(number);
  const session = await page.context().newCDPSession(page);
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
  await session.send("Storage.overrideQuotaForOrigin", { origin: lines.siteUrl, quotaSize: usage + 1 });
  await look(9);
  await look(10);
  expect(await device.cached("images")).not.toContain(`${picture}?1`);
  expect(await device.cached("images")).toContain(`${picture}?8`);
  await expect(notices(page)).toContainText("Some saved images had to be removed");
});

test("a worker killed during a download goes on with the bytes that are there", async ({ page }) => {
  const device = await visit(page, lines.siteUrl, "/AssessmentsPost");
  const session = await page.context().newCDPSession(page);
  await session.send("ServiceWorker.enable");
  lines.api.received = 0;
  lines.api.bytesPerSecond = 250_000;
  await saveButton(page).click();
  await expect.poll(async () => (await device.cached("publications-pieces")).length).toBeGreaterThan(0);
  await session.send("ServiceWorker.stopAllWorkers");
  lines.api.mend();
  await page.reload();
  await expect(page.getByText("Saved for offline")).toBeVisible({ timeout: 30_000 });
  // Nothing that had arrived was fetched again: the second half alone, and the lists.
  expect(lines.api.received).toBeLessThan(1.6 * content.publication.bytes);
});

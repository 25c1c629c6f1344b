import { type Content, publishContent, signIn } from "../../fixtures/content/content.ts";
import { releaseOneFile } from "../../fixtures/part-release.ts";
import { expect, test } from "../../fixtures/product.ts";
import { Device } from "../../pages/device.ts";
import { notices, waterList } from "../../pages/offline-visit.ts";
import { complaintsOf, PublicPage } from "../../pages/public-page.ts";
import { askedByWorker, resetTimeline } from "../../pages/worker-timeline.ts";

/**
 * The site without its servers (docs/offline.md). The servers are really stopped: the browser's own switch does
 * not cut a worker's requests.
 */
test.describe.configure({ mode: "serial" });

let content: Content;
/** Takes back what a test released. */
let undo: (() => Promise<void>) | undefined;

test.afterEach(async () => {
  await undo?.();
  undo = undefined;
});

test.beforeAll(async ({ product }) => {
  content = await publishContent(product);
});

test("@everyday what was never opened opens and is found with every server stopped, and says how old it is", async ({
  page,
  product,
}) => {
  const device = new Device(page);
  await page.goto(`${product.siteUrl}/`);
  await device.untilReady(new RegExp(`SingalProjects?|waterProject/${content.project.id}`, "m"));
  // A visitor pays for nothing of the admin's.
  expect(await device.cached("part:admin-mfe")).toEqual([]);
  expect((await askedByWorker(page)).filter((url) => url.includes("/parts/admin/"))).toEqual([]);

  await product.stop();
  try {
    await page.goto(`${product.siteUrl}/WaterProject`);
    await expect(page.getByText(content.project.title)).toBeVisible();
    await expect(notices(page)).toContainText(/Saved copy from \d/);
    await page.goto(`${product.siteUrl}/SingalProjectsWater/${content.project.id}`);
    await expect(page.getByText("Twelve villages get water")).toBeVisible();
    await expect(notices(page)).toContainText("The ministry's service can't be reached");

    // A page of the worker's own making has its styles too.
    await page.goto(`${product.siteUrl}/no/such-page`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    await expect(page.getByRole("main").getByRole("list")).toHaveCSS("display", "grid");

    // A search nobody made before goes over the lists that are cached.
    await page.goto(`${product.siteUrl}/search`);
    await page.getByRole("searchbox", { name: "What are you looking for?" }).fill("northern bore");
    const found = page.getByRole("main").getByRole("link", { name: content.project.title });
    await expect(found).toBeVisible();
    await expect(page.getByText("Some lists or pages could not be loaded")).toHaveCount(0);
    await page.getByRole("searchbox").fill("assessment");
    await expect(page.getByRole("link", { name: content.publication.title })).toBeVisible();
    await expect(found).toHaveCount(0);
    await page.getByRole("searchbox").fill("nothing has this word");
    await expect(page.getByText("No results.")).toBeVisible();
  } finally {
    await product.start();
  }
  await page.reload();
  await expect(notices(page)).toBeEmpty();
});

test("text comes with one request, and pictures of what was opened alone", async ({ page, product }) => {
  const device = new Device(page);
  const detail = new RegExp(`waterProject/${content.project.id}`, "m");
  await page.goto(`${product.siteUrl}/`);
  await device.untilReady(detail);
  const asked = (await askedByWorker(page)).filter((url) => url.startsWith(product.apiUrl));
  expect(asked).toContain(`${product.apiUrl}/snapshot`);
  expect(asked.filter((url) => /Singal|\/photos$|achievements$/.test(url))).toEqual([]);
  expect(await device.cached("images")).toEqual([]);

  await page.goto(`${product.siteUrl}/SingalProjectsWater/${content.project.id}`);
  await expect
    .poll(async () => (await device.cached("images")).join("\n"), { timeout: 30_000 })
    .toContain("-320.webp");
  await product.stop();
  try {
    await page.reload();
    await expect(page.getByText("Twelve villages get water")).toBeVisible();
    const image = page.locator("main img").first();
    await expect(image).toHaveJSProperty("complete", true);
    expect(await image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
  } finally {
    await product.start();
  }
});

test("low data fetches nothing ahead, in any tab, and needs no worker on a first visit", async ({
  page,
  context,
  browser,
  product,
}) => {
  const device = new Device(page);
  await page.goto(`${product.siteUrl}/offline`);
  await device.untilReady(waterList);
  const other = await context.newPage();
  await other.goto(`${product.siteUrl}/contact`);
  await (await new PublicPage(other).lowDataSwitch()).click();
  // The worker has heard of it from the first tab as well, which nobody touched.
  const said = () =>
    page.evaluate(
      async () => (await (await caches.match("/sw/low-data"))?.json())?.on as boolean | undefined,
    );
  await expect.poll(said).toBe(true);
  await resetTimeline(page);
  await page.goto(`${product.siteUrl}/SingalProjectsWater/${content.project.id}`);
  await expect(page.getByText("Twelve villages get water")).toBeVisible();
  await page.waitForLoadState("networkidle");
  const asked = await askedByWorker(page);
  expect(asked.filter((url) => /snapshot|storage|manifest|config/.test(url))).toEqual([]);

  const fresh = await browser.newContext();
  const first = await fresh.newPage();
  await fresh.addCookies([{ name: "low-data", value: "on", url: product.siteUrl }]);
  await first.goto(`${product.siteUrl}/`);
  await first.waitForLoadState("networkidle");
  expect(await new Device(first).hasWorker()).toBe(false);
  // Turned off, the app comes, and starts it by itself.
  await first.getByRole("button", { name: "Turn low data off" }).click();
  await expect.poll(() => new Device(first).hasWorker(), { timeout: 20_000 }).toBe(true);
  await fresh.close();
});

test("the start page comes from the device with its screen in it, until a release has another", async ({
  page,
  product,
}) => {
  const device = new Device(page);
  const complaints = complaintsOf(page);
  const start = `${product.siteUrl}/`;
  const sent = async () => (await page.goto(start))?.text();
  await page.goto(start);
  await expect.poll(() => device.cached("start-screen"), { timeout: 30_000 }).toEqual([start]);

  expect(await sent()).toContain("<main");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("navigation").getByRole("link", { name: "Contact" }).first()).toBeVisible();
  expect(complaints).toEqual([]);

  // A part that was uploaded without composing the site: no page has been made by it.
  const released = await releaseOneFile(product.settings.SITES_DIR ?? "", "public-mfe");
  undo = released.undo;
  await page.goto(start);
  await expect.poll(() => device.activeBuild("public-mfe"), { timeout: 20_000 }).toBe(released.buildId);
  expect(await sent()).not.toContain("<main");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await device.pinnedBuild("public-mfe")).toBe(released.buildId);
});

test("@everyday a publication saved for offline opens with every server stopped, in byte ranges too", async ({
  page,
  product,
}) => {
  const device = new Device(page);
  await page.goto(`${product.siteUrl}/AssessmentsPost`);
  await device.untilReady(/\/ReadAssess\/DocumentFile$/m);
  await page
    .getByRole("button", { name: new RegExp(`Save for offline.*${content.publication.title}`) })
    .click();
  await expect(page.getByText("Saved for offline")).toBeVisible();
  const address = await page
    .getByRole("link", { name: new RegExp(`View.*${content.publication.title}`) })
    .getAttribute("href");

  await product.stop();
  try {
    const read = (headers: Record<string, string>) =>
      page.evaluate(
        async ([url, sent]) => {
          const answer = await fetch(url, { headers: sent });
          return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength };
        },
        [address ?? "", headers] as const,
      );
    expect(await read({})).toEqual({ status: 200, bytes: content.publication.bytes });
    expect(await read({ range: "bytes=100-299" })).toEqual({ status: 206, bytes: 200 });
    await page.reload();
    await expect(page.getByText("Saved for offline")).toBeVisible();
    // At the site's own address, which the worker answers in a tab of its own too.
    await expect(
      page.getByRole("link", { name: new RegExp(`View.*${content.publication.title}`) }),
    ).toHaveAttribute("href", /^\/kept\//);
    await page.getByRole("button", { name: new RegExp(`Remove.*${content.publication.title}`) }).click();
    await expect(page.getByRole("button", { name: /Save for offline/ }).first()).toBeVisible();
    expect(await device.cached("publications-pieces")).toEqual([]);
  } finally {
    await product.start();
  }
});

test("what is read with a session is never cached", async ({ page, product }) => {
  const device = new Device(page);
  await page.goto(`${product.siteUrl}/`);
  await device.untilReady(waterList);
  const token = await signIn(product.apiUrl);
  const secret = `${product.apiUrl}/readProjectWater/waterProject?with-a-session`;
  const status = await page.evaluate(
    async ([url, bearer]) => (await fetch(url, { headers: { authorization: `Bearer ${bearer}` } })).status,
    [secret, token] as const,
  );
  expect(status).toBe(200);
  await page.evaluate((url) => fetch(url), `${product.apiUrl}/readProjectWater/waterProject?for-everybody`);
  await expect.poll(async () => (await device.cached("")).join("\n")).toContain("?for-everybody");
  expect((await device.cached("")).filter((url) => url.includes("with-a-session"))).toEqual([]);
});

test("the admin's part is cached on a device where its screens were opened", async ({ page, product }) => {
  const device = new Device(page);
  await page.goto(`${product.siteUrl}/AdminLogin`);
  await expect.poll(() => device.activeBuild("admin-mfe"), { timeout: 30_000 }).toBeTruthy();
  await product.stop();
  try {
    await page.goto(`${product.siteUrl}/AdminLogin`);
    await expect(page.getByRole("textbox", { name: "Password" })).toBeVisible();
  } finally {
    await product.start();
  }
});

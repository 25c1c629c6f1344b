import { expect, test } from "@playwright/test";
import { type Content, publishContent, publishReports } from "../../fixtures/content/content.ts";
import { startOverConnections, type OverConnections } from "../../fixtures/over-connections.ts";
import { Connection } from "../../../support/devices/connection.ts";
import { runCommand } from "../../../support/servers/product.ts";
import { notices, openOffline, visit } from "../../pages/offline-visit.ts";

/** Rarer faults than those of `offline-faults.spec.ts`, each of which takes its minutes (`npm run test:offline`). */
test.describe.configure({ mode: "serial" });

let lines: OverConnections;
let content: Content;

test.beforeAll(async () => {
  lines = await startOverConnections();
  content = await publishContent(lines.product);
});
test.afterEach(() => lines.mend());
test.afterAll(() => lines.remove());

// With PUBLICATIONS=100 PUBLICATION_MB=5 CUT_EVERY_S=20 it takes a quarter of an hour.
const setting = (name: string, usual: number) => Number(process.env[name] ?? usual);
const many = setting("PUBLICATIONS", 8);
const eachBytes = setting("PUBLICATION_MB", 1) * 1_048_576;
const cutEveryMs = setting("CUT_EVERY_S", 2) * 1_000;
const bytesPerSecond = setting("LINE_MB_PER_S", 2) * 1_000_000;

test(`@long ${many} publications saved over a connection that is cut every ${cutEveryMs / 1_000} s arrive whole, and cost little more than their bytes`, async ({
  page,
}) => {
  test.setTimeout(60_000 * (5 + many / 4));
  await publishReports(lines.product, many, eachBytes);
  const device = await visit(page, lines.siteUrl, "/AssessmentsPost");
  lines.api.received = 0;
  lines.api.bytesPerSecond = bytesPerSecond;
  await page.getByRole("button", { name: new RegExp(`^Save ${many} for offline`) }).click();
  const cutting = setInterval(() => {
    lines.api.break();
    setTimeout(() => {
      lines.api.mend();
      lines.api.bytesPerSecond = bytesPerSecond;
    }, 500);
  }, cutEveryMs);
  const began = Date.now();
  try {
    const states = () =>
      page.evaluate(async () => {
        const book = await (await caches.open("publications-book")).match("/sw/publications");
        const files = Object.values((await book?.json()) as Record<string, { state: string }>);
        return files.map(({ state }) => state);
      });
    await expect
      .poll(async () => (await states()).filter((state) => state === "kept").length, {
        timeout: 60_000 * (4 + many / 4),
        intervals: [1_000],
      })
      .toBe(many);
  } finally {
    clearInterval(cutting);
  }
  const overhead = lines.api.received / (many * eachBytes);
  console.info(
    `${many} publications of ${eachBytes} bytes: ${((Date.now() - began) / 1_000).toFixed(0)} s, ${overhead.toFixed(3)} times their bytes`,
  );
  expect(overhead).toBeLessThan(1.3);
  expect(await device.cached("publications-pieces")).toEqual([]);
  // Every byte is the one that was published: the worker compared the hashes, and here are all of them again.
  const hashes = await page.evaluate(async () => {
    const cache = await caches.open("publications");
    const list: string[] = [];
    for (const key of await cache.keys()) {
      const bytes = await (await cache.match(key))?.arrayBuffer();
      const hash = await crypto.subtle.digest("SHA-256", bytes ?? new ArrayBuffer());
      list.push([...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join(""));
    }
    return list;
  });
  const listed = (await (await fetch(`${lines.product.apiUrl}/ReadAssess/DocumentFile`)).json()) as {
    data: { sha256: string; category: string }[];
  };
  const published = listed.data.filter(({ category }) => category === "reports");
  expect(hashes.toSorted()).toEqual(published.map(({ sha256 }) => sha256).toSorted());
});

for (const days of [-2, 2]) {
  test(`@long servers whose clock is ${days} days off are read, refreshed and cached as ever`, async ({
    page,
  }) => {
    for (const connection of [lines.site, lines.api]) connection.skewMs = days * 24 * 60 * 60_000;
    const device = await visit(page, lines.siteUrl);
    await device.untilReady(new RegExp(content.project.id, "m"));
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await openOffline(page, lines, content);
    await expect(notices(page)).toContainText("Saved copy from");
  });
}

test("@long an API that has moved is reached from the page that was saved before it did", async ({
  page,
}) => {
  await visit(page, lines.siteUrl);
  const { settings } = lines.product;
  const moved = await Connection.open(Number(settings.API_PORT));
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refused.push(message.text());
  });
  try {
    await runCommand("compose", [], { ...settings, API_URL: moved.url });
    await page.goto(`${lines.siteUrl}/contact`);
    const known = () =>
      page.evaluate(async () => {
        const state = await (await caches.open("state")).match("/sw/state");
        return ((await state?.json()) as { config: { apiBase: string } }).config.apiBase;
      });
    await expect.poll(known, { timeout: 20_000 }).toBe(moved.url);
    lines.api.break();
    await page.goto(`${lines.siteUrl}/WaterProject`);
    await expect(page.getByText(content.project.title)).toBeVisible();
    expect(refused).toEqual([]);
    expect(moved.received).toBeGreaterThan(0);
  } finally {
    await runCommand("compose", [], settings);
    await moved.close();
  }
});

test("@long databases that are deleted under an open page take nothing of what a visitor reads", async ({
  page,
}) => {
  await (await visit(page, lines.siteUrl)).untilReady(new RegExp(content.project.id, "m"));
  const session = await page.context().newCDPSession(page);
  await page.evaluate(
    () =>
      new Promise((done) => {
        const opening = indexedDB.open("under-the-page", 1);
        opening.onsuccess = () => {
          opening.result.onclose = () => document.documentElement.setAttribute("data-closed", "");
          done(undefined);
        };
      }),
  );
  await session.send("Storage.clearDataForOrigin", { origin: lines.siteUrl, storageTypes: "indexeddb" });
  await expect(page.locator("html[data-closed]")).toBeAttached();
  await openOffline(page, lines, content);
});

import { chromium, type Page } from "@playwright/test";
import { startOverConnections, type OverConnections } from "../e2e/fixtures/over-connections.ts";
import { releaseOneFile } from "../e2e/fixtures/part-release.ts";
import { Device } from "../e2e/pages/device.ts";
import { browserOptions } from "../support/devices/browser.ts";
import { Figures, median } from "./figures.ts";

/** Starts that are timed; the median counts. */
const starts = 7;
/** A connection that has been silent for so long has no more to say. */
const silenceMs = 4_000;
/** Two visits cost the same: the sizes of headers vary by a few bytes. */
const sameWithinKb = 0.2;

/** What offline use costs and how fast it starts, with the sample ministry (docs/budgets.md). */
export async function bench(): Promise<string[]> {
  const figures = new Figures();
  const lines = await startOverConnections({ SAMPLE_DATA: "on", SITE_LANGUAGES: "en" });
  const browser = await chromium.launch(browserOptions);
  try {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    const device = new Device(page);
    await bytes(figures, lines, page, device);
    await times(figures, lines, page);
  } finally {
    await browser.close();
    await lines.remove();
  }
  return figures.broken;
}

async function bytes(figures: Figures, lines: OverConnections, page: Page, device: Device): Promise<void> {
  const cost = async (work: () => Promise<unknown>, of = received) => {
    const before = of(lines);
    await work();
    await untilSilent(lines);
    return (of(lines) - before) / 1_000;
  };
  const home = () => page.goto(`${lines.siteUrl}/`);
  const first = await cost(async () => {
    await home();
    await untilSaved(page);
  });
  figures.tell("first visit, everything saved for offline use", first, "kB");
  const cached = await Promise.all([device.reads(), device.cached("images"), device.cached("part:")]);
  const [reads, images, files] = cached.map(({ length }) => length);
  console.log(`  cached: ${reads} lists and details, ${images} pictures, ${files} files of the public part`);
  const again = await untilSteady(() => cost(home));
  figures.tell("return visit, nothing changed", again, "kB");
  // A release comes from the site alone; the API may still have smaller copies of pictures to tell of.
  const unchanged = await cost(home, receivedFromSite);
  const { buildId, path, undo } = await releaseOneFile(lines.product.settings.SITES_DIR ?? "", "public-mfe");
  const update = await cost(async () => {
    await home();
    while ((await device.activeBuild("public-mfe")) !== buildId) await pause(200);
  }, receivedFromSite);
  await undo();
  const manifest =
    (await (await fetch(`${lines.siteUrl}/parts/public/asset-manifest.json`)).text()).length / 1_000;
  console.log(`  released again: ${path}`);
  // One small file and the manifest that names it; all the rest is copied on the device.
  figures.tell("update with one changed file, above a return visit", update - unchanged, "kB", {
    most: manifest + 3,
  });
}

async function times(figures: Figures, lines: OverConnections, page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const paints = async () => {
    const all: { text: number; largest: number }[] = [];
    for (let run = 0; run < starts; run += 1) {
      await page.goto("about:blank");
      await page.goto(`${lines.siteUrl}/`);
      all.push(await paintsOf(page));
    }
    return { text: median(all.map(({ text }) => text)), largest: median(all.map(({ largest }) => largest)) };
  };
  const online = await paints();
  figures.tell("repeat visit at 4x CPU: largest paint", online.largest, "ms", { most: 600 });
  lines.break();
  const before = received(lines);
  const offline = await paints();
  figures.tell("offline start at 4x CPU: first text", offline.text, "ms");
  figures.tell("offline start at 4x CPU: largest paint", offline.largest, "ms", { most: 600 });
  figures.tell("offline start: bytes needed", received(lines) - before, "bytes", { most: 0 });
}

/**
 * The cost of a visit, in kB, once it costs the same twice: the second visit asks for what the first did not know of,
 * and the server makes the smaller copies of its pictures for a while yet.
 */
async function untilSteady(visit: () => Promise<number>): Promise<number> {
  for (let before = await visit(); ;) {
    const now = await visit();
    if (Math.abs(now - before) < sameWithinKb) return now;
    before = now;
  }
}

const received = ({ site, api }: OverConnections): number => site.received + api.received;
const receivedFromSite = ({ site }: OverConnections): number => site.received;

async function untilSilent(lines: OverConnections): Promise<void> {
  for (let last = -1; last !== received(lines);) {
    last = received(lines);
    await pause(silenceMs);
  }
}

/** The worker names what it holds when the snapshot is whole. */
async function untilSaved(page: Page): Promise<void> {
  const isDone = () => page.evaluate(async () => Boolean(await caches.match("/sw/snapshot")));
  while (!(await isDone())) await pause(200);
}

/** First text and largest paint so far, once the page has come to rest; milliseconds since the navigation. */
const paintsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ text: number; largest: number }>((done) => {
        let largest = 0;
        new PerformanceObserver((list) => {
          for (const { startTime } of list.getEntries()) largest = Math.max(largest, startTime);
        }).observe({ type: "largest-contentful-paint", buffered: true });
        // Nothing with a name in here: the compiler would mark it with a helper that the page lacks.
        setInterval(() => {
          const [first] = performance.getEntriesByName("first-contentful-paint");
          if (first && performance.now() - largest > 2_000) done({ text: first.startTime, largest });
        }, 200);
      }),
  );

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

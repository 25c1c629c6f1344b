import { setTimeout as pause } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import { publishContent, type Content } from "../../fixtures/content/content.ts";
import { startOverConnections, type OverConnections } from "../../fixtures/over-connections.ts";
import { expect, test } from "../../fixtures/product.ts";

/**
 * A first visit whose connection is cut some seconds after the first paint, and the page loaded again
 * (docs/offline.md). The connections themselves break, also for the worker: the browser knows nothing of it. From 3 s
 * after the first paint at 400 kbit/s on, what was painted can be read again; at no second is a sentence on the screen
 * false, and no page comes without its styles. Before that, and at 50 kbit/s, the browser's own error page may come.
 */
let lines: OverConnections;
let content: Content;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  lines = await startOverConnections();
  content = await publishContent(lines.product);
});
test.afterEach(() => lines.mend());
test.afterAll(() => lines.remove());

const fast = { name: "400 kbit/s", bytesPerSecond: 50_000, readableAfterS: 3 };
const slow = { name: "50 kbit/s", bytesPerSecond: 6_250, readableAfterS: Number.POSITIVE_INFINITY };
type Speed = typeof fast;

/** The addresses of a home page, a record and a list, and words in the main part of each (sic). */
const pages = {
  home: { path: () => "/", words: "Welcome to the Ministry" },
  record: { path: () => `/SingalProjectsWater/${content.project.id}`, words: "Twelve villages get water" },
  list: { path: () => "/WaterProject", words: "Boreholes of the northern villages" },
};
type Opened = (typeof pages)[keyof typeof pages];

/** Every second until a visit at 400 kbit/s has filled the device, then ever more seldom. */
const secondsAt = {
  fast: [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 13, 20, 35, 60],
  slow: [0, 2, 5, 10, 20, 30, 40, 50, 60],
};

/** Sentences that are false of a page that was opened on this device a moment ago. */
const falseOfAnOpenedPage = [
  "This is not saved on this device",
  "It could not be fetched now",
  "No page or file that can be opened now was found",
  "Page not found",
];

/** When something was painted first, as this process tells the time. */
async function firstPaint(page: Page): Promise<number> {
  const painted = await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return paint && performance.timeOrigin + paint.startTime;
  });
  return (await painted.jsonValue()) ?? Number.NaN;
}

interface Screen {
  heading: string;
  text: string;
  /** A page without its styles stands in the browser's own letters. */
  isBare: boolean;
}

const screenOf = (page: Page): Promise<Screen> =>
  page.evaluate(() => ({
    heading: document.querySelector("h1")?.innerText ?? "",
    text: document.body.innerText,
    isBare: /^["']?times/i.test(getComputedStyle(document.body).fontFamily),
  }));

/** Visits, cuts and loads again; returns what is wrong with the screen. */
async function faultsAt(second: number, browser: Browser, { path, words }: Opened, speed: Speed) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  // What the site's server reads from the API to answer this address is not the visitor's.
  await (await fetch(lines.siteUrl + path())).text();
  for (const line of [lines.site, lines.api]) line.bytesPerSecond = speed.bytesPerSecond;
  await page.goto(lines.siteUrl + path(), { waitUntil: "commit" });
  await pause((await firstPaint(page)) + second * 1_000 - Date.now());
  const { heading } = await screenOf(page);
  lines.break();
  await page.reload({ waitUntil: "commit" }).catch(() => undefined);
  const faults = await faultsOnScreen(page, second >= speed.readableAfterS ? { heading, words } : undefined);
  await context.close();
  lines.mend();
  return faults.map((fault) => `${path()} cut at ${second} s: ${fault}`);
}

/** What is wrong with the page that came; `wanted` must be on it. */
async function faultsOnScreen(page: Page, wanted: { heading: string; words: string } | undefined) {
  if (page.url().startsWith("chrome-error:")) return wanted ? ["the browser's own error page"] : [];
  const shown = page.locator("h1").first();
  await shown.waitFor();
  // A page that starts from the app shell names its kind until it has its data.
  if (wanted)
    await page
      .waitForFunction(
        ({ heading, words }) =>
          document.querySelector("h1")?.innerText === heading &&
          document.body.innerText.toLowerCase().includes(words.toLowerCase()),
        wanted,
        { timeout: 10_000 },
      )
      .catch(() => undefined);
  const { heading, text, isBare } = await screenOf(page);
  return [
    ...(isBare ? ["a page without styles"] : []),
    ...falseOfAnOpenedPage.filter((sentence) => text.includes(sentence)),
    ...(wanted && heading !== wanted.heading ? [`the heading is ${heading}, not ${wanted.heading}`] : []),
    ...(wanted && !text.toLowerCase().includes(wanted.words.toLowerCase())
      ? ["its words are not there"]
      : []),
  ];
}

test("@everyday cut 3 s after the first paint at 400 kbit/s, what was painted can be read again", async ({
  browser,
}) => {
  expect(await faultsAt(3, browser, pages.list, fast)).toEqual([]);
});

for (const [name, opened] of Object.entries(pages))
  for (const [speed, seconds] of [
    [fast, secondsAt.fast],
    [slow, secondsAt.slow],
  ] as const)
    test(`@long cut at any second of a first visit to a ${name} page at ${speed.name}, no screen is false or bare`, async ({
      browser,
    }) => {
      test.setTimeout(seconds.reduce((sum, second) => sum + second + 30, 60) * 1_000);
      const faults: string[] = [];
      for (const second of seconds) faults.push(...(await faultsAt(second, browser, opened, speed)));
      expect(faults).toEqual([]);
    });

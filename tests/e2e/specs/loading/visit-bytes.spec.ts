import type { Browser, Page } from "@playwright/test";
import { publishContent } from "../../fixtures/content/content.ts";
import { startOverConnections, type OverConnections } from "../../fixtures/over-connections.ts";
import { hasContent } from "../../fixtures/page-content.ts";
import { expect, test } from "../../fixtures/product.ts";
import { Device } from "../../pages/device.ts";
import { PublicPage } from "../../pages/public-page.ts";
import { browserOptions } from "../../../support/devices/browser.ts";

/** All that a visit costs, whoever asks for it: the page, its worker, and what is fetched ahead (docs/budgets.md). */
const budget = {
  home: { bytes: 350_000, requests: 40 },
  /**
   * Other pages hold the start page as well, and show pictures of their own. With room for one more question whether the
   * service can be reached: they come every few seconds.
   */
  others: {
    "/water": { bytes: 355_000, requests: 45 },
    "/WaterProject": { bytes: 400_000, requests: 55 },
    "/SingalProjectsWater": { bytes: 410_000, requests: 55 }, // (sic)
    "/EventPost": { bytes: 366_000, requests: 50 },
    "/AssessmentsPost": { bytes: 376_000, requests: 55 },
    "/contact": { bytes: 352_000, requests: 45 },
  },
  /** A page of the lite edition and the site's icon (`lite.spec.ts` has the other pages). */
  lowData: { bytes: 45_000, requests: 2 },
};

// Chromium fetches lazy pictures the further ahead the slower it takes the connection to be: 6000 px at this one.
test.use({
  launchOptions: {
    ...browserOptions,
    args: [...(browserOptions.args ?? []), "--force-effective-connection-type=2G"],
  },
});

/** Nothing has come for so long: the visit has cost what it costs. */
const silenceMs = 4_000;

let connections: OverConnections;
let content: Awaited<ReturnType<typeof publishContent>>;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  connections = await startOverConnections();
  content = await publishContent(connections.product);
});
test.afterAll(() => connections.remove());

const askedFor = () => [...connections.site.asked, ...connections.api.asked];
const received = () => connections.site.received + connections.api.received;

interface VisitOptions {
  lowData?: boolean;
}

/**
 * Opens a page in a browser that was never here, and waits until nothing more comes; once more where the page did not
 * come with its content.
 */
async function firstVisit(browser: Browser, path: string, options: VisitOptions = {}) {
  for (;;) {
    const { isWhole, ...visit } = await visitOnce(browser, path, options);
    if (isWhole) return visit;
  }
}

async function visitOnce(browser: Browser, path: string, { lowData = false }: VisitOptions) {
  const context = await browser.newContext();
  if (lowData) await context.addCookies([{ name: "low-data", value: "on", url: connections.siteUrl }]);
  const page = await context.newPage();
  // What the site's server reads from the API to answer this address is not the visitor's; it is cached from now on.
  await fetch(connections.siteUrl + path, { headers: lowData ? { cookie: "low-data=on" } : {} });
  for (const { asked, answered } of [connections.site, connections.api]) asked.length = answered.length = 0;
  const before = received();
  const answer = await page.goto(connections.siteUrl + path);
  const came = hasContent(await answer?.text());
  if (!lowData) await new Device(page).untilReady(/readProjectWater/);
  let last = received();
  let since = Date.now();
  await expect
    .poll(
      () => {
        if (received() !== last) [last, since] = [received(), Date.now()];
        return Date.now() - since;
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(silenceMs);
  const [bytes, requests] = [received() - before, askedFor()];
  // The worker asks whether the page has changed; a server that was too busy to tell sent it again without its content.
  const isWhole = came && connections.site.answered.filter((each) => each === `200 GET ${path}`).length === 1;
  const shownBytes = lowData ? undefined : await meterOf(page);
  await context.close();
  return { bytes, requests, shownBytes, isWhole };
}

/** What the data meter in the menu says of the visit, in bytes. */
async function meterOf(page: Page): Promise<number> {
  await new PublicPage(page).lowDataSwitch();
  const text = await page.getByText(/^This visit so far: /).textContent();
  const [, amount] = /: (\d+) kB$/.exec(text ?? "") ?? [];
  return Number(amount) * 1024;
}

test("@everyday the home page with everything the site fetches by itself stays within 350 kB and 40 requests", async ({
  browser,
}) => {
  const { bytes, requests, shownBytes } = await firstVisit(browser, "/");
  console.info(
    `first visit to /, all of it: ${bytes} bytes, ${requests.length} requests; shown ${shownBytes}`,
  );
  // Icons and the manifest are the browser's own; it counts 300 bytes for the headers of each answer.
  expect(shownBytes).toBeGreaterThan(0.9 * bytes);
  expect(shownBytes).toBeLessThan(1.1 * bytes);
  expect(requests.filter((request) => request.startsWith("GET /snapshot"))).toHaveLength(1);
  expect(bytes, requests.join("\n")).toBeLessThanOrEqual(budget.home.bytes);
  expect(requests.length, requests.join("\n")).toBeLessThanOrEqual(budget.home.requests);
});

for (const [path, most] of Object.entries(budget.others)) {
  test(`a first visit to ${path} stays within ${most.bytes / 1_000} kB and ${most.requests} requests`, async ({
    browser,
  }) => {
    const address = path === "/SingalProjectsWater" ? `${path}/${content.project.id}` : path; // (sic)
    const { bytes, requests } = await firstVisit(browser, address);
    console.info(`first visit to ${path}, all of it: ${bytes} bytes, ${requests.length} requests`);
    expect(bytes, requests.join("\n")).toBeLessThanOrEqual(most.bytes);
    expect(requests.length, requests.join("\n")).toBeLessThanOrEqual(most.requests);
  });
}

test("under low data a first visit asks for nothing but the page", async ({ browser }) => {
  const { bytes, requests } = await firstVisit(browser, "/", { lowData: true });
  console.info(`first visit to / under low data: ${bytes} bytes, ${requests.length} requests`);
  expect(requests.filter((request) => !/^GET \/(?:icon\.svg)?$/.test(request))).toEqual([]);
  expect(bytes).toBeLessThanOrEqual(budget.lowData.bytes);
  expect(requests.length, requests.join("\n")).toBeLessThanOrEqual(budget.lowData.requests);
});

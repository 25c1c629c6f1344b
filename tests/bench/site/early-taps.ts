import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { median, type Figures } from "../figures.ts";
import { apply, type Conditions } from "./visit.ts";

/** The slowest phone on the slowest connection that the budgets name (docs/budgets.md). */
const slowest: Conditions = { latencyMs: 400, kbit: 400, cpu: 6 };
const paintedWithinMs = 60_000;
const answeredWithinMs = 60_000;

/** Touches and typing at the first paint, before any script has come: how long they wait, and that none is lost. */
export async function earlyTaps(
  browser: Browser,
  siteUrl: string,
  phone: BrowserContextOptions,
  runs: number,
  figures: Figures,
): Promise<void> {
  const waits: number[] = [];
  let lost = 0;
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ ...phone, serviceWorkers: "block" });
    const page = await context.newPage();
    await apply(await context.newCDPSession(page), slowest);
    await page.goto(siteUrl, { waitUntil: "commit" });
    await untilPainted(page);
    const waited = await tapMenu(page);
    if (waited === undefined) lost += 1;
    else waits.push(waited);
    await context.close();
  }
  figures.tell("/: a tap on the menu at the first paint, until it opens", median(waits), "ms");
  figures.tell("/: such taps that were lost", lost, "", { most: 0 });
}

const untilPainted = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0, undefined, {
    timeout: paintedWithinMs,
  });

/** @returns how long the menu took to open; `undefined` when it did not */
async function tapMenu(page: Page): Promise<number | undefined> {
  const menu = page.getByRole("navigation", { name: "Main menu" }).getByRole("button", { name: "Menu" });
  const box = await menu.boundingBox();
  if (!box) return undefined;
  const began = Date.now();
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  const isOpen = () => document.querySelector("nav button[aria-controls][aria-expanded='true']") !== null;
  try {
    await page.waitForFunction(isOpen, undefined, { timeout: answeredWithinMs });
    return Date.now() - began;
  } catch {
    return undefined;
  }
}

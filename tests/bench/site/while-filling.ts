import type { Browser, BrowserContextOptions } from "@playwright/test";
import { median, type Figures } from "../figures.ts";
import { apply, noLimit, visit, type Conditions } from "./visit.ts";

const slowPhone: Conditions = { ...noLimit, cpu: 6 };
const lists = ["/WaterProject", "/EventPost", "/AssessmentsPost"];

/** A list that is opened as soon as the worker of a first visit answers, while it saves the rest of the site. */
export async function whileFilling(
  browser: Browser,
  siteUrl: string,
  phone: BrowserContextOptions,
  runs: number,
  figures: Figures,
): Promise<void> {
  for (const list of lists) {
    const paints: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext(phone);
      const first = await context.newPage();
      await apply(await context.newCDPSession(first), slowPhone);
      await first.goto(siteUrl);
      await first.waitForFunction(() => navigator.serviceWorker.controller !== null);
      paints.push((await visit(context, siteUrl + list, slowPhone)).lcp);
      await context.close();
    }
    figures.tell(`${list}: LCP while the site is being saved, 6x CPU`, median(paints), "ms", { most: 1_000 });
  }
}

import { setTimeout as pause } from "node:timers/promises";
import { addressIn } from "@ministry/contract";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "@playwright/test";
import { publishContent, publishEvent } from "../e2e/fixtures/content/content.ts";
import { startOverConnections } from "../e2e/fixtures/over-connections.ts";
import { browserOptions } from "../support/devices/browser.ts";
import { startProduct, type Product } from "../support/servers/product.ts";
import { Figures, median } from "./figures.ts";
import { costs } from "./site/costs.ts";
import { earlyTaps } from "./site/early-taps.ts";
import { categories, lighthouse, type Marks } from "./site/lighthouse.ts";
import { whileFilling } from "./site/while-filling.ts";
import { noLimit, slow4g, slowLine, untilQuiet, visit, type Conditions, type Visit } from "./site/visit.ts";

const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
/** Nothing but the connection's latency: what is left of the first text's time counts the round trips. */
const farAway: Conditions = { ...noLimit, latencyMs: 1_000 };

const languages = ["en", "so", "ar"] as const;

/** See docs/budgets.md. */
const budget = {
  roundTrips: 1,
  // What the HTML names, 144.3 (decisions 0060 and 0083), and what the visit loads by itself afterwards.
  scriptKb: 149.5,
  untilLcpKb: 45,
  lcpMs: 1_000,
  slowLcpMs: 1_500,
  laterLcpMs: 600,
  cls: 0.01,
  tbtMs: 100,
  inpMs: 100,
};

/** One page of each kind that visitors open. */
const kindsOfPages = (projectId: string, eventId: string) => [
  "/",
  "/water",
  "/WaterProject",
  `/SingalProjectsWater/${projectId}`, // (sic)
  "/EventPost",
  `/SingalProjectsEvent/${eventId}`, // (sic)
  "/AssessmentsPost",
  "/contact",
];

/** Gives a site content, and the paths of its kinds of pages. */
async function publishPages(product: Product): Promise<string[]> {
  const { project } = await publishContent(product);
  const { id } = await publishEvent(product);
  return kindsOfPages(project.id, id);
}

/**
 * What a visit costs on a phone (docs/budgets.md), with throttling applied by the browser. Medians of
 * `runs` visits (first argument, 3); `no-lighthouse` leaves that out.
 */
export async function bench(args: string[]): Promise<string[]> {
  const runs = Number(args.find((arg) => /^\d+$/.test(arg)) ?? 3);
  const figures = new Figures();
  const product = await startProduct({ SITE_LANGUAGES: languages.join(" ") });
  const browser = await chromium.launch(browserOptions);
  try {
    const paths = await publishPages(product);
    const detail = paths.find((path) => path.startsWith("/SingalProjectsWater")) ?? ""; // (sic)
    await firstVisits(browser, product, paths, runs, figures);
    await signIn(browser, product, runs, figures);
    await answers(browser, product, runs, figures);
    await laterVisits(browser, product, paths, runs, figures);
    await product.start();
    await earlyTaps(browser, product.siteUrl, phone, runs, figures);
    await whileFilling(browser, product.siteUrl, phone, runs, figures);
    await product.stop();
    await costsOfVisits(browser, figures);
    if (args.includes("no-lighthouse")) return figures.broken;
    await product.start();
    const marked = ["/", "/WaterProject", detail, "/EventPost", "/contact"];
    const inAll = languages.flatMap((language) => marked.map((path) => addressIn(language, path)));
    await marks(product, inAll, runs, figures);
  } finally {
    await browser.close();
    await product.remove();
  }
  return figures.broken;
}

/** Of every kind of page, over connections that count. */
async function costsOfVisits(browser: Browser, figures: Figures) {
  const connections = await startOverConnections();
  try {
    const paths = await publishPages(connections.product);
    await costs(browser, connections, paths, phone, figures);
  } finally {
    await connections.remove();
  }
}

/** Every kind of public page, in a browser that was never here. */
async function firstVisits(
  browser: Browser,
  { siteUrl }: Product,
  paths: readonly string[],
  runs: number,
  figures: Figures,
) {
  const several = (path: string, conditions: Conditions) => fresh(browser, siteUrl + path, conditions, runs);
  const far = await several("/", farAway);
  figures.tell("/: round trips to the first text", Math.round(far("firstText") / 1_000), "", {
    most: budget.roundTrips,
  });
  for (const path of paths) {
    const mobile = await several(path, slow4g);
    const slow = await several(path, slowLine);
    const tell = (what: string, value: number, unit: string, most?: number) =>
      figures.tell(`${shownPath(path)}: ${what}`, value, unit, { most });
    const isStart = path === "/";
    tell(
      "JavaScript of the visit",
      mobile("scriptBytes") / 1_000,
      "kB",
      isStart ? budget.scriptKb : undefined,
    );
    const untilLcp = mobile("bytesUntilLcp") / 1_000;
    tell("all bytes until the largest paint", untilLcp, "kB", isStart ? budget.untilLcpKb : undefined);
    tell("LCP, slow 4G and 4x CPU", mobile("lcp"), "ms", budget.lcpMs);
    tell("LCP, 400 kbit/s and 6x CPU", slow("lcp"), "ms", budget.slowLcpMs);
    tell("CLS", mobile("cls"), "", budget.cls);
    tell("TBT, 4x CPU", mobile("blocked"), "ms", budget.tbtMs);
  }
}

/** Opens a page in browsers that were never here, and gives the median of each figure. */
async function fresh(
  browser: Browser,
  url: string,
  conditions: Conditions,
  runs: number,
): Promise<(figure: keyof Visit) => number> {
  const visits: Visit[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ ...phone, serviceWorkers: "block" });
    visits.push(await visit(context, url, conditions));
    await context.close();
  }
  return (figure) => median(visits.map((each) => each[figure]));
}

const shownPath = (path: string) => path.replace(/\/[0-9a-f]{24}$/, "/{id}");

/** The portal's first screen, before anything of it is on the device. */
async function signIn(browser: Browser, { siteUrl }: Product, runs: number, figures: Figures) {
  const of = await fresh(browser, `${siteUrl}/AdminLogin`, slow4g, runs);
  figures.tell("/AdminLogin: JavaScript of the visit", of("scriptBytes") / 1_000, "kB");
  figures.tell("/AdminLogin: LCP, slow 4G and 4x CPU", of("lcp"), "ms", { most: 1_600 });
  figures.tell("/AdminLogin: CLS", of("cls"), "", { most: 0.01 });
}

/** How fast the page answers: the menu, the slideshow, the search in a list. */
async function answers(browser: Browser, { siteUrl }: Product, runs: number, figures: Figures) {
  const acts: [name: string, path: string, act: (page: Page) => Promise<void>][] = [
    ["the menu opens", "/", (page) => tap(page, "Menu")],
    ["the next quote", "/", (page) => tap(page, "Next")],
    [
      "searching a list",
      "/WaterProject",
      async (page) => page.getByRole("searchbox").pressSequentially("bor"),
    ],
  ];
  for (const [name, path, act] of acts) {
    const inps: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext({ ...phone, serviceWorkers: "block" });
      inps.push((await visit(context, siteUrl + path, { ...noLimit, cpu: 4 }, act)).inp);
      await context.close();
    }
    figures.tell(`INP, 4x CPU: ${name}`, median(inps), "ms", { most: budget.inpMs });
  }
}

/**
 * A finger on the first button of that name, and nothing else: the runner's own click asks the page where it would
 * land, and its locators leave listeners behind, both inside what is measured.
 */
async function tap(page: Page, name: string): Promise<void> {
  const scrolledTo = await page.evaluate((wanted) => {
    const button = [...document.querySelectorAll("button")].find((one) => one.innerText.trim() === wanted);
    button?.scrollIntoView({ block: "center", behavior: "instant" });
    const { x = 0, y = 0, width = 0, height = 0 } = button?.getBoundingClientRect() ?? {};
    return width > 0 ? { x: x + width / 2, y: y + height / 2 } : undefined;
  }, name);
  if (!scrolledTo) throw new Error(`no button ${name} to tap`);
  await untilQuiet(page);
  await page.touchscreen.tap(scrolledTo.x, scrolledTo.y);
}

/** Whether the worker has saved the page with its screen, for the next visit. Runs in the page. */
const hasSaved = async (url: string) => (await caches.match(url)) !== undefined;

/** With the worker: each page as it is on the device, online and with every server stopped. */
async function laterVisits(
  browser: Browser,
  product: Product,
  paths: readonly string[],
  runs: number,
  figures: Figures,
) {
  const context = await browser.newContext(phone);
  for (const path of paths) {
    const page = await context.newPage();
    await page.goto(product.siteUrl + path);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.waitForLoadState("networkidle");
    while (!(await page.evaluate(hasSaved, product.siteUrl + path))) await pause(200);
    await page.close();
  }
  const again = async (what: string) => {
    for (const path of paths) {
      const visits: Visit[] = [];
      for (let run = 0; run < runs; run += 1)
        visits.push(await visit(context, product.siteUrl + path, { ...noLimit, cpu: 4 }));
      const lcp = median(visits.map((each) => each.lcp));
      figures.tell(`${shownPath(path)}: LCP ${what}, 4x CPU`, lcp, "ms", { most: budget.laterLcpMs });
    }
  };
  await again("of a later visit");
  await product.stop();
  await again("with every server stopped");
  await context.close();
}

async function marks({ siteUrl }: Product, paths: string[], runs: number, figures: Figures) {
  const least = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };
  for (const path of paths) {
    const all: Marks[] = [];
    while (all.length < runs) all.push(await lighthouse(siteUrl + path));
    const shown = shownPath(path);
    for (const name of categories) {
      const mark = median(all.map(({ scores }) => scores[name]));
      figures.tell(`${shown}: Lighthouse, ${name}`, mark, "", { least: least[name] });
    }
    for (const line of all.flatMap(({ lost }) => lost)) console.log(`    ${line}`);
  }
}

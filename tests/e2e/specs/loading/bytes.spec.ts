import { get } from "node:http";
import type { AssetManifest } from "@ministry/contract";
import { hasContent } from "../../fixtures/page-content.ts";
import { expect, test } from "../../fixtures/product.ts";
import { Device } from "../../pages/device.ts";

/** Bytes of JavaScript transferred, in brotli (docs/decisions/0060-the-runtime-loads-the-remotes.md, 0071, 0083). */
const budget = {
  /** What the HTML of `/` names: all that its first screen needs to come alive. */
  named: 144_300,
  /** With what the same visit loads by itself afterwards: search, tasks and news, and the worker's registration. */
  loaded: 149_500,
  adminPart: 200_000,
  /** Beyond the host's: the sign-in, and what any other screen adds to it. */
  portalFirstScreen: 60_000,
  portalFurtherScreen: 25_000,
};

// What the worker fetches ahead belongs to later visits.
test.use({ serviceWorkers: "block" });

test("@everyday a first visit to / costs no more JavaScript than its budget, and no byte of the portal", async ({
  page,
  product,
}) => {
  // A site that has only just started sends the page without the latest events, sooner than it could with them.
  const pageNow = async () => (await fetch(`${product.siteUrl}/`)).text();
  await expect.poll(pageNow).toContain('id="answers"');
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(request.url()));
  let html: string;
  do {
    asked.clear();
    html = (await (await page.goto(`${product.siteUrl}/`))?.text()) ?? "";
  } while (!hasContent(html));
  await page.waitForLoadState("networkidle");

  const named = scriptsIn(html).map((path) => new URL(path, product.siteUrl).href);
  const loaded = [...asked].filter(isScript);
  expect(named.length).toBeGreaterThan(3);
  expect(loaded).toEqual(expect.arrayContaining(named));
  expect([...asked].filter((url) => url.includes("/parts/admin/"))).toEqual([]);

  const [namedBytes, loadedBytes] = [await bytesOf(named), await bytesOf(loaded)];
  console.info(`first visit to /: ${namedBytes} bytes named, ${loadedBytes} loaded`);
  expect(namedBytes).toBeLessThanOrEqual(budget.named);
  expect(loadedBytes).toBeLessThanOrEqual(budget.loaded);
});

test("all JavaScript of the portal's part stays within its budget", async ({ product }) => {
  const base = `${product.siteUrl}/parts/admin/`;
  const manifest = (await (await fetch(`${base}asset-manifest.json`)).json()) as AssetManifest;
  // Copies of its own are fetched only under a host that does not satisfy it (docs/decisions/0017).
  const own = new Set([...Object.values(manifest.fallbacks ?? {}).flat(), ...(manifest.mount ?? [])]);
  const paths = manifest.files.map(([path]) => path).filter((path) => !own.has(path));
  const scripts = paths.map((path) => base + path).filter(isScript);
  expect(scripts.length).toBeGreaterThan(3);
  const bytes = await bytesOf(scripts);
  console.info(`admin-mfe: ${bytes} bytes`);
  expect(bytes).toBeLessThanOrEqual(budget.adminPart);
});

test("the portal's first screen and each further one stay within their budgets", async ({ product }) => {
  const base = `${product.siteUrl}/parts/admin/`;
  const { init, routes } = (await (await fetch(`${base}asset-manifest.json`)).json()) as {
    init: string[];
    routes: Record<string, string[]>;
  };
  const bytesOfFiles = (paths: string[]) =>
    bytesOf([...new Set(paths.filter(isScript))].map((path) => base + path));
  const first = [...init, ...(routes["/AdminLogin"] ?? [])];
  const firstBytes = await bytesOfFiles(first);
  const further = await Promise.all(
    Object.entries(routes).map(async ([route, paths]) => ({
      route,
      bytes: await bytesOfFiles(paths.filter((path) => !first.includes(path))),
    })),
  );
  const [largest] = further.sort((a, b) => b.bytes - a.bytes);
  console.info(`sign-in: ${firstBytes} bytes; largest further screen: ${largest?.route} ${largest?.bytes}`);
  expect(firstBytes).toBeLessThanOrEqual(budget.portalFirstScreen);
  expect(further.length).toBeGreaterThan(20);
  expect(further.filter(({ bytes }) => bytes > budget.portalFurtherScreen)).toEqual([]);
});

test.describe("with the worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("a visitor's device fetches nothing of the portal ahead either", async ({
    page,
    context,
    product,
  }) => {
    const asked = new Set<string>();
    context.on("request", (request) => asked.add(request.url()));
    const device = new Device(page);
    await page.goto(`${product.siteUrl}/EventPost`);
    await device.untilReady(/readProjectEvent/);
    // The next page is a repeat visit: the worker answers it, and has looked at every part by then.
    await page.goto(`${product.siteUrl}/AssessmentsPost`);
    await page.waitForLoadState("networkidle");
    expect(await device.activeBuild("public-mfe")).toBeTruthy();
    expect(await device.activeBuild("admin-mfe")).toBeUndefined();
    expect((await device.cached("part:")).filter((url) => url.includes("/parts/admin/"))).toEqual([]);
    const ofPortal = [...asked].filter((url) => url.includes("/parts/admin/"));
    expect(ofPortal.filter((url) => !url.includes("asset-manifest.json"))).toEqual([]);
  });
});

/** Addresses of the scripts that a page names: its own and those it asks for ahead. */
function scriptsIn(html: string): string[] {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const paths = tags.flatMap((tag) => /\b(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? []);
  return [...new Set(paths.filter(isScript))];
}

const isScript = (url: string): boolean => url.endsWith(".js");

async function bytesOf(urls: string[]): Promise<number> {
  const sizes = await Promise.all(urls.map(bytesOnTheLine));
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

/** Length of the body as it is sent to a browser that reads brotli; `fetch` would only tell the unpacked length. */
function bytesOnTheLine(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br" } }, (answer) => {
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => (bytes += chunk.length));
      answer.on("error", reject);
      answer.on("end", () =>
        answer.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url}: ${answer.statusCode}`)),
      );
    }).on("error", reject);
  });
}

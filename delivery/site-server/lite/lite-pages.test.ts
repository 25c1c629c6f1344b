import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeServed } from "../../lib/compress.ts";
import { serverBundle } from "../../sites/parts.ts";
import { close, listen } from "../http/listen.ts";
import { siteServer } from "../site-server.ts";

/** A site whose released bundles know the lite edition and render what `globalThis.liteScreen` says. */
let folder = "";
let site: Server;
let storage: Server;
const screens = globalThis as typeof globalThis & {
  liteScreen?: (address: { pathname: string; search: string }) => { html: string; isWhole: boolean };
};

const bundles = {
  shell: `export const sharedModules = {};
    export const renderPage = () => Promise.resolve("");
    export const renderAnswered = async ({ pathname, search }) =>
      ({ html: "<h1>full " + pathname + search + "</h1>", answers: [[["a"], 1]] });
    export const renderLite = async (options) => globalThis.liteScreen(options);`,
  "public-mfe": `exports.publicServer = {
    version: 1, createRoutes: () => "routes", answeredPatterns: ["/EventPost"], queries: ["q", "page"],
    lite: { css: ".lite-menu{a:b}.other{a:b}" },
    feed: { title: "News", subtitle: "All", author: "Ministry", path: "/EventPost" },
    reader: () => ({ record: () => undefined, sitemap: [], feed: async () => [] }),
  };`,
};
const frame = (scripts: string) =>
  `<html><head><title>Ministry</title><style>h1{a:b}.card{a:b}</style></head><body><div id="root"><!--page--></div>${scripts}</body></html>`;
const app = '<script type="module" src="/assets/index.js"></script>';
const composed = `<html><head><title>Ministry</title></head><body>composed${app}</body></html>`;

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(addressOf(site) + path, { headers, method, redirect: "manual" });
const textOf = async (path: string, headers?: Record<string, string>) => (await ask(path, headers)).text();
const lowData = { cookie: "low-data=on" };

beforeEach(async () => {
  storage = createServer((_request, response) =>
    response.writeHead(200, { "content-length": "18432" }).end(),
  );
  await listen(storage, { host: "127.0.0.1", port: 0, setting: "API_PORT" });
  folder = await mkdtemp(join(tmpdir(), "site-"));
  const config = {
    ...{ siteBase: "https://site.example", apiBase: "http://127.0.0.1:1", storageBase: addressOf(storage) },
    parts: [{ name: "public-mfe", base: "/parts/public/", paths: ["/EventPost", "/water"] }],
    ...{ serviceWorker: true, links: {} },
  };
  const pages = {
    "config.json": JSON.stringify(config),
    "routes.json": JSON.stringify([
      {
        pattern: "/EventPost",
        file: "EventPost.html",
        frame: "EventPost.frame.html",
        lite: "EventPost.lite.html",
      },
      { pattern: "/water", file: "water.html", lite: "water.lite.html" },
      { pattern: "/AdminLogin", file: "AdminLogin.html" },
    ]),
    "frames.json": JSON.stringify({ shell: "s1", remote: "r1" }),
    "EventPost.html": composed,
    "EventPost.frame.html": frame(app),
    "EventPost.lite.html": frame(""),
    "water.html": composed,
    "water.lite.html": frame(""),
    "AdminLogin.html": composed,
    "404.html": composed,
    "404.lite.html": frame(""),
    "app-shell.html": composed,
  };
  for (const [path, text] of Object.entries(pages)) await writeServed(join(folder, "pages", path), text);
  for (const [part, build] of [
    ["shell", "s1"],
    ["public-mfe", "r1"],
  ] as const) {
    const file = serverBundle(folder, part, build);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bundles[part]);
  }
  screens.liteScreen = ({ pathname, search }) => ({
    html: `<title>T</title><h1 class="lite-menu">lite ${pathname}${search}</h1>`,
    isWhole: true,
  });
  site = siteServer(folder, { recheckMs: 0 });
  await listen(site, { host: "127.0.0.1", port: 0, setting: "APP_PORT" });
});
afterEach(async () => {
  delete screens.liteScreen;
  await Promise.all([close(site), close(storage)]);
  await rm(folder, { recursive: true, force: true });
});

test.each([
  ["has chosen low data", "/EventPost", lowData],
  ["has a browser that saves data", "/EventPost", { "save-data": "on" }],
  ["was led there without scripts", "/EventPost?lite", {}],
  ["opens a page without data", "/water", lowData],
])("who %s gets the page without scripts, with the styles it uses", async (_who, path, headers) => {
  const answer = await ask(path, headers as Record<string, string>);
  const text = await answer.text();
  expect(text).toContain(`lite ${path.replace("?lite", "")}</h1>`);
  expect(text).not.toContain("<script");
  expect(text).toContain("<style>h1{a:b}</style><style>.lite-menu{a:b}</style></head>");
  expect(answer.headers.get("vary")).toContain("save-data");
});

test("the query of an address is answered in both editions, and parameters that no screen uses make no page", async () => {
  expect(await textOf("/EventPost?page=2&utm_source=x", lowData)).toContain("lite /EventPost?page=2<");
  expect(await textOf("/EventPost?page=2&utm_source=x")).toContain("full /EventPost?page=2<");
});

test("an unknown address says so in the lite edition too", async () => {
  const answer = await ask("/nowhere", lowData);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain("lite /nowhere");
});

test("the portal and the worker's template are the same for everybody", async () => {
  expect(await textOf("/AdminLogin", lowData)).toBe(composed);
  expect(await textOf("/app-shell.html", lowData)).toBe(composed);
});

test("a page of the app leads a browser without scripts to the lite edition, which is remembered for its session", async () => {
  await expect
    .poll(() => textOf("/water"))
    .toContain('<noscript><meta http-equiv="refresh" content="0;url=?lite">');
  expect(await textOf("/EventPost?q=well")).toContain('content="0;url=?q=well&amp;lite"');
  const led = await ask("/water?lite", { "sec-fetch-site": "same-origin" });
  expect(led.headers.get("set-cookie")).toBe("lite=on; path=/; samesite=lax");
});

test("who was sent such an address gets the app", async () => {
  const answer = await ask("/EventPost?q=well&lite", { "sec-fetch-site": "cross-site" });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/EventPost?q=well"]);
});

test.each([
  ["/water?q=1", "/water?q=1"],
  ["https://other.example/", "/"],
  ["//other.example/", "/"],
  ["/\\other.example", "/"],
])("low data is switched by a form, which leads back to %s as %s", async (to, location) => {
  const answer = await ask(`/low-data?${new URLSearchParams({ set: "off", to }).toString()}`, {}, "POST");
  expect([answer.status, answer.headers.get("location")]).toEqual([303, location]);
  expect(answer.headers.getSetCookie()).toEqual([
    "low-data=off; path=/; max-age=31536000; samesite=lax",
    "lite=; path=/; max-age=0; samesite=lax",
  ]);
});

test("links to pictures say how large they are", async () => {
  const url = `${addressOf(storage)}/a.webp`;
  screens.liteScreen = () => ({ html: `<a data-picture href="${url}">Show picture</a>`, isWhole: true });
  expect(await textOf("/water", lowData)).toContain(">Show picture <span>(<bdi>18 kB</bdi>)</span></a>");
});

test("the link that shows all pictures says what they cost together, and goes where there are none", async () => {
  const [one, other] = ["a", "b"].map((name) => `${addressOf(storage)}/${name}.webp`);
  const all = '<a data-all-pictures href="?pictures=all">Show all</a>';
  const pictures = [one, other, one].map((url) => `<a data-picture href="${url}">Show picture</a>`).join("");
  screens.liteScreen = () => ({ html: all + pictures, isWhole: true });
  expect(await textOf("/water", lowData)).toContain(">Show all <span>(<bdi>36 kB</bdi>)</span></a>");
  screens.liteScreen = () => ({ html: `${all}<p>Words alone</p>`, isWhole: true });
  const text = await textOf("/EventPost", lowData);
  expect(text).toContain("Words alone");
  expect(text).not.toContain("Show all");
});

test("while the API does not answer, the page stays as it was", async () => {
  expect(await textOf("/water", lowData)).toContain("lite /water");
  let refusals = 0;
  screens.liteScreen = () => ({ html: `<h1>refused ${(refusals += 1)}</h1>`, isWhole: false });
  // Remembered for a second before it is made again.
  await expect.poll(async () => (await textOf("/water", lowData)) && refusals, { timeout: 5_000 }).toBe(1);
  expect(await textOf("/water", lowData)).toContain("lite /water");
  expect(await textOf("/EventPost", lowData)).toContain("refused");
});

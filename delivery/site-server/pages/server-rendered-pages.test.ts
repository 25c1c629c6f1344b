import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { acceptDelta, deltaType, versionOf, type SiteConfig } from "@ministry/contract";
import { writeServed } from "../../lib/compress.ts";
import { serverBundle } from "../../sites/parts.ts";
import { close, listen } from "../http/listen.ts";
import { siteServer } from "../site-server.ts";

/** A site whose released bundles render what `globalThis.screen` says. */
let folder = "";
let site: Server;
const screens = globalThis as typeof globalThis & {
  screenOf?: (pathname: string, config: SiteConfig) => object;
};

const bundles = {
  shell: `export const sharedModules = {};
    export const renderPage = () => Promise.resolve("");
    export const renderAnswered = async ({ pathname, config, createRoutes }) =>
      (createRoutes() === "routes" ? globalThis.screenOf(pathname, config) : undefined);`,
  "public-mfe": `exports.createRoutes = () => "routes";`,
};
const frame = `<html><head><title>Ministry</title><style>a{}</style></head><body><div id="root"><!--page--></div></body></html>`;
const composed = "<html><head><title>Ministry</title></head><body>composed</body></html>";

const get = async (path: string, headers: Record<string, string> = {}) => {
  const got = await fetch(`http://127.0.0.1:${(site.address() as AddressInfo).port}${path}`, { headers });
  return { text: await got.text(), policy: got.headers.get("content-security-policy") };
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-"));
  const config = {
    ...{ siteBase: "https://site.example", apiBase: "http://127.0.0.1:1", storageBase: "https://f.example" },
    parts: [{ name: "public-mfe", base: "/parts/public/", paths: ["/WaterProject"] }],
    ...{ serviceWorker: true, links: {} },
  };
  const pages = {
    "config.json": JSON.stringify(config),
    "routes.json": JSON.stringify([
      { pattern: "/WaterProject", file: "WaterProject.html", frame: "WaterProject.frame.html" },
      { pattern: "/water", file: "water.html" },
      { pattern: "/", file: "index.html", frame: "WaterProject.frame.html" },
    ]),
    "frames.json": JSON.stringify({ shell: "s1", remote: "r1" }),
    "WaterProject.html": composed,
    "WaterProject.frame.html": frame,
    "water.html": composed,
    "index.html": composed,
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
  screens.screenOf = (pathname) => ({
    html: `<title>Water</title><h1 style="color:#123456">${pathname}</h1>`,
    answers: [[["projects", "water"], [{ title: "</script><b>" }]]],
  });
  site = siteServer(folder, { recheckMs: 0 });
  await listen(site, { host: "127.0.0.1", port: 0, setting: "APP_PORT" });
});
afterEach(async () => {
  delete screens.screenOf;
  await close(site);
  await rm(folder, { recursive: true, force: true });
});

test("a list's page holds its content, what that was made of, and a policy that allows its styles", async () => {
  const { text, policy } = await get("/WaterProject");
  expect(text).toContain('<div id="root"><h1 data-style="0">/WaterProject</h1></div>');
  expect(text).toContain("<title data-page-head>Water</title>");
  expect(text).toContain('<style>[data-style="0"]{color:#123456}</style></head>');
  expect(text).toContain(
    '<script type="application/json" id="answers">[[["projects","water"],[{"title":"\\u003c/script>\\u003cb>"}]]]</script>',
  );
  expect(policy?.match(/'sha256-/g)).toHaveLength(2);
});

test.each([
  ["asks for little data", "/WaterProject", { "save-data": "on" }],
  ["has chosen low data", "/WaterProject", { cookie: "a=b; low-data=on" }],
  ["wants a part of the list", "/WaterProject?q=well", {}],
  ["opens a page without data", "/water", {}],
])("a visitor who %s gets the page as it was composed", async (_who, path, headers) => {
  expect((await get(path, headers as Record<string, string>)).text).toBe(composed);
});

test("the visitor's own choice goes before the browser's wish", async () => {
  const { text } = await get("/WaterProject", { "save-data": "on", cookie: "low-data=off" });
  expect(text).toContain("<h1");
});

test.each([
  ["the API had no answer", () => ({ html: "<h1>Loading</h1>", answers: [] })],
  ["the screen breaks", () => Promise.reject(new Error("broken"))],
  ["it takes longer than a moment", () => new Promise(() => undefined)],
  ["it brings a script", () => ({ html: "<script>1</script>", answers: [[["a"], 1]] })],
])("where %s, the page goes out as it was composed", async (_what, screen) => {
  screens.screenOf = screen;
  expect((await get("/WaterProject")).text).toBe(composed);
});

test("a new release is rendered by its own bundles", async () => {
  expect((await get("/WaterProject")).text).toContain("<style>a{}</style>");
  await writeServed(join(folder, "pages/WaterProject.frame.html"), frame.replace("a{}", "b{}"));
  expect((await get("/WaterProject")).text).toContain("<style>b{}</style>");
});

test("a bundle that is not there yet is tried again", async () => {
  await writeServed(join(folder, "pages/frames.json"), JSON.stringify({ shell: "s2", remote: "r1" }));
  expect((await get("/WaterProject")).text).toBe(composed);
  await writeFile(serverBundle(folder, "shell", "s2"), bundles.shell);
  // Another address: this one is left alone for some seconds.
  expect((await get("/waterproject")).text).toContain("<h1");
});

test("after a setting changed, screens are made with the new one", async () => {
  screens.screenOf = (_pathname, { apiBase }) => ({ html: `<h1>${apiBase}</h1>`, answers: [[["a"], 1]] });
  expect((await get("/WaterProject")).text).toContain("<h1>http://127.0.0.1:1</h1>");
  const file = join(folder, "pages/config.json");
  const config = JSON.parse(await readFile(file, "utf8")) as SiteConfig;
  await writeServed(file, JSON.stringify({ ...config, apiBase: "http://127.0.0.1:2" }));
  // Frames carry the configuration and change with it.
  await writeServed(join(folder, "pages/WaterProject.frame.html"), frame.replace("a{}", "b{}"));
  expect((await get("/WaterProject")).text).toContain("<h1>http://127.0.0.1:2</h1>");
});

test("a start page that was sent with its content comes as what differs to who holds it", async () => {
  const sent = await get("/");
  expect(sent.text).toContain('id="answers"');
  screens.screenOf = () => ({ html: "<h1>Newer</h1>", answers: [[["events"], ["a well was opened"]]] });
  await vi.waitFor(async () => expect((await get("/")).text).toContain("Newer"), { timeout: 10_000 });
  const accept = acceptDelta(await versionOf(new TextEncoder().encode(sent.text)));
  const answer = await fetch(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`, {
    headers: { accept },
  });
  expect(answer.headers.get("content-type")).toBe(deltaType);
});

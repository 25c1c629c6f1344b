import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeServed } from "../lib/compress.ts";
import { close, listen } from "./listen.ts";
import { siteServer } from "./site-server.ts";

/** A site whose API answers as the test says. */
let folder = "";
let site: Server;
let api: Server;
let answer: (path: string, response: ServerResponse) => void;
let asked: string[] = [];

const recordPatterns = [
  "/SingalProjectsEnergy/:id",
  "/SingalProjectsWater/:id",
  "/SingalProjectsEvent/:id",
  "/project/:id/achievements",
  "/documents/:id",
];
const project = { _id: "p1", title: 'Well "A" & <script>', desc: "Clean water", coverImage: "uploads/a.jpg" };
const json = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const get = async (path: string) => {
  const began = performance.now();
  const got = await fetch(addressOf(site) + path);
  return {
    status: got.status,
    text: await got.text(),
    ms: performance.now() - began,
    type: got.headers.get("content-type"),
  };
};

beforeEach(async () => {
  asked = [];
  api = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(request.url ?? "", response);
  });
  await listen(api, { host: "127.0.0.1", port: 0, setting: "API_PORT" });
  folder = await mkdtemp(join(tmpdir(), "site-"));
  const patterns = ["/", ...recordPatterns];
  const config = {
    siteBase: "https://site.example",
    apiBase: addressOf(api),
    storageBase: "https://files.example",
    parts: [{ name: "public-mfe", base: "/parts/public/", paths: patterns }],
    serviceWorker: true,
    links: {},
  };
  const files = {
    "config.json": JSON.stringify(config),
    "routes.json": JSON.stringify(patterns.map((pattern) => ({ pattern, file: "page.html" }))),
    "page.html": "<html><head><title data-page-head>Ministry</title></head><body></body></html>",
    "sitemap.xml": "<urlset>fixed</urlset>",
    "feed.xml": "<feed>empty</feed>",
  };
  for (const [path, text] of Object.entries(files)) await writeServed(join(folder, "pages", path), text);
  site = siteServer(folder);
  await listen(site, { host: "127.0.0.1", port: 0, setting: "APP_PORT" });
});
afterEach(async () => {
  api.closeAllConnections();
  await Promise.all([close(site), close(api)]);
  await rm(folder, { recursive: true, force: true });
});

const record = "/SingalProjectsWater/p1";

test("P-14 a record's page says what it is about, whatever its texts hold, and asks the API once", async () => {
  answer = (_path, response) => json(response, project);
  const { status, text } = await get(record);
  expect(status).toBe(200);
  expect(text).toContain("<title data-page-head>Well &quot;A&quot; &amp; &lt;script> – Ministry");
  expect(text).toContain('property="og:image" content="https://files.example/uploads/a.jpg"');
  expect(text.match(/<script/g)).toHaveLength(1);
  await get(record);
  expect(asked).toHaveLength(1);
});

test.each(recordPatterns)("P-14 %s of an id the API does not have is answered with 404", async (pattern) => {
  answer = (_path, response) => json(response, { message: "There is none." }, 404);
  const { status, text } = await get(pattern.replace(":id", "p1"));
  expect([status, text]).toEqual([404, expect.stringContaining(">Ministry</title>")]);
});

test("P-14 an event that no path and no list has is answered with 404", async () => {
  answer = (path, response) =>
    path.endsWith("/Event")
      ? json(response, { items: [{ ...project, _id: "e1" }], total: 1, limit: 20 })
      : json(response, { message: "There is none." }, 404);
  expect((await get("/SingalProjectsEvent/e2")).status).toBe(404);
  expect((await get("/SingalProjectsEvent/e1")).status).toBe(200);
});

test.each([
  ["fails where it is asked next", (response: ServerResponse) => json(response, { message: "busy" }, 503)],
  ["answers with something else", (response: ServerResponse) => response.end("<p>Welcome to this network")],
])("P-188 while the API %s, an event is not said to be gone", async (_how, other) => {
  answer = (path, response) =>
    path.startsWith("/readProjectEventSingal/")
      ? json(response, { message: "There is none." }, 404)
      : other(response);
  const { status, text } = await get("/SingalProjectsEvent/e1");
  expect([status, text]).toEqual([200, expect.stringContaining(">Ministry</title>")]);
});

test("P-188 while the API can't be reached, no record is said to be gone", async () => {
  await close(api);
  for (const pattern of recordPatterns) {
    const { status, text } = await get(pattern.replace(":id", "p1"));
    expect([pattern, status, text]).toEqual([pattern, 200, expect.stringContaining(">Ministry</title>")]);
  }
});

test("P-188 an API that does not answer holds the page up once, and for a moment only", async () => {
  answer = () => undefined;
  const first = await get(record);
  expect([first.status, first.text]).toEqual([200, expect.stringContaining(">Ministry</title>")]);
  expect(first.ms).toBeLessThan(1_500);
});

test("P-188 while the API refuses, pages go out as they are and it is left alone", async () => {
  answer = (_path, response) => json(response, { message: "busy" }, 503);
  expect((await get(record)).text).toContain(">Ministry</title>");
  const before = asked.length;
  expect((await get("/SingalProjectsWater/p2")).text).toContain(">Ministry</title>");
  expect(asked).toHaveLength(before);
});

test("an address that can be no id is not asked for", async () => {
  answer = (_path, response) => json(response, project);
  expect((await get("/SingalProjectsWater/a%20b%26c")).text).toContain(">Ministry</title>");
  expect(asked).toEqual([]);
});

test("sitemap and feed keep to the composed files while the API was never there", async () => {
  answer = (_path, response) => json(response, { message: "busy" }, 503);
  expect(await get("/sitemap.xml")).toMatchObject({ status: 200, text: "<urlset>fixed</urlset>" });
  expect(await get("/feed.xml")).toMatchObject({ status: 200, text: "<feed>empty</feed>" });
});

test("sitemap and feed list what the API has", async () => {
  answer = (path, response) =>
    json(
      response,
      path.includes("Event") ? { items: [{ ...project, _id: "e1" }], total: 1, limit: 50 } : [project],
    );
  expect((await get("/sitemap.xml")).text).toContain("https://site.example/SingalProjectsWater/p1");
  const feed = await get("/feed.xml");
  expect(feed.type).toContain("application/atom+xml");
  expect(feed.text).toContain("https://site.example/SingalProjectsEvent/e1");
});

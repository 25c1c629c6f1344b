import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { writeServed } from "../../lib/compress.ts";
import { serverBundle } from "../../sites/parts.ts";
import { close, listen } from "../http/listen.ts";
import { siteServer } from "../site-server.ts";

/** A site whose API answers as the test says. */
let folder = "";
let site: Server;
let api: Server;
let answer: (path: string, response: ServerResponse) => void;
let asked: string[] = [];

const recordPatterns = ["/SingalProjectsWater/:id", "/documents/:id"];
const project = { id: "p1", title: 'Well "A" & <script>', json: '{"of":"</script>"}' };

/** Released bundles as small as can be: the public part reads `/records/{id}` and `/list` of the API. */
const bundles = {
  shell: `export const sharedModules = {};
    export const renderPage = () => Promise.resolve("");
    export const renderAnswered = async ({ pathname, known = [] }) =>
      ({ html: "<h1>" + pathname + " " + known[0]?.[1].id + "</h1>", answers: known });`,
  "public-mfe": `const read = async (address, signal) => {
      const answer = await fetch(address, { signal });
      if (!answer.ok && answer.status !== 404) throw new Error("refused");
      return answer.status === 404 ? undefined : answer.json();
    };
    exports.publicServer = {
      version: 1,
      createRoutes: () => "routes",
      answeredPatterns: ["/SingalProjectsWater/:id"],
      feed: { title: "News", subtitle: "All", author: "Ministry", path: "/EventPost", page: "/feeds" },
      topicFeeds: { water: { title: "Water", subtitle: "", author: "Ministry", path: "/EventPost",
        page: "/feeds?of=water" } },
      reader: ({ apiBase }) => ({
        record: (pattern, id) => /^[\\w-]+$/.test(id) ? async ({ signal }) => {
          const found = await read(apiBase + "/records/" + id, signal);
          return found ? {
            head: [["title", {}, found.title], ["meta", { name: "description", content: found.title }],
              ["script", { type: "application/ld+json" }, found.json]],
            answers: [[["record", id], found]],
          } : "gone";
        } : undefined,
        sitemap: [
          async ({ signal }) => [{ path: "/documents/" + (await read(apiBase + "/list", signal)).id }],
          async ({ signal }) => [{ path: "/other/" + (await read(apiBase + "/other", signal)).id }],
        ],
        feed: async ({ signal }) =>
          [{ path: "/documents/d1", title: (await read(apiBase + "/list", signal)).title, summary: "" }],
      }),
    };`,
};
const json = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const get = async (path: string, init?: RequestInit) => {
  const began = performance.now();
  const got = await fetch(addressOf(site) + path, init);
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
    "routes.json": JSON.stringify(
      patterns.map((pattern) => ({ pattern, file: "page.html", frame: "frame.html" })),
    ),
    "frames.json": JSON.stringify({ shell: "s1", remote: "r1" }),
    "frame.html": "<html><head><title>Ministry</title></head><body><!--page--></body></html>",
    "page.html": "<html><head><title data-page-head>Ministry</title></head><body></body></html>",
    "sitemap.xml": "<urlset>fixed</urlset>",
    "feed.xml": "<feed>empty</feed>",
  };
  for (const [path, text] of Object.entries(files)) await writeServed(join(folder, "pages", path), text);
  for (const [part, build] of [
    ["shell", "s1"],
    ["public-mfe", "r1"],
  ] as const) {
    const file = serverBundle(folder, part, build);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bundles[part]);
  }
  site = siteServer(folder, { recheckMs: 0 });
  await listen(site, { host: "127.0.0.1", port: 0, setting: "APP_PORT" });
});
afterEach(async () => {
  vi.useRealTimers();
  api.closeAllConnections();
  await Promise.all([close(site), close(api)]);
  await rm(folder, { recursive: true, force: true });
});

const record = "/SingalProjectsWater/p1";

const lowData = { headers: { cookie: "low-data=on" } };

test("a record's page says what it is about, whatever its texts hold, and asks the API once", async () => {
  answer = (_path, response) => json(response, project);
  const { status, text } = await get(record, lowData);
  expect(status).toBe(200);
  expect(text).toContain("<title data-page-head>Well &quot;A&quot; &amp; &lt;script></title>");
  expect(text).toContain('content="Well &quot;A&quot; &amp; &lt;script>"');
  expect(text.match(/<script/g)).toHaveLength(1);
  expect((await get(record)).text).toContain("<h1>/SingalProjectsWater/p1 p1</h1>");
  expect(asked).toEqual(["/records/p1"]);
});

test("a record that changed is shown changed within two seconds", async () => {
  answer = (_path, response) => json(response, project);
  expect((await get(record, lowData)).text).toContain("Well");
  answer = (_path, response) => json(response, { ...project, title: "Borehole", id: "p2" });
  const changed = Date.now();
  await expect
    .poll(async () => (await get(record)).text, { interval: 50, timeout: 2_500 })
    .toContain("p1 p2");
  expect((await get(record, lowData)).text).toContain("Borehole");
  expect(Date.now() - changed).toBeLessThan(2_100);
});

test("a change shows within two seconds also where each copy on the way is as old as it may be", async () => {
  await close(site);
  site = siteServer(folder, { recheckMs: 250 });
  await listen(site, { host: "127.0.0.1", port: 0, setting: "APP_PORT" });
  answer = (_path, response) => json(response, project);
  // What the server goes by; the requests themselves take their own time.
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  await get(record);
  vi.advanceTimersByTime(5_000);
  await get(record, lowData);
  answer = (_path, response) => json(response, { ...project, id: "p2" });
  const shown: (string | undefined)[] = [];
  let now = 0;
  for (const at of [950, 1_690, 1_940, 2_001]) {
    vi.advanceTimersByTime(at - now);
    now = at;
    shown.push(/<h1>\S+ (p\d)/.exec((await get(record)).text)?.[1]);
  }
  expect([shown[0], shown.at(-1)]).toEqual(["p1", "p2"]);
  expect(shown).not.toContain(undefined);
});

test.each(recordPatterns)("%s of an id the API does not have is answered with 404", async (pattern) => {
  answer = (_path, response) => json(response, { message: "There is none." }, 404);
  const { status, text } = await get(pattern.replace(":id", "p1"));
  expect([status, text]).toEqual([404, expect.stringContaining(">Ministry</title>")]);
});

test("while the API can't be reached, no record is said to be gone", async () => {
  await close(api);
  for (const pattern of recordPatterns) {
    const { status, text } = await get(pattern.replace(":id", "p1"));
    expect([pattern, status, text]).toEqual([pattern, 200, expect.stringContaining(">Ministry</title>")]);
  }
});

test("an API that does not answer holds the page up once, and for a moment only", async () => {
  answer = () => undefined;
  const first = await get(record);
  expect([first.status, first.text]).toEqual([200, expect.stringContaining(">Ministry</title>")]);
  expect(first.ms).toBeLessThan(1_500);
});

test("while the API refuses, pages go out as they are and it is left alone", async () => {
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

test("sitemap and feed list what the API has, and leave out the list that can't be read", async () => {
  answer = (path, response) => json(response, project, path === "/other" ? 503 : 200);
  const map = (await get("/sitemap.xml")).text;
  expect(map).toContain("<loc>https://site.example/documents/p1</loc>");
  expect(map).not.toContain("/other/");
  const feed = await get("/feed.xml");
  expect(feed.type).toContain("application/atom+xml");
  expect(feed.text).toContain("https://site.example/documents/d1");
});

test("a feed of one topic has its entries alone; there is none of a topic that nobody named", async () => {
  answer = (_path, response) => json(response, project);
  const feed = await get("/feed-water.xml");
  expect(feed.type).toContain("application/atom+xml");
  expect(feed.text).toContain("<title>Water</title>");
  expect(feed.text).not.toContain("/documents/d1");
  expect((await get("/feed-toString.xml")).status).toBe(404);
  expect((await get("/feed-oil.xml")).status).toBe(404);
});

test("who opens a feed in a browser is led to the page that shows it", async () => {
  answer = (_path, response) => json(response, project);
  const open = (path: string) =>
    fetch(addressOf(site) + path, { redirect: "manual", headers: { "sec-fetch-dest": "document" } });
  for (const [path, page] of [
    ["/feed.xml", "/feeds"],
    ["/feed-water.xml", "/feeds?of=water"],
  ] as const) {
    const led = await open(path);
    expect([led.status, led.headers.get("location")]).toEqual([302, page]);
    expect(led.headers.get("vary")).toContain("sec-fetch-dest");
  }
  expect((await get("/feed.xml")).type).toContain("application/atom+xml");
});

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { lowDataChoice } from "@ministry/contract";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeServed } from "../lib/compress.ts";
import { close, listen } from "./http/listen.ts";
import { metricsHandler, siteMetrics } from "./http/metrics.ts";
import { siteServer } from "./site-server.ts";

const script = `console.log(${JSON.stringify("x".repeat(2_000))});`;
const config = {
  apiBase: "http://api.example",
  siteBase: "https://site.example",
  storageBase: "http://api.example/s",
  parts: [],
  serviceWorker: true,
};
const files = {
  "pages/index.html": "<title>home</title>",
  "pages/SingalProjectsWater/[id].html": "<title>project</title>",
  "pages/Admin&finace.html": "<title>finance</title>",
  "pages/404.html": "<title>not found</title>",
  "pages/app-shell.html": "<title>shell</title>",
  "pages/config.json": JSON.stringify(config),
  "pages/sw.js": "// worker",
  "pages/routes.json": JSON.stringify([
    { pattern: "/", file: "index.html" },
    { pattern: "/SingalProjectsWater/:id", file: "SingalProjectsWater/[id].html" },
    { pattern: "/Admin&finace", file: "Admin&finace.html" },
  ]),
  "shell/assets/index-abc.js": script,
  "public-mfe/asset-manifest.json": "{}",
  "public-mfe/assets/page-abc.js": "export {};",
  "public-mfe/server/abc.cjs": "secret of the build",
  "server/public-mfe/abc.cjs": "secret of the build",
};

let folder = "";
let base = "";
let server: ReturnType<typeof siteServer>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-"));
  for (const [path, text] of Object.entries(files)) await writeServed(join(folder, path), text);
  server = siteServer(folder, { recheckMs: 0 });
  await listen(server, { host: "127.0.0.1", port: 0, setting: "APP_PORT" });
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await close(server);
  await rm(folder, { recursive: true, force: true });
});

const get = (path: string, init?: RequestInit) => fetch(base + path, init);
const title = async (answer: Response) => /<title>(.*)<\/title>/.exec(await answer.text())?.[1];

/** As it stands on the wire: `fetch` decodes bodies and tidies paths. */
const raw = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    request(base, { path, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on("error", reject)
      .end();
  });

describe("pages", () => {
  it.each([
    ["/", "home"],
    ["/?from=mail", "home"],
    ["/SingalProjectsWater/6b01173ef0f4374a7ec7b9d2", "project"],
    ["/singalprojectswater/1/", "project"],
    ["/Admin&finace", "finance"],
    ["/Admin%26finace", "finance"],
  ])("%s is the page of its route", async (path, expected) => {
    const answer = await get(path);
    expect([answer.status, await title(answer)]).toEqual([200, expected]);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("permissions-policy")).toMatch(/camera=\(self\).*geolocation=\(self\)/);
    expect(answer.headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  });

  it("leaves out a compressed form that an upload by hand left behind", async () => {
    await writeServed(join(folder, "public-mfe/assets/by-hand.js"), script);
    await writeFile(join(folder, "public-mfe/assets/by-hand.js"), "export {};");
    const answer = await get("/parts/public/assets/by-hand.js", { headers: { "accept-encoding": "br" } });
    expect(await answer.text()).toBe("export {};");
  });

  it("an address nobody claims answers 404 with the site's own page", async () => {
    const answer = await get("/no/such/page");
    expect([answer.status, await title(answer)]).toEqual([404, "not found"]);
  });

  it("a copy that is still good is not sent again", async () => {
    const etag = (await get("/")).headers.get("etag") ?? "";
    expect((await get("/", { headers: { "if-none-match": etag } })).status).toBe(304);
  });
});

describe("files", () => {
  it("with a hash in the name are cached for good, all others asked for each time", async () => {
    expect((await get("/assets/index-abc.js")).headers.get("cache-control")).toContain("immutable");
    expect((await get("/sw.js")).headers.get("cache-control")).toBe("no-cache");
    expect((await get("/config.json")).headers.get("cache-control")).toBe("no-cache");
    expect((await get("/parts/public/asset-manifest.json")).headers.get("cache-control")).toBe("no-cache");
  });

  it("come in the smallest form the client takes", async () => {
    const brotli = await raw("/assets/index-abc.js", { "accept-encoding": "gzip, br" });
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script);
    const refused = await raw("/assets/index-abc.js", { "accept-encoding": "br;q=0, gzip" });
    expect(refused.headers["content-encoding"]).toBe("gzip");
    const plain = await raw("/assets/index-abc.js");
    expect([plain.headers["content-encoding"], plain.body.toString()]).toEqual([undefined, script]);
    expect(plain.headers.vary).toBe("accept-encoding");
  });

  it("of a part may be used by a site at another origin", async () => {
    const { headers } = await get("/parts/public/assets/page-abc.js");
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect(headers.get("content-type")).toContain("text/javascript");
  });

  it.each([
    "/assets/old-abc.js",
    "/parts/public/assets/old.js",
    "/parts/public/",
    "/logo.png",
    "/index.html",
  ])("%s is missing, and no page stands in for it", async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([404, "text/plain; charset=utf-8"]);
  });

  it.each(["/Ministry.", "/Ministry.html", "/documents/x.pdf"])(
    "%s, opened in a browser, is the page for what is missing",
    async (path) => {
      const accept = "text/html,application/xhtml+xml,*/*;q=0.8";
      const answer = await get(path, { headers: { accept } });
      expect([answer.status, await title(answer)]).toEqual([404, "not found"]);
      const script = await get("/assets/old-abc.js", { headers: { accept } });
      expect(script.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    },
  );

  it.each([
    "/parts/public/server/abc.cjs",
    "/server/public-mfe/abc.cjs",
    "/routes.json",
    "/frames.json",
    "/parts/public/../../server/public-mfe/abc.cjs",
  ])("%s is not for visitors", async (path) => {
    const answer = await raw(path);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.body.toString()).not.toContain("secret");
  });

  it.each(["/%2e%2e/%2e%2e/etc/passwd", "/..%5c..%5cx", "/%00", "/%zz", "/.env"])(
    "%s is refused",
    async (path) => {
      expect((await raw(path)).status).toBe(400);
    },
  );

  it.each(["//evil.example/phish?lite", "/%2Fevil.example/?lite", "/\\evil.example/?lite"])(
    "%s leads to no other site",
    async (path) => {
      const answer = await raw(path, { "sec-fetch-site": "cross-site" });
      expect([answer.status, answer.headers.location]).toEqual([400, undefined]);
    },
  );

  it.each([
    ["/water?page=2", "/water?page=2"],
    ["//evil.example", "/"],
    ["/\\evil.example", "/"],
    ["/\t/evil.example", "/"],
    ["/.//evil.example", "/"],
    ["/a/..//evil.example", "/"],
    ["https://evil.example", "/"],
  ])("a choice made on %j leads back to %s", async (to, location) => {
    const path = `${lowDataChoice.action}?set=on&to=${encodeURIComponent(to)}`;
    const answer = await get(path, { method: "POST", redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, location]);
  });

  it("a release shows at the next request", async () => {
    await writeServed(join(folder, "pages/index.html"), "<title>released</title>");
    expect(await title(await get("/"))).toBe("released");
  });
});

it("says whether there is a site to serve", async () => {
  expect((await get("/healthz")).status).toBe(200);
  const empty = siteServer(join(folder, "nothing-here"), { recheckMs: 0 });
  await listen(empty, { host: "127.0.0.1", port: 0, setting: "APP_PORT" });
  const { port } = empty.address() as AddressInfo;
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(503);
  await close(empty);
});

it("writing is not for this server", async () => {
  expect((await get("/", { method: "POST" })).status).toBe(405);
});

it("answers photos shared before there is a worker with the way to the screen that says so", async () => {
  const answer = await get("/share-photos", { method: "POST", redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([
    303,
    "/AdminSharedPhotos?problem=no-worker",
  ]);
});

describe("the log and the figures", () => {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const metrics = siteMetrics({ ofProcess: false });
  const observed = siteServer(folder, { log, metrics, handlers: [metricsHandler(metrics, "figures")] });
  let address = "";
  beforeAll(async () => {
    await listen(observed, { host: "127.0.0.1", port: 0, setting: "APP_PORT" });
    address = `http://127.0.0.1:${(observed.address() as AddressInfo).port}`;
  });
  afterAll(() => close(observed));

  it("have each request with its id, and nothing of its query or its sender", async () => {
    const headers = { "x-request-id": "trace-12345678", "user-agent": "secret", cookie: "secret=1" };
    const answer = await fetch(`${address}/assets/none.js?secret=1`, { headers });
    expect(answer.headers.get("x-request-id")).toBe("trace-12345678");
    await expect
      .poll(() => lines.at(-1))
      .toMatchObject({
        requestId: "trace-12345678",
        method: "GET",
        path: "/assets/none.js",
        status: 404,
      });
    expect(JSON.stringify(lines)).not.toContain("secret");
    const own = await fetch(`${address}/`, { headers: { "x-request-id": "<script>" } });
    expect(own.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
  });

  it("are shown to who has the token alone", async () => {
    expect((await fetch(`${address}/metrics`)).status).not.toBe(200);
    const answer = await fetch(`${address}/metrics`, { headers: { authorization: "Bearer figures" } });
    expect(await answer.text()).toMatch(
      /http_request_duration_seconds_count\{method="GET",status="404"\} \d/,
    );
  });
});

import { mkdtemp, readFile, rm } from "node:fs/promises";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { failureKinds, type AssetManifest, type ReportBatch } from "@ministry/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { canaryManifest, offerCanary, parsePercent, readCanaries, readCanary } from "../canary/canary.ts";
import { writeAtomic } from "../lib/files.ts";
import { deployFolder } from "../sites/parts.ts";
import { metricsHandler, siteMetrics } from "../site-server/http/metrics.ts";
import { siteServer } from "../site-server/site-server.ts";
import { readCounts } from "./judging/counts.ts";
import { parseBatch } from "./parse-batch.ts";
import { rateLimit } from "./rate-limit.ts";
import { maxPerAddress } from "./reports-per-build.ts";
import { reportsEndpoint, type ReportsEndpoint } from "./reports-endpoint.ts";
import { reportsHandler } from "./reports-handler.ts";
import { takenBackFile } from "./judging/take-back.ts";
import { bounds, failsTooOften } from "./judging/verdict.ts";

const manifestOf = (buildId: string): AssetManifest => ({
  schema: 1,
  name: "public-mfe",
  buildId,
  contract: 1,
  entry: "entry.js",
  files: [],
  init: [],
  routes: {},
});

let sitesDir: string;
let server: Server;
let reports: ReportsEndpoint;
let url: string;
let logged: string[];
const recompose = vi.fn(async () => undefined);

beforeEach(async () => {
  sitesDir = await mkdtemp(join(tmpdir(), "reports-"));
  const target = deployFolder(sitesDir, "public-mfe");
  for (const id of ["now", "old"])
    await writeAtomic(join(target.release(id), "asset-manifest.json"), JSON.stringify(manifestOf(id)));
  await writeAtomic(target.manifest, JSON.stringify(manifestOf("now")));
  await writeAtomic(target.releases, JSON.stringify(["now", "old"]));
  logged = [];
  recompose.mockClear();
  reports = reportsEndpoint({ sitesDir, recompose, everyMs: 60_000, log: (line) => logged.push(line) });
  const metrics = siteMetrics({ ofProcess: false });
  reports.addMetrics(metrics.registry);
  server = siteServer(sitesDir, { handlers: [reportsHandler(reports), metricsHandler(metrics, "figures")] });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  await reports.close();
  await new Promise((resolve) => server.close(resolve));
  await rm(sitesDir, { recursive: true, force: true });
});

/** Each report from an address of its own, as visitors' are. */
let visitor = 0;
const nextVisitor = () => `10.0.${(visitor >> 8) & 255}.${visitor++ & 255}`;
const post = (batch: object | string, from = nextVisitor()) =>
  fetch(`${url}/reports`, {
    method: "POST",
    headers: { "x-forwarded-for": from },
    body: typeof batch === "string" ? batch : JSON.stringify(batch),
  });

async function load(buildId: string, loads: number, failing: number): Promise<void> {
  for (let index = 0; index < loads; index++) {
    const batch: ReportBatch = {
      schema: 1,
      visits: [["public-mfe", buildId]],
      failures: index < failing ? [["public-mfe", buildId, "render"]] : [],
    };
    expect((await post(batch)).status).toBe(204);
  }
  await reports.judge();
}

const current = async () =>
  (JSON.parse(await readFile(deployFolder(sitesDir, "public-mfe").manifest, "utf8")) as AssetManifest)
    .buildId;

describe("a canary that fails too often", () => {
  beforeEach(() => offerCanary(sitesDir, canaryManifest(manifestOf("canary"), 20)));

  it("is withdrawn without a person, and log, figures and a file say so", async () => {
    expect(await readCanaries(sitesDir)).toMatchObject({ "public-mfe": { canary: { percent: 20 } } });
    await load("now", 30, 0);
    await load("canary", 30, 12);
    expect(await readCanary(sitesDir, "public-mfe")).toBeUndefined();
    expect(await current()).toBe("now");
    expect(recompose).toHaveBeenCalledTimes(1);
    expect(logged).toEqual(["public-mfe canary canary was taken back: 12 failures in 30 visits"]);
    const line = JSON.parse(await readFile(takenBackFile(sitesDir), "utf8")) as object;
    expect(line).toMatchObject({
      part: "public-mfe",
      buildId: "canary",
      what: "canary",
      failures: 12,
      rate: 0.4,
    });
    const figures = await fetch(`${url}/metrics`, { headers: { authorization: "Bearer figures" } });
    expect(await figures.text()).toContain('builds_taken_back_total{part="public-mfe"} 1');
  });

  it("stays when the full release fails as often: the cause lies elsewhere", async () => {
    for (const buildId of ["old", "now"]) await load(buildId, 30, 9);
    await load("canary", 30, 12);
    expect(await readCanary(sitesDir, "public-mfe")).toBeDefined();
  });

  it("stays while few pages have reported", async () => {
    await load("canary", bounds.minLoads - 1, bounds.minLoads - 1);
    expect(await readCanary(sitesDir, "public-mfe")).toBeDefined();
  });
});

describe("a full release that fails too often", () => {
  it("is rolled back to the one before, which is not rolled back in turn", async () => {
    await load("now", 30, 20);
    expect(await current()).toBe("old");
    await load("old", 30, 20);
    expect(await current()).toBe("old");
    expect(logged).toHaveLength(1);
  });

  it("is rolled back when it does not even load, so that nobody visits it", async () => {
    for (let index = 0; index < 25; index++)
      await post({ schema: 1, visits: [], failures: [["public-mfe", "now", "load"]] });
    await reports.judge();
    expect(await current()).toBe("old");
  });
});

describe("what strangers send", () => {
  it.each([
    "",
    "{}",
    "[]",
    '{"schema":2,"visits":[],"failures":[]}',
    '{"schema":1,"visits":[["public-mfe"]],"failures":[]}',
    '{"schema":1,"visits":[["other","a"]],"failures":[]}',
    '{"schema":1,"visits":[],"failures":[["public-mfe","a","other"]]}',
    '{"schema":1,"visits":[["public-mfe","<script>"]],"failures":[]}',
    '{"schema":1,"visits":[],"failures":[],"text":"x"}',
    JSON.stringify({
      schema: 1,
      visits: Array.from({ length: 21 }, (_, i) => ["public-mfe", `${i}`]),
      failures: [],
    }),
    JSON.stringify({ schema: 1, visits: [], failures: Array(20).fill(["public-mfe", "now", "load"]) }),
  ])("is refused: %s", async (body) => {
    expect(parseBatch(body)).toBeUndefined();
    expect((await post(body)).status).toBe(400);
  });

  it("takes no room: too long a body is refused, and builds nobody released are not counted", async () => {
    expect((await post("x".repeat(20_000))).status).toBe(413);
    await load("unknown", 3, 3);
    expect((await readCounts(sitesDir))["public-mfe"] ?? {}).toEqual({});
  });

  it("is limited by address and minute", () => {
    let now = 0;
    const limit = rateLimit(() => now);
    expect(Array.from({ length: 61 }, () => limit.takes("a")).lastIndexOf(true)).toBe(59);
    expect(limit.takes("b")).toBe(true);
    now += 60_000;
    expect(limit.takes("a")).toBe(true);
  });

  it("from one address never rolls a release back", async () => {
    const failures = failureKinds.map((kind) => ["public-mfe", "now", kind]);
    for (let index = 0; index < 50; index++)
      expect((await post({ schema: 1, visits: [], failures }, "192.0.2.1")).status).toBe(204);
    await reports.judge();
    expect((await readCounts(sitesDir))["public-mfe"]?.["now"]?.failures.load).toBe(maxPerAddress);
    expect(await current()).toBe("now");
    expect(maxPerAddress * failureKinds.length).toBeLessThan(bounds.minLoads);
  });

  it("shows figures to nobody without the token", async () => {
    expect((await fetch(`${url}/metrics`)).status).not.toBe(200);
  });
});

it("concludes nothing from no reports", () => {
  expect(failsTooOften(undefined, undefined)).toBe(false);
});

it("reads a share from 0 to 100 and offers no canary of the shell", () => {
  expect(parsePercent("5")).toBe(5);
  for (const wrong of ["101", "5%", "-1", "", undefined])
    expect(() => parsePercent(wrong)).toThrow("--canary");
  expect(() => canaryManifest({ ...manifestOf("s"), name: "shell" }, 5)).toThrow("a canary is a remote's");
});

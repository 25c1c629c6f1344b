import type { Boot } from "@ministry/contract";
import { beforeEach, expect, test, vi } from "vitest";
import type * as lowData from "../network/low-data.ts";
import { fakePlatform, type Platform } from "../testing/platform.ts";
import type * as litePages from "./lite-page.ts";

const site = "https://site.example";
const boot = {
  config: {
    parts: [
      { name: "public-mfe", base: "/parts/public/", paths: ["*"] },
      { name: "admin-mfe", base: "/parts/admin/", paths: ["/AdminLogin"] },
    ],
  },
  pins: {
    "public-mfe": { buildId: "p1", routes: { "/water": [], "*": [] } },
    "admin-mfe": { buildId: "a1", routes: { "/AdminLogin": [] } },
  },
} as unknown as Boot;

let platform: Platform;
let worker: Pick<typeof litePages, "litePage"> & Pick<typeof lowData, "setLowData">;

beforeEach(async () => {
  vi.unstubAllGlobals();
  vi.resetModules();
  platform = fakePlatform(vi.stubGlobal.bind(vi), site);
  worker = { ...(await import("./lite-page.ts")), ...(await import("../network/low-data.ts")) };
  platform.served.set(`${site}/water`, "<h1>Water</h1>");
  platform.served.set(`${site}/water?lite`, "<h1>Water</h1>");
});

const at = (path: string) => worker.litePage(new Request(site + path), boot);

test("while low data is off, pages are answered from this device", async () => {
  expect(await at("/water")).toBeUndefined();
  expect(platform.asked).toEqual([]);
});

test("as soon as low data is on, the site is asked for the page", async () => {
  await worker.setLowData(true);
  expect(await (await at("/water"))?.text()).toBe("<h1>Water</h1>");
});

test("a browser that was led to a page without scripts gets the site's", async () => {
  expect(await (await at("/water?lite"))?.text()).toBe("<h1>Water</h1>");
});

test("the portal stays on this device under low data", async () => {
  await worker.setLowData(true);
  expect(await at("/AdminLogin")).toBeUndefined();
  expect(platform.asked).toEqual([]);
});

test.each([
  ["without a connection", undefined],
  ["while the site is down", () => new Response("", { status: 503 })],
])("%s under low data, what is held on this device answers", async (_when, answer) => {
  await worker.setLowData(true);
  if (answer) platform.served.set(`${site}/water`, answer);
  else platform.served.delete(`${site}/water`);
  expect(await at("/water")).toBeUndefined();
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { WorkerState } from "../releases/sets/state.ts";
import { fakePlatform, type Platform } from "../testing/platform.ts";
import type * as unheldLanguage from "./unheld-language.ts";

const site = "https://site.example";
const state = {
  config: {
    languages: ["so"],
    parts: [{ name: "public-mfe", base: "/parts/public/", paths: ["*"] }],
  },
  parts: {
    "public-mfe": {
      active: {
        manifest: {
          ...{ name: "public-mfe", buildId: "p1", contract: 1, entry: "e.js" },
          ...{ files: [], init: [], routes: { "/water": [], "*": [] } },
        },
      },
    },
  },
} as unknown as WorkerState;

let platform: Platform;
let worker: typeof unheldLanguage;

beforeEach(async () => {
  vi.unstubAllGlobals();
  vi.resetModules();
  vi.stubGlobal("__SHELL_OFFER__", {});
  platform = fakePlatform(vi.stubGlobal.bind(vi), site);
  worker = await import("./unheld-language.ts");
});
afterEach(() => void vi.useRealTimers());

const at = (path: string, language: "en" | "so") =>
  worker.answerUnheldLanguage(new Request(site + path), state, language);

test("a page in the language on this device is left to it", async () => {
  expect(await at("/water", "en")).toBeUndefined();
  expect(platform.asked).toEqual([]);
});

test("a page in another language comes from the site", async () => {
  platform.served.set(`${site}/so/water`, "<h1>Biyaha</h1>");
  expect(await (await at("/so/water", "so"))?.text()).toBe("<h1>Biyaha</h1>");
});

test.each([
  ["without a connection", undefined],
  ["where nothing answers", () => new Promise<Response>(() => undefined)],
])(
  "%s its visitor reads within ten seconds, in that language, which languages are on this device",
  async (_when, answer) => {
    if (answer) platform.served.set(`${site}/so/water?page=2`, answer);
    vi.useFakeTimers();
    const answering = at("/so/water?page=2", "so");
    await vi.advanceTimersByTimeAsync(10_000);
    const page = await answering;
    expect(page?.status).toBe(503);
    const html = (await page?.text()) ?? "";
    expect(html).toContain('<html lang="so"');
    expect(html).toContain('href="/water?page=2" lang="en" hreflang="en">English</a>');
  },
);

import type { AssetManifest, SiteConfig } from "@ministry/contract";
import { beforeEach, expect, test, vi } from "vitest";
import { bootOf } from "./sets/boot.ts";
import { drawNumber } from "./sets/canary.ts";
import { syncReleaseSets } from "./release-sets.ts";
import { changeState, readState } from "./sets/state.ts";
import { fakePlatform, type Platform, sri } from "../testing/platform.ts";

const site = "https://site.example";
const base = `${site}/parts/public/`;
let platform: Platform;

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  platform = fakePlatform(vi.stubGlobal.bind(vi), site);
  configure(undefined);
  serve("asset-manifest.json", "full");
});

function configure(canary: number | undefined): void {
  const config: SiteConfig = {
    apiBase: "https://api.example",
    siteBase: site,
    storageBase: "https://api.example/storage",
    parts: [{ name: "public-mfe", base: "/parts/public/", paths: ["*"], ...(canary && { canary }) }],
    serviceWorker: true,
    links: {},
  };
  platform.served.set(`${site}/config.json`, JSON.stringify(config));
}

function serve(file: string, buildId: string, more: Partial<AssetManifest> = {}): void {
  const body = `entry ${buildId}`;
  platform.served.set(`${base}entry-${buildId}.js`, body);
  const manifest: AssetManifest = {
    schema: 1,
    name: "public-mfe",
    buildId,
    contract: 1,
    entry: `entry-${buildId}.js`,
    files: [[`entry-${buildId}.js`, sri(body), body.length]],
    init: [],
    routes: {},
    ...more,
  };
  platform.served.set(base + file, JSON.stringify(manifest));
}

const sync = async () => (await syncReleaseSets(async () => undefined)).builds["public-mfe"];
const draw = (number: number) => changeState((state) => state && { ...state, draw: number });

test("a device draws its number once", async () => {
  await sync();
  const first = (await readState())?.draw;
  expect(first).toBeGreaterThanOrEqual(0);
  expect(first).toBeLessThan(100);
  await sync();
  expect((await readState())?.draw).toBe(first);
  expect(Array.from({ length: 500 }, drawNumber).every((number) => number >= 0 && number < 100)).toBe(true);
});

test("a device below the share gets the canary, one above it the full release", async () => {
  await sync();
  configure(20);
  serve("canary-manifest.json", "canary", { canary: { percent: 20 } });
  await draw(20);
  expect(await sync()).toBe("full");
  await draw(19);
  expect(await sync()).toBe("canary");
});

test("a page that runs the canary knows it", async () => {
  await sync();
  configure(20);
  serve("canary-manifest.json", "canary", { canary: { percent: 20 } });
  await draw(0);
  await sync();
  const state = await readState();
  expect(state && bootOf(state).pins["public-mfe"]).toMatchObject({ buildId: "canary", canary: true });
});

test("a withdrawn canary leaves the device with the full release", async () => {
  await sync();
  configure(20);
  serve("canary-manifest.json", "canary", { canary: { percent: 20 } });
  await draw(0);
  await sync();
  platform.served.delete(`${base}canary-manifest.json`);
  expect(await sync()).toBe("full");
  configure(undefined);
  platform.asked.length = 0;
  expect(await sync()).toBe("full");
  expect(platform.asked).not.toContain(`${base}canary-manifest.json`);
});

test("a canary with a missing hash is not used", async () => {
  await sync();
  configure(20);
  serve("canary-manifest.json", "canary", { files: [["entry-canary.js", "", 5]] });
  await draw(0);
  expect(await sync()).toBe("full");
});

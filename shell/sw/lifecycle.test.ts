import { beforeEach, expect, test, vi } from "vitest";
import { clearSaved } from "./lifecycle.ts";
import { fakePlatform } from "./testing/platform.ts";

beforeEach(() => {
  vi.unstubAllGlobals();
  fakePlatform(vi.stubGlobal.bind(vi));
});

test.each(["reads", "everything"] as const)("with %s go the pages that show what was read", async (what) => {
  for (const name of ["start-screen", "opened-pages"])
    await (await caches.open(name)).put("/", new Response("<h1>Water</h1>"));
  await clearSaved(what);
  expect([await caches.has("start-screen"), await caches.has("opened-pages")]).toEqual([false, false]);
});

test("saved pages stay when only pictures are cleared", async () => {
  await (await caches.open("start-screen")).put("/", new Response("<h1>Water</h1>"));
  await clearSaved("images");
  expect(await caches.has("start-screen")).toBe(true);
});

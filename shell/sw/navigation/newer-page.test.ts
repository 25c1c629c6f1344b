import type { Boot } from "@ministry/contract";
import { afterEach, expect, test, vi } from "vitest";
import { newerPage } from "./newer-page.ts";

const site = "https://site.example";
const boot = {
  config: { parts: [{ name: "public-mfe", base: "/parts/public/", paths: ["*"] }] },
  pins: { "public-mfe": { buildId: "one", routes: { "/water": [], "/documents/:id": [], "*": [] } } },
} as unknown as Boot;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function serve(answer: () => Promise<Response>) {
  const fetched = vi.fn(answer);
  vi.stubGlobal("fetch", fetched);
  return fetched;
}
const page = (status = 200, type = "text/html; charset=utf-8") =>
  Promise.resolve(new Response("<h1>Sanitation</h1>", { status, headers: { "content-type": type } }));
const at = (path: string) => newerPage(new Request(site + path), boot);

test("an address that only a newer build has is answered by the site", async () => {
  serve(() => page());
  expect(await (await at("/sanitation"))?.text()).toBe("<h1>Sanitation</h1>");
});

test("the site's own page for an address that nobody has is shown with its status", async () => {
  serve(() => page(404));
  expect((await at("/nowhere"))?.status).toBe(404);
});

test("a page that takes its time over the rest is not cut", async () => {
  vi.useFakeTimers();
  let signal: AbortSignal | undefined;
  vi.stubGlobal("fetch", (_request: Request, init?: RequestInit) => {
    signal = init?.signal ?? undefined;
    return page();
  });
  await at("/sanitation");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(signal?.aborted).not.toBe(true);
});

test.each(["/water", "/WATER/", "/documents/7"])(
  "%s is answered from this device, without a request",
  async (path) => {
    const fetched = serve(() => page());
    expect(await at(path)).toBeUndefined();
    expect(fetched).not.toHaveBeenCalled();
  },
);

test.each([
  ["without a connection", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["when the site is down", () => page(503)],
  ["when something else than a page answers", () => page(200, "application/json")],
])("%s the builds on this device answer", async (_when, answer) => {
  serve(answer);
  expect(await at("/sanitation")).toBeUndefined();
});

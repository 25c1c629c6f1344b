// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLine, type Line } from "./line.ts";

const ours = () => Response.json({ status: "ok", service: "ministry-api" });
const siteUp = () => Response.json({ apiBase: "https://api.example", parts: [] });
let asked: string[];
let answer: () => Response;
/** What the site itself answers for its configuration. */
let site: () => Response;
let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  answer = ours;
  site = siteUp;
  vi.stubGlobal("fetch", async (url: string) => {
    if (url === "/config.json") return site();
    asked.push(url);
    return answer();
  });
  line = createLine("https://api.example");
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const noLine = (): Response => {
  throw new TypeError("Failed to fetch");
};
const browserSays = (onLine: boolean) => vi.spyOn(navigator, "onLine", "get").mockReturnValue(onLine);

test("an answer of the API is a line", async () => {
  await line.check();
  expect(asked).toEqual(["https://api.example/healthz"]);
  expect(line.state.get()).toBe("online");
});

const page = () => new Response("<!doctype html><p>Sign in to the hotel's network");
const elsewhere = () => Object.defineProperty(Response.json({}), "redirected", { value: true });

test.each([
  ["the browser says that there is no network", noLine, noLine, false, "offline"],
  ["neither the API nor the site answers", noLine, noLine, true, "unreachable"],
  ["the API alone does not answer", noLine, siteUp, true, "unreachable"],
  ["the API fails", () => Response.json({ message: "Later." }, { status: 503 }), siteUp, true, "unreachable"],
  [
    "a proxy has no API behind it",
    () => new Response("Bad gateway", { status: 502 }),
    siteUp,
    true,
    "unreachable",
  ],
  ["somebody else's JSON answers", () => Response.json({ status: "ok" }), siteUp, true, "unreachable"],
  ["the site's server fails too", noLine, () => new Response("", { status: 500 }), true, "unreachable"],
  ["a page answers in the API's place", page, siteUp, true, "captive"],
  ["the API is silent and a page answers in the site's place", noLine, page, true, "captive"],
  ["the site is redirected to somebody else", noLine, elsewhere, true, "captive"],
  [
    "the network says that it wants a sign-in",
    noLine,
    () => new Response("", { status: 511 }),
    true,
    "captive",
  ],
  ["the browser is wrong about having no network", ours, siteUp, false, "online"],
  [
    "the API's host knows no health address",
    () => Response.json({}, { status: 404 }),
    siteUp,
    true,
    "online",
  ],
] as const)("%s", async (_what, api, own, onLine, expected) => {
  browserSays(onLine);
  [answer, site] = [api, own];
  await line.check();
  expect(line.state.get()).toBe(expected);
});

test("without an answer it is asked again, more and more seldom, until there is one", async () => {
  answer = noLine;
  await line.check();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(asked).toHaveLength(2);
  answer = ours;
  await vi.advanceTimersByTimeAsync(1);
  expect(line.state.get()).toBe("online");
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toHaveLength(3);
});

test("questions asked at the same time share one answer", async () => {
  await Promise.all([line.check(), line.check()]);
  expect(asked).toHaveLength(1);
});

test("what the browser says of its network makes it ask", async () => {
  line.start();
  await vi.advanceTimersByTimeAsync(0);
  answer = noLine;
  window.dispatchEvent(new Event("offline"));
  await vi.advanceTimersByTimeAsync(0);
  expect(line.state.get()).toBe("unreachable");
  answer = ours;
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(line.state.get()).toBe("online");
});

test("those who follow the line hear of a change once", async () => {
  const heard = vi.fn();
  line.state.subscribe(heard);
  answer = noLine;
  await line.check();
  await line.check();
  expect(heard).toHaveBeenCalledTimes(1);
});

test("a change of the network while a question is on its way is asked after it", async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let offline = false;
  vi.stubGlobal("fetch", async () => {
    if (offline) return noLine();
    await held;
    return ours();
  });
  line.start();
  offline = true;
  browserSays(false);
  dispatchEvent(new Event("offline"));
  release();
  await vi.advanceTimersByTimeAsync(1);
  expect(line.state.get()).toBe("offline");
});

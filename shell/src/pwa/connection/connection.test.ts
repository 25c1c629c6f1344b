// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchConnection, type Connection } from "./connection.ts";

const ours = () => Response.json({ status: "ok", service: "ministry-api" });
const siteUp = () => Response.json({ apiBase: "https://api.example", parts: [] });
let asked: string[];
let answer: () => Response;
/** What the site itself answers for its configuration. */
let site: () => Response;
let connection: Connection;

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
  connection = watchConnection("https://api.example");
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const noConnection = (): Response => {
  throw new TypeError("Failed to fetch");
};
const browserSays = (onLine: boolean) => vi.spyOn(navigator, "onLine", "get").mockReturnValue(onLine);

test("an answer of the API is a connection", async () => {
  await connection.check();
  expect(asked).toEqual(["https://api.example/healthz"]);
  expect(connection.state.get()).toBe("online");
});

const page = () => new Response("<!doctype html><p>Sign in to the hotel's network");
const elsewhere = () => Object.defineProperty(Response.json({}), "redirected", { value: true });

test.each([
  ["the browser says that there is no network", noConnection, noConnection, false, "offline"],
  ["neither the API nor the site answers", noConnection, noConnection, true, "unreachable"],
  ["the API alone does not answer", noConnection, siteUp, true, "unreachable"],
  ["the API fails", () => Response.json({ message: "Later." }, { status: 503 }), siteUp, true, "unreachable"],
  [
    "a proxy has no API behind it",
    () => new Response("Bad gateway", { status: 502 }),
    siteUp,
    true,
    "unreachable",
  ],
  ["somebody else's JSON answers", () => Response.json({ status: "ok" }), siteUp, true, "unreachable"],
  ["the site's server fails too", noConnection, () => new Response("", { status: 500 }), true, "unreachable"],
  ["a page answers in the API's place", page, siteUp, true, "captive"],
  ["the API is silent and a page answers in the site's place", noConnection, page, true, "captive"],
  ["the site is redirected to somebody else", noConnection, elsewhere, true, "captive"],
  [
    "the network says that it wants a sign-in",
    noConnection,
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
  await connection.check();
  expect(connection.state.get()).toBe(expected);
});

test.each([
  ["breaks off", new TypeError("network error")],
  ["times out", new DOMException("The operation was aborted.", "AbortError")],
])("an answer whose body %s is no captive portal", async (_how, error) => {
  const cut = () => new Response(new ReadableStream({ pull: (body) => body.error(error) }));
  answer = cut;
  await connection.check();
  expect(connection.state.get()).toBe("unreachable");
});

const isVisible = (visible: boolean) =>
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visible ? "visible" : "hidden");

test("a connection that is back is noticed within ten seconds in a page that is seen, however long it was away", async () => {
  isVisible(true);
  answer = noConnection;
  await connection.check();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(connection.state.get()).not.toBe("online");
  answer = ours;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(connection.state.get()).toBe("online");
  const { length } = asked;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toHaveLength(length);
});

test("so it is where nothing refuses and every question runs into its time", async () => {
  isVisible(true);
  let isBack = false;
  vi.stubGlobal("fetch", (url: string, { signal }: RequestInit) => {
    if (isBack) return Promise.resolve(url === "/config.json" ? siteUp() : ours());
    return new Promise((_, reject) =>
      signal?.addEventListener("abort", () => reject(new TypeError("timed out"))),
    );
  });
  void connection.check();
  // The connection comes back at every second of two rounds.
  for (let second = 0; second < 32; second += 1) {
    isBack = false;
    await vi.advanceTimersByTimeAsync(60_000 + second * 1_000);
    expect(connection.state.get()).toBe("unreachable");
    isBack = true;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(connection.state.get(), `${second} s`).toBe("online");
    isBack = false;
    void connection.check();
  }
});

test("a page that nobody sees asks more and more seldom", async () => {
  isVisible(false);
  answer = noConnection;
  await connection.check();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(asked.length).toBeLessThan(40);
});

test("questions asked at the same time share one answer", async () => {
  await Promise.all([connection.check(), connection.check()]);
  expect(asked).toHaveLength(1);
});

test("what the browser says of its network makes it ask", async () => {
  connection.start();
  await vi.advanceTimersByTimeAsync(0);
  answer = noConnection;
  window.dispatchEvent(new Event("offline"));
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.state.get()).toBe("unreachable");
  answer = ours;
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.state.get()).toBe("online");
});

test("subscribers hear of a change once", async () => {
  const heard = vi.fn();
  connection.state.subscribe(heard);
  answer = noConnection;
  await connection.check();
  await connection.check();
  expect(heard).toHaveBeenCalledTimes(1);
});

test("a change of the network while a question is on its way is asked after it", async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let offline = false;
  vi.stubGlobal("fetch", async () => {
    if (offline) return noConnection();
    await held;
    return ours();
  });
  connection.start();
  offline = true;
  browserSays(false);
  dispatchEvent(new Event("offline"));
  release();
  await vi.advanceTimersByTimeAsync(1);
  expect(connection.state.get()).toBe("offline");
});

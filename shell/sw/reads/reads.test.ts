import { beforeEach, expect, test, vi } from "vitest";
import type { FromWorker } from "../../src/pwa/worker/messages.ts";
import { savedAtHeader } from "../cache/bounded-cache.ts";
import type * as Reads from "./reads.ts";
import { fakePlatform, type Platform } from "../testing/platform.ts";

const url = "https://api.example/readProjectWater/waterProject";
const json =
  (body: unknown, init: ResponseInit = {}) =>
  () =>
    Response.json(body, init);

let platform: Platform;
let messages: FromWorker[];
let reads: typeof Reads;

beforeEach(async () => {
  vi.unstubAllGlobals();
  // Each test is a life of the worker.
  vi.resetModules();
  reads = await import("./reads.ts");
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T08:00:00Z") });
  platform = fakePlatform(vi.stubGlobal.bind(vi));
  messages = [];
});

/** One read of a page: the answer, once all that goes on behind it is done. */
async function read(init?: RequestInit): Promise<Response> {
  const behind: Promise<unknown>[] = [];
  const answer = await reads.answerRead({
    request: new Request(url, init),
    waitUntil: (work) => behind.push(work),
    emit: async (message) => void messages.push(message),
  });
  await Promise.all(behind);
  return answer;
}

const minutesLater = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);

test("the first read is the network's and carries no date of a copy", async () => {
  platform.served.set(url, json([1]));
  const answer = await read();
  expect(await answer.json()).toEqual([1]);
  expect(answer.headers.has(savedAtHeader)).toBe(false);
});

test("a later read is answered from the copy and refreshed behind it; the page hears of the difference", async () => {
  platform.served.set(url, json([1]));
  await read();
  minutesLater(10);
  platform.served.set(url, json([1, 2]));
  const answer = await read();
  expect(await answer.json()).toEqual([1]);
  expect(answer.headers.get(savedAtHeader)).toBe("2026-11-21T08:00:00.000Z");
  expect(messages).toEqual([{ type: "read-updated", url }]);
  expect(await (await read()).json()).toEqual([1, 2]);
});

test("the read that follows a change does not start another refresh", async () => {
  platform.served.set(url, json([1]));
  await read();
  minutesLater(10);
  platform.served.set(url, json([2]));
  await read();
  platform.asked.length = 0;
  await read();
  expect(platform.asked).toEqual([]);
});

test("a copy taken a moment ago is dated too when the connection is gone", async () => {
  platform.served.set(url, json([1]));
  await read();
  platform.served.delete(url);
  await read();
  expect(messages).toEqual([{ type: "read-kept", url, keptAt: "2026-11-21T08:00:00.000Z" }]);
});

test("a clock that is set back does not stop the refreshing", async () => {
  platform.served.set(url, json([1]));
  await read();
  minutesLater(10);
  await read();
  minutesLater(-2 * 24 * 60);
  platform.asked.length = 0;
  await read();
  expect(platform.asked).toEqual([url]);
});

test("an equal answer makes no page ask again", async () => {
  platform.served.set(url, json([1]));
  await read();
  minutesLater(10);
  await read();
  expect(messages).toEqual([{ type: "read-current", url }]);
});

const failures: [what: string, served?: () => Response][] = [
  ["no connection", undefined],
  ["a failing server", () => new Response("oops", { status: 503 })],
  ["too many requests", json({ message: "Later." }, { status: 429 })],
  [
    "a captive portal's page",
    () => new Response("<!doctype html>", { headers: { "content-type": "text/html" } }),
  ],
];

test.each(failures)("with %s the copy stays and the page hears its date", async (_what, served) => {
  platform.served.set(url, json([1]));
  await read();
  minutesLater(10);
  if (served) platform.served.set(url, served);
  else platform.served.delete(url);
  expect(await (await read()).json()).toEqual([1]);
  expect(messages).toEqual([{ type: "read-kept", url, keptAt: "2026-11-21T08:00:00.000Z" }]);
  minutesLater(10);
  expect(await (await read()).json()).toEqual([1]);
});

test.each([404, 410])("what is gone (%i) is forgotten and the page asks again", async (status) => {
  platform.served.set(url, json([1]));
  await read();
  minutesLater(10);
  platform.served.set(url, json({ message: "Not found." }, { status }));
  await read();
  expect(messages).toEqual([{ type: "read-updated", url }]);
  expect((await read()).status).toBe(status);
});

test.each([
  ["a page", () => new Response("<p>", { headers: { "content-type": "text/html" } })],
  ["a refusal", json({ message: "no" }, { status: 500 })],
  ["an answer not to be stored", json([1], { headers: { "cache-control": "no-store" } })],
])("%s is passed on and never cached", async (_what, served) => {
  platform.served.set(url, served);
  await read();
  platform.served.delete(url);
  await expect(read()).rejects.toThrow("Failed to fetch");
});

test("a page that insists gets the network's answer, or the copy without a connection", async () => {
  platform.served.set(url, json([1]));
  await read();
  platform.served.set(url, json([2]));
  expect(await (await read({ cache: "reload" })).json()).toEqual([2]);
  platform.served.delete(url);
  expect(await (await read({ cache: "reload" })).json()).toEqual([2]);
  expect(messages.map(({ type }) => type)).toEqual(["read-current", "read-kept"]);
});

test("what a page read before it had a worker is cached for it", async () => {
  platform.served.set(url, json([1]));
  await reads.cacheRead(url);
  platform.served.delete(url);
  expect(await (await read()).json()).toEqual([1]);
});

test("on a full device pictures make room for texts, and the page hears of it", async () => {
  const { cachedImages } = await import("../cache/image-cache.ts");
  await cachedImages.put("https://api.example/storage/a.webp", new Response("image"));
  platform.served.set(url, json([1]));
  let tries = 0;
  platform.caches.isFull = (name) => name === "reads" && tries++ === 0;
  await read();
  expect(messages).toEqual([{ type: "space-made", gaveUp: "images" }]);
  platform.served.delete(url);
  expect(await (await read()).json()).toEqual([1]);
});

test("a device with no room for the newer answer keeps the copy before", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  platform.served.set(url, json([1]));
  await read();
  minutesLater(10);
  platform.served.set(url, json([1, 2]));
  platform.caches.isFull = (name) => name === "reads";
  await read();
  platform.served.delete(url);
  expect(await (await read()).json()).toEqual([1]);
});

test("all copies are refreshed when that is asked for, and whether all are current is returned", async () => {
  const other = "https://api.example/readProjectEnergy/EnergyProject";
  for (const each of [url, other]) {
    platform.served.set(each, json([1]));
    await reads.cacheRead(each);
  }
  const emit = async (message: FromWorker) => void messages.push(message);
  platform.served.set(url, json([2]));
  expect(await reads.refreshReads(emit)).toBe(true);
  expect(messages).toHaveLength(2);
  expect(messages).toContainEqual({ type: "read-updated", url });
  expect(messages).toContainEqual({ type: "read-current", url: other });
  platform.served.set(other, json({ message: "Not found." }, { status: 404 }));
  expect(await reads.refreshReads(emit), "what is gone is known to be gone").toBe(true);
  platform.served.set(url, json({ message: "Later." }, { status: 503 }));
  expect(await reads.refreshReads(emit), "an outage with an answer").toBe(false);
  platform.served.clear();
  expect(await reads.refreshReads(emit)).toBe(false);
});

test("a read that the API refuses holds up no other", async () => {
  const others = Array.from({ length: 8 }, (_, at) => `https://api.example/readProjectWater/${at}`);
  for (const each of [url, ...others]) {
    platform.served.set(each, json([1]));
    await reads.cacheRead(each);
  }
  platform.served.set(url, json({ message: "Later." }, { status: 503 }));
  platform.asked.length = 0;
  expect(await reads.refreshReads(async () => undefined)).toBe(false);
  expect(platform.asked.sort()).toEqual([...others, url].sort());
});

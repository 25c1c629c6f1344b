import { beforeEach, expect, test, vi } from "vitest";
import { fakePlatform, type Platform } from "../testing/platform.ts";
import { snapshotAnswer, snapshotText } from "../testing/snapshot.ts";
import type * as Held from "./held-snapshot.ts";
import type * as Sync from "./sync-snapshot.ts";

const api = "https://api.example";
const record = "/readProjectWaterSingal/waterProject/0123456789abcdef01234567";
const list = "/readProjectWater/waterProject";
const first = [
  { topic: "projects", paths: [list], answer: [{ _id: 1, title: "Wells" }] },
  {
    topic: "projects",
    paths: [record, "/0123456789abcdef01234567/achievements"],
    answer: { title: "Wells" },
  },
];

let platform: Platform;
let held: typeof Held;
let sync: typeof Sync;

/** Each test is a life of the worker, and so is what follows `restart`. */
async function restart(): Promise<void> {
  vi.resetModules();
  held = await import("./held-snapshot.ts");
  sync = await import("./sync-snapshot.ts");
  const { setLowData } = await import("../network/low-data.ts");
  await setLowData(false);
}

beforeEach(async () => {
  vi.unstubAllGlobals();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T09:00:00Z") });
  platform = fakePlatform(vi.stubGlobal.bind(vi));
  await restart();
});

const answerOf = async (path: string) => (await held.matchSnapshot(api + path))?.json() as Promise<unknown>;
const syncNow = (base = api) => sync.syncSnapshot(base, async () => undefined, { always: true });
function serve(text: string, since = ""): void {
  platform.served.set(`${api}/snapshot${since}`, () => snapshotAnswer(text));
}
test("what is held is measured in bytes, in whatever script it is written", async () => {
  const answer = { title: "بئر" };
  serve(snapshotText([{ topic: "projects", paths: [record], answer }]));
  await syncNow();
  const stored = new Blob([JSON.stringify({ [record]: answer })]).size;
  expect((await held.heldSnapshot())?.bytes).toBe(stored);
});

const sinceFirst = "?since=projects:1.0000000000000000";

test("its answers are held under every path they stand for, also in the worker's next life", async () => {
  serve(snapshotText(first));
  expect(await syncNow()).toBe("current");
  await restart();
  expect(await answerOf(list)).toEqual([{ _id: 1, title: "Wells" }]);
  expect(await answerOf("/0123456789abcdef01234567/achievements")).toEqual({ title: "Wells" });
  expect(await answerOf("/other")).toBeUndefined();
  const answer = await held.matchSnapshot(api + list);
  expect(answer?.headers.get("x-kept-at")).toBe("2026-11-21T09:00:00.000Z");
});

test("what changed and what is gone is taken over; the rest stays", async () => {
  serve(snapshotText(first));
  await syncNow();
  const delta = [
    { topic: "projects", paths: [list], answer: [] },
    { topic: "projects", gone: [record] },
  ];
  serve(snapshotText(delta, { whole: [], version: { projects: "2.1111111111111111" } }), sinceFirst);
  expect(await syncNow()).toBe("current");
  expect([await answerOf(list), await answerOf(record)]).toEqual([[], undefined]);
  expect(await answerOf("/0123456789abcdef01234567/achievements")).toEqual({ title: "Wells" });
});

test("a topic that comes whole replaces what was held of it", async () => {
  serve(snapshotText(first));
  await syncNow();
  const version = { projects: "5.1111111111111111" };
  serve(snapshotText([{ topic: "projects", paths: [list], answer: [2] }], { version }), sinceFirst);
  expect(await syncNow()).toBe("current");
  expect([await answerOf(list), await answerOf(record)]).toEqual([[2], undefined]);
});

const newer = (head: Record<string, unknown>) =>
  snapshotText([{ topic: "projects", paths: [list], answer: "other" }], {
    madeAt: "2026-11-21T08:30:00.000Z",
    version: { projects: "2.1111111111111111" },
    ...head,
  });

test.each([
  ["with a wrong byte", newer({}).replace('"other"', '"othar"')],
  ["cut short", newer({}).slice(0, -4)],
  ["of another installation", newer({ installation: "two" })],
  [
    "older than what is held",
    newer({ madeAt: "2026-11-20T08:00:00.000Z", version: { projects: "0.1111111111111111" } }),
  ],
  ["of a later format", newer({ snapshot: 2 })],
  ["that is none", "<!doctype html><title>Hotel</title>"],
])("a snapshot %s is refused, and what is held stays", async (_what, text) => {
  serve(snapshotText(first));
  await syncNow();
  serve(text, sinceFirst);
  expect(await syncNow()).toBe("refused");
  expect(await answerOf(list)).toEqual([{ _id: 1, title: "Wells" }]);
});

test("a captive portal's page is refused", async () => {
  platform.served.set(`${api}/snapshot`, () => new Response("<!doctype html>"));
  expect(await syncNow()).toBe("refused");
});

test("a restored backup has lower versions and a later time, and is taken", async () => {
  serve(snapshotText(first, { version: { projects: "9.0000000000000000" } }));
  await syncNow();
  serve(newer({}), "?since=projects:9.0000000000000000");
  expect(await syncNow()).toBe("current");
  expect(await answerOf(list)).toBe("other");
});

test("another installation is believed once the one held has not been heard of for a week", async () => {
  serve(snapshotText(first));
  await syncNow();
  vi.setSystemTime(new Date("2026-11-29T09:00:00Z"));
  serve(newer({ installation: "two" }), sinceFirst);
  expect(await syncNow()).toBe("current");
  expect([await answerOf(list), await answerOf(record)]).toEqual(["other", undefined]);
});

test("a snapshot that was cut while it was stored is stored by the next one", async () => {
  serve(snapshotText(first));
  let puts = 0;
  platform.caches.isFull = (name) => name === "snapshot" && (puts += 1) > 1;
  expect(await syncNow()).toBe("refused");
  platform.caches.isFull = () => false;
  await restart();
  expect(await answerOf(list)).toBeUndefined();
  expect(await syncNow()).toBe("current");
  expect(await answerOf(record)).toEqual({ title: "Wells" });
});

test("an answer that the server says is gone is forgotten", async () => {
  serve(snapshotText(first));
  await syncNow();
  await held.forgetInSnapshot(api + record);
  await restart();
  expect([await answerOf(record), await answerOf(list)]).toEqual([undefined, [{ _id: 1, title: "Wells" }]]);
});

test("another address of the API starts over", async () => {
  serve(snapshotText(first));
  await syncNow();
  platform.served.set("https://new.example/snapshot", () => snapshotAnswer(snapshotText(first)));
  expect(await syncNow("https://new.example")).toBe("current");
  expect(await held.matchSnapshot(api + list)).toBeUndefined();
  expect(await held.matchSnapshot(`https://new.example${list}`)).toBeDefined();
});

test("after the browser has evicted it, nothing is held, and it is fetched whole again", async () => {
  serve(snapshotText(first));
  await syncNow();
  expect(await answerOf(list)).toBeDefined();
  await platform.caches.delete("snapshot");
  expect(await held.heldSnapshot()).toBeUndefined();
  expect(await syncNow()).toBe("current");
  expect(await answerOf(record)).toEqual({ title: "Wells" });
});

test("on a full device it takes the place of pictures nobody has looked at, and of nothing that was read", async () => {
  const { cachedImages } = await import("../cache/image-cache.ts");
  const { openedDocuments } = await import("../cache/opened-documents.ts");
  await cachedImages.put("https://api.example/storage/read.webp", new Response("1"));
  await openedDocuments.put("https://api.example/storage/read.pdf", new Response("1"));
  serve(snapshotText(first));
  platform.caches.isFull = (name) => name === "snapshot";
  expect(await syncNow()).toBe("refused");
  platform.caches.isFull = () => false;
  await cachedImages.put("https://api.example/storage/ahead.webp", new Response("1"), { ahead: true });
  let tries = 0;
  platform.caches.isFull = (name) => name === "snapshot" && tries++ === 0;
  expect(await syncNow()).toBe("current");
  expect(await cachedImages.urls()).toEqual(["https://api.example/storage/read.webp"]);
  expect(await openedDocuments.urls()).toHaveLength(1);
});

import "fake-indexeddb/auto";
import { afterEach, expect, it, vi } from "vitest";
import type { NewItem } from "../queue/item.ts";
import { createOutbox } from "./outbox.ts";
import { outboxStore } from "../store/store.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A server that takes everything, and says so as ours does. */
const fetchOurs = (async (url: string, init: RequestInit = {}) => {
  if (url.endsWith("/healthz")) return Response.json({ service: "ministry-api" });
  const key = new Headers(init.headers).get("Idempotency-Key") ?? "";
  return Response.json({ _id: `record of ${key}` }, { headers: { "Idempotency-Key": key } });
}) as typeof fetch;

const photo = (at: number): NewItem => ({
  ...{ id: `photo ${at}`, label: `well ${at}.jpg`, group: { id: "g", label: "Wells" } },
  request: {
    method: "POST",
    paths: ["/photos"],
    form: { texts: {}, files: [{ field: "Image", file: new File([String(at)], `well ${at}.jpg`) }] },
  },
});

/** Every way to read the database, and what it hands out of the queue. */
function countReads() {
  const { prototype } = IDBObjectStore;
  const calls = [
    ...(["get", "getAll", "getAllKeys", "openCursor", "openKeyCursor"] as const).map((name) =>
      vi.spyOn(prototype, name),
    ),
    ...(["continue", "advance"] as const).map((name) => vi.spyOn(IDBCursor.prototype, name)),
    ...(["get", "getAll", "openCursor", "openKeyCursor"] as const).map((name) =>
      vi.spyOn(IDBIndex.prototype, name),
    ),
  ];
  const whole = vi.mocked(prototype.getAll);
  return {
    reads: () => calls.reduce((sum, { mock }) => sum + mock.calls.length, 0),
    wholeQueues: () =>
      whole.mock.contexts.filter((store) => (store as unknown as IDBObjectStore).name === "items").length,
  };
}

/** What one sent job costs in a queue of so many, once that is shown. */
async function costOfOne(jobs: number) {
  vi.stubGlobal("navigator", {});
  // Another queue of this test would hear of this one, and read.
  vi.stubGlobal("BroadcastChannel", undefined);
  const store = outboxStore({ name: crypto.randomUUID() });
  await store.add(
    "ada",
    Array.from({ length: jobs }, (_, at) => photo(at)),
  );
  const outbox = createOutbox({
    ...{ store, apiBase: "http://api.test", owner: () => "ada", token: () => "t", fetch: fetchOurs },
  });
  await outbox.pause();
  expect(outbox.get().items).toHaveLength(jobs);
  const [counted, decrypted] = [countReads(), vi.spyOn(crypto.subtle, "decrypt")];
  let changes = 0;
  outbox.subscribe(() => (changes += 1));
  const isSent = () => outbox.get().items.every(({ job }) => job.state === "sent");
  await outbox.sendNow();
  await expect.poll(isSent, { timeout: 15_000 }).toBe(true);
  const cost = {
    reads: counted.reads() / jobs,
    decryptions: decrypted.mock.calls.length / jobs,
    changes: changes / jobs,
    wholeQueues: counted.wholeQueues(),
  };
  vi.restoreAllMocks();
  return cost;
}

it("reads and decrypts no more for a sent job of a long queue than of a short one", async () => {
  const [short, long] = [await costOfOne(20), await costOfOne(150)];
  expect(long.reads).toBeLessThanOrEqual(short.reads * 1.1);
  // Its request, and its file.
  expect(long.decryptions).toBe(2);
  expect(long.changes).toBeLessThanOrEqual(3);
  expect(long.wholeQueues).toBe(0);
});

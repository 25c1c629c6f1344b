import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createOutbox, type Outbox } from "./outbox.ts";
import { didItArrive } from "./actions/unknown-outcomes.ts";
import { outboxStore, type OutboxStore } from "../store/store.ts";

let store: OutboxStore;
let outbox: Outbox;
let receipts: { key: string; receipt: string }[] | undefined;
let isOurs: boolean;

beforeEach(async () => {
  vi.stubGlobal("navigator", {});
  receipts = [];
  isOurs = true;
  store = outboxStore({ name: crypto.randomUUID() });
  outbox = createOutbox({
    ...{ store, apiBase: "http://api.test", owner: () => "ada", token: () => "t" },
    fetch: (async (url: string) => {
      if (url.endsWith("/healthz")) {
        return isOurs ? Response.json({ service: "ministry-api" }) : Response.json({}, { status: 404 });
      }
      if (url.endsWith("/receipts")) {
        return receipts ? Response.json({ receipts }) : new Response("", { status: 503 });
      }
      return Response.json({ message: "Busy." }, { status: 503, headers: { "Retry-After": "600" } });
    }) as typeof fetch,
  });
  const request = { method: "POST", paths: ["/x"], json: { title: "t" } } as const;
  await store.add("ada", [{ id: "a", label: "A", group: { id: "g", label: "G" }, request }]);
  await store.change("a", { type: "started" });
  await store.change("a", {
    type: "failed",
    at: Date.now(),
    cause: "server",
    chance: 1,
    retryAfterMs: 60_000,
  });
});

afterEach(() => vi.unstubAllGlobals());

const jobOf = async () => (await store.heads("ada"))[0]?.job;

describe("did it arrive?", () => {
  it("is received when the server knows its key", async () => {
    receipts = [{ key: "a", receipt: "R1" }];
    expect(await didItArrive(outbox, ["a"])).toEqual(new Map([["a", "arrived"]]));
    expect(await jobOf()).toMatchObject({ state: "sent", receipt: "R1" });
  });

  it("is sent on at once when the server does not, whatever it was waiting for", async () => {
    expect(await didItArrive(outbox, ["a"])).toEqual(new Map([["a", "not-arrived"]]));
    await expect.poll(async () => (await jobOf()) as { attempts?: number }).toMatchObject({ attempts: 2 });
  });

  it.each(["the server is busy", "the host keeps no keys"])("stays as it is when %s", async (why) => {
    if (why === "the server is busy") receipts = undefined;
    else isOurs = false;
    const before = await jobOf();
    expect(await didItArrive(outbox, ["a"])).toEqual(new Map([["a", "not-known"]]));
    expect(await jobOf()).toEqual(before);
  });
});

describe("discarding what is on its way", () => {
  beforeEach(() => store.change("a", { type: "woken", at: Date.now() }));

  it("abandons it once its attempt has ended", async () => {
    await store.change("a", { type: "started" });
    const discarded = outbox.discard(["a"]);
    await store.change("a", { type: "refused", message: "No." });
    expect(await discarded).toEqual(["a"]);
    expect(await store.heads("ada")).toEqual([]);
  });

  it("keeps the receipt of what arrived meanwhile", async () => {
    await store.change("a", { type: "started" });
    const discarded = outbox.discard(["a"]);
    await store.change("a", { type: "accepted", at: Date.now(), receipt: "R1" });
    expect(await discarded).toEqual([]);
    expect(await jobOf()).toMatchObject({ state: "sent", receipt: "R1" });
  });

  it("keeps the photos of a project that arrived meanwhile", async () => {
    const request = { method: "POST", paths: ["/x/{parent._id}"], json: {} } as const;
    const photo = { id: "b", parent: "a", label: "B", group: { id: "g", label: "G" }, request };
    await store.add("ada", [photo]);
    await store.change("a", { type: "started" });
    const discarded = outbox.discard(["a"]);
    await store.change("a", { type: "accepted", at: Date.now(), receipt: "R1", recordId: "r" });
    expect(await discarded).toEqual([]);
    expect((await store.heads("ada")).map(({ id }) => id)).toEqual(["a", "b"]);
  });
});

describe("a queue that keeps changing", () => {
  it("keeps no save waiting until it is quiet", async () => {
    const news = new BroadcastChannel("ministry-outbox");
    let isBusy = true;
    /** Something else has changed each time the queue was read. */
    const busy: OutboxStore = {
      ...store,
      async list(owner, opened) {
        const listing = await store.list(owner, opened);
        if (isBusy) news.postMessage({ type: "items", logged: true });
        await new Promise((resolve) => setTimeout(resolve, 20));
        return listing;
      },
    };
    const { set } = createOutbox({ store: busy, apiBase: "", owner: () => "ada", token: () => "t" });
    await set({ paused: true });
    isBusy = false;
    news.close();
  });
});

describe("what a screen sees", () => {
  it("is nobody's after the sign-out, and the row the worker sends with is gone", async () => {
    await store.settings.beginSession({ owner: "ada", token: "t", apiBase: "" });
    await outbox.lock();
    expect(await store.settings.session()).toBeUndefined();
  });

  it("keeps the objects of what has not changed, so that hundreds are not drawn again", async () => {
    await outbox.set({ paused: true });
    const [before] = outbox.get().items;
    await outbox.set({ wifiOnly: true });
    expect(outbox.get().items[0]).toBe(before);
    expect(outbox.get()).toMatchObject({ paused: true, wifiOnly: true, ready: true, locked: 0 });
  });
});

import "fake-indexeddb/auto";
import { beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "../../http/api-error.ts";
import { outboxChannel } from "../sending/channel.ts";
import type { ItemHead, NewItem } from "../queue/item.ts";
import { drainQueue } from "./drain-queue.ts";
import { outboxStore, type OutboxStore } from "../store/store.ts";
import { FakeHost } from "../testing/fake-host.ts";

let store: OutboxStore;
let host: FakeHost;
const sender = { owner: "ada", token: "t1", apiBase: "http://api.test" };
const item = (id: string): NewItem => ({
  ...{ id, label: id, group: { id, label: id } },
  request: { method: "POST", paths: [`/things/${id}`] },
});
const drain = (timeoutMs = 0) =>
  drainQueue({ store, transport: () => host, lock: (work) => work(), timeoutMs });
const stateOf = async (id: string) => (await store.heads("ada")).find((head) => head.id === id)?.job.state;

beforeEach(async () => {
  store = outboxStore({ name: crypto.randomUUID() });
  host = new FakeHost();
  await store.add("ada", [item("a"), item("b")]);
  await store.settings.beginSession(sender);
});

describe("the worker, with no page open", () => {
  it("sends what waits, once, and says how much", async () => {
    expect(await drain()).toEqual({ received: 2, open: 0, again: false });
    expect(await drain()).toEqual({ received: 0, open: 0, again: false });
    expect(host.attempts).toEqual(["a", "b"]);
  });

  it("does nothing after a sign-out, though items wait", async () => {
    await store.settings.endSession();
    expect(await drain()).toEqual({ received: 0, open: 0, again: false });
    expect(host.asked).toBe(0);
  });

  it("stops in the middle when somebody signs out in a page", async () => {
    const page = outboxChannel(() => undefined);
    host.fault = (_, nth) => {
      if (nth > 1) throw new Error("nothing may be sent after the sign-out");
      return undefined;
    };
    const send = host.send.bind(host);
    host.send = async (request, key) => {
      const delivery = await send(request, key);
      await store.settings.endSession();
      page.post({ type: "settings" });
      // The news takes a moment to arrive, as it does between a page and a worker.
      await new Promise((resolve) => setTimeout(resolve, 50));
      return delivery;
    };
    expect(await drain()).toMatchObject({ received: 1, open: 1, again: false });
    expect(await stateOf("b")).toBe("waiting");
    page.close();
  });

  it("asks to be woken again when no host answers, or an attempt failed", async () => {
    host.kind = "none";
    expect(await drain()).toEqual({ received: 0, open: 2, again: true });
    host.kind = "ours";
    host.fault = (key) => (key === "a" ? new ApiError("server", { status: 503 }) : undefined);
    expect(await drain()).toEqual({ received: 1, open: 1, again: true });
  });

  it("pauses after a 401 until the next sign-in, and is not woken for nothing", async () => {
    host.fault = () => new ApiError("refused", { status: 401 });
    expect(await drain()).toMatchObject({ open: 2, again: false });
    expect((await store.settings.session())?.refused).toBe(true);
    expect(await drain()).toMatchObject({ open: 2, again: false });
    expect(host.attempts).toHaveLength(1);
    host.fault = () => undefined;
    await store.settings.beginSession({ ...sender, token: "t2" });
    expect(await drain()).toMatchObject({ received: 2, open: 0 });
  });

  it("is held by a pause that was set in a page", async () => {
    await store.settings.set({ paused: true });
    expect(await drain()).toMatchObject({ received: 0, open: 2, again: false });
    expect(host.attempts).toEqual([]);
  });

  it("waits out a short back-off by itself", async () => {
    host.fault = (_, nth) =>
      nth === 1 ? new ApiError("server", { status: 429, retryAfterMs: 30 }) : undefined;
    expect(await drain(5000)).toMatchObject({ received: 2, open: 0 });
  });

  describe("a back-off that ends while the queue is read", () => {
    /** Drains with a first read of the queue, after a run, that `hold` holds back. */
    function drainHolding(hold: (read: () => Promise<ItemHead[]>) => Promise<ItemHead[]>) {
      host.fault = (_, nth) =>
        nth === 1 ? new ApiError("server", { status: 429, retryAfterMs: 30 }) : undefined;
      let wasRun = false;
      const { heads } = store;
      store.heads = (owner) => {
        const read = () => heads(owner);
        if (!wasRun) return read();
        wasRun = false;
        return hold(read);
      };
      const lock = (work: () => Promise<void>) => work().then(() => void (wasRun = true));
      return drainQueue({ store, transport: () => host, lock, timeoutMs: 5000 });
    }
    const all = { received: 2, open: 0, again: false };

    it("is no reason to leave the rest", async () => {
      const late = async (read: () => Promise<ItemHead[]>) => {
        const heads = await read();
        await new Promise((resolve) => setTimeout(resolve, 60));
        return heads;
      };
      expect(await drainHolding(late)).toEqual(all);
    });

    it("is no reason to stop what is being sent again", async () => {
      const send = host.send.bind(host);
      let begun = () => {};
      const isBegun = new Promise<void>((resolve) => (begun = resolve));
      host.send = async (request, key) => {
        if (host.attempts.length === 2) {
          begun();
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
        return send(request, key);
      };
      expect(await drainHolding((read) => isBegun.then(read))).toEqual(all);
    });
  });
});

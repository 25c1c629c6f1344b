import "fake-indexeddb/auto";
import { beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "../../../http/api-error.ts";
import { parentId, type NewItem } from "../../queue/item.ts";
import { outboxRunner } from "./runner.ts";
import { outboxStore, type OutboxStore } from "../../store/store.ts";
import { FakeHost } from "../../testing/fake-host.ts";

let store: OutboxStore;
let host: FakeHost;
let now: number;
let owner: string | undefined;
let token: string;
let wifi: boolean;
let timers: { at: number; call: () => void }[];
let queue: Promise<void>;

function newRunner() {
  return outboxRunner({
    store,
    transport: host,
    clock: {
      now: () => now,
      after(ms, call) {
        const timer = { at: now + ms, call };
        timers.push(timer);
        return () => (timers = timers.filter((one) => one !== timer));
      },
    },
    chance: () => 1,
    lock: (work) => (queue = queue.then(work, work)),
    owner: () => owner,
    token: () => token,
    onWifi: () => wifi,
    onChange: () => undefined,
  });
}

/** Lets time pass up to the next timer, and waits until what it started has settled. */
async function nextTimer(): Promise<boolean> {
  const timer = timers.sort((a, b) => a.at - b.at).shift();
  if (!timer) return false;
  now = Math.max(now, timer.at);
  timer.call();
  await new Promise((resolve) => setImmediate(resolve));
  await queue;
  return true;
}

const item = (id: string, more: Partial<NewItem> = {}): NewItem => ({
  ...{ id, label: id, group: { id: "g", label: "Borehole" } },
  request: { method: "POST", paths: [`/things/${id}`] },
  ...more,
});
const stateOf = async (id: string) => (await store.heads("ada")).find((head) => head.id === id)?.job;
const line = new ApiError("offline");

beforeEach(() => {
  now = 1000;
  owner = "ada";
  token = "token-1";
  wifi = true;
  timers = [];
  queue = Promise.resolve();
  store = outboxStore({ name: crypto.randomUUID(), now: () => now });
  host = new FakeHost();
});

describe("sending the queue", () => {
  it("sends everything once, in order, and keeps the receipts", async () => {
    await store.add(
      "ada",
      ["a", "b", "c"].map((id) => item(id)),
    );
    await newRunner().wake();
    expect(host.taken.map(({ key }) => key)).toEqual(["a", "b", "c"]);
    expect(await stateOf("b")).toMatchObject({ state: "sent", receipt: "R-b" });
  });

  it("sends nothing while no host answers, asks again ever more seldom, and goes on when one does", async () => {
    host.kind = "none";
    await store.add("ada", [item("a")]);
    await newRunner().wake();
    for (let round = 0; round < 4; round++) await nextTimer();
    expect([host.asked, host.attempts.length, await stateOf("a")]).toMatchObject([5, 0, { attempts: 0 }]);
    expect(now).toBe(1000 + 1000 + 2000 + 4000 + 8000);
    host.kind = "ours";
    await nextTimer();
    expect(host.taken).toHaveLength(1);
  });

  it("waits out cut lines in order, without end, each request taken once", async () => {
    host.fault = (_, nth) => (nth % 3 === 0 ? undefined : line);
    await store.add(
      "ada",
      ["a", "b"].map((id) => item(id)),
    );
    await newRunner().wake();
    while (await nextTimer());
    expect(host.taken.map(({ key }) => key)).toEqual(["a", "b"]);
    expect(host.attempts).toHaveLength(6);
  });

  it("asks for the receipt when the answer was lost after the work, and sends nothing twice", async () => {
    host.fault = (_, nth) => (nth === 1 ? { after: line } : undefined);
    await store.add("ada", [item("a")]);
    await newRunner().wake();
    while (await nextTimer());
    expect(host.attempts).toEqual(["a"]);
    expect(await stateOf("a")).toMatchObject({ state: "sent", receipt: "R-a" });
  });

  it("asks for the receipt when a gateway refused what had arrived", async () => {
    host.fault = () => ({ after: new ApiError("refused", { status: 403 }) });
    await store.add("ada", [item("a")]);
    await newRunner().wake();
    expect(await stateOf("a")).toMatchObject({ state: "sent", receipt: "R-a" });
    expect(host.attempts).toEqual(["a"]);
  });

  it("finds a changed request received as it was before, when its key was used by an earlier attempt", async () => {
    host.taken.push({ key: "a", path: "" });
    host.fault = () => new ApiError("refused", { status: 422, serverMessage: "Used." });
    await store.add("ada", [item("a")]);
    await newRunner().wake();
    expect(await stateOf("a")).toMatchObject({ state: "sent", receipt: "R-a", beforeEdit: true });
  });

  it("sends nothing to a server that fails until it has answered what it has of it", async () => {
    host.fault = (_, nth) => (nth === 1 ? new ApiError("server", { status: 503 }) : undefined);
    const asked: string[][] = [];
    host.receipts = async (keys) => {
      asked.push([...keys]);
      if (asked.length < 4) throw new ApiError("server", { status: 503 });
      return new Map();
    };
    await store.add("ada", [item("a")]);
    await newRunner().wake();
    while (await nextTimer());
    expect([host.attempts, asked.length]).toEqual([["a", "a"], 4]);
    expect(await stateOf("a")).toMatchObject({ state: "sent" });
  });

  it("asks whether the host is there again after it has failed, before others are sent to it", async () => {
    host.fault = (key) => {
      if (key !== "a") return undefined;
      host.kind = "none";
      return new ApiError("server", { status: 503 });
    };
    await store.add("ada", [item("a"), item("b", { group: { id: "other", label: "Other" } })]);
    await newRunner().wake();
    expect([host.attempts, host.asked]).toEqual([["a"], 2]);
  });

  it("sends again under the same key where the receipt can't be had", async () => {
    host.fault = (_, nth) => (nth === 1 ? { after: line } : undefined);
    host.receipts = async () => new Map();
    await store.add("ada", [item("a")]);
    await newRunner().wake();
    while (await nextTimer());
    expect(host.attempts).toEqual(["a", "a"]);
    expect(host.taken).toHaveLength(1);
  });

  it("treats a page of a captive portal as a cut connection, not as a receipt", async () => {
    host.fault = (_, nth) => (nth === 1 ? new ApiError("shape", { status: 200 }) : undefined);
    await store.add("ada", [item("a")]);
    await newRunner().wake();
    expect(await stateOf("a")).toMatchObject({ state: "waiting", cause: "line" });
  });

  it("honours Retry-After", async () => {
    host.fault = (_, nth) =>
      nth === 1 ? new ApiError("server", { status: 429, retryAfterMs: 45_000 }) : undefined;
    await store.add("ada", [item("a")]);
    await newRunner().wake();
    expect(await stateOf("a")).toMatchObject({ state: "waiting", notBefore: 46_000 });
    await nextTimer();
    expect(host.taken).toHaveLength(1);
  });

  it.each([400, 403, 404, 409, 413, 422])(
    "leaves a %i to a person and goes on with the rest",
    async (status) => {
      host.fault = (key) =>
        key === "a" ? new ApiError("refused", { status, serverMessage: "No." }) : undefined;
      await store.add(
        "ada",
        ["a", "b"].map((id) => item(id)),
      );
      await newRunner().wake();
      expect(await stateOf("a")).toEqual({ state: "stuck", message: "No.", status });
      expect(host.taken.map(({ key }) => key)).toEqual(["b"]);
    },
  );

  it("takes 'the same request is being worked on' for a reason to come back", async () => {
    host.fault = (_, nth) =>
      nth === 1 ? new ApiError("refused", { status: 409, retryAfterMs: 2000 }) : undefined;
    await store.add("ada", [item("a")]);
    await newRunner().wake();
    while (await nextTimer());
    expect(await stateOf("a")).toMatchObject({ state: "sent" });
  });

  it("goes on by itself when the token that was refused had been replaced by a sign-in meanwhile", async () => {
    host.fault = (_, nth) => {
      if (nth !== 1) return undefined;
      token = "token-2";
      return new ApiError("refused", { status: 401 });
    };
    await store.add(
      "ada",
      ["a", "b"].map((id) => item(id)),
    );
    const runner = newRunner();
    await runner.wake();
    expect(runner.state().signInNeeded).toBe(false);
    expect(host.taken.map(({ key }) => key)).toEqual(["a", "b"]);
  });

  it("pauses on 401, loses nothing, and goes on after the sign-in", async () => {
    host.fault = (_, nth) => (nth === 1 ? new ApiError("refused", { status: 401 }) : undefined);
    await store.add(
      "ada",
      ["a", "b"].map((id) => item(id)),
    );
    const runner = newRunner();
    await runner.wake();
    expect([runner.state().signInNeeded, host.attempts]).toEqual([true, ["a"]]);
    expect(await nextTimer()).toBe(false);
    await runner.signedIn();
    expect(host.taken.map(({ key }) => key)).toEqual(["a", "b"]);
  });

  it("tries at once when the connection is back, however long it was going to wait", async () => {
    host.fault = (_, nth) => (nth < 5 ? line : undefined);
    await store.add("ada", [item("a")]);
    const runner = newRunner();
    await runner.wake();
    for (let round = 0; round < 4; round++) await runner.wake();
    expect([now, host.taken.length]).toEqual([1000, 1]);
  });
});

describe("requests that need another's answer", () => {
  const child = (id: string) =>
    item(id, { parent: "p", request: { method: "POST", paths: [`/WaterProject/${parentId}/photos`] } });

  it("go out after it, with the id it was given", async () => {
    await store.add("ada", [item("p"), child("c1"), child("c2")]);
    await newRunner().wake();
    expect(host.taken.map(({ path }) => path)).toEqual([
      "/things/p",
      "/WaterProject/record-of-p/photos",
      "/WaterProject/record-of-p/photos",
    ]);
  });

  it("stay when it was refused, and follow once it was retried", async () => {
    host.fault = (_, nth) =>
      nth === 1 ? new ApiError("refused", { status: 400, serverMessage: "No." }) : undefined;
    await store.add("ada", [item("p"), child("c1")]);
    const runner = newRunner();
    await runner.wake();
    expect(host.attempts).toEqual(["p"]);
    await store.change("p", { type: "retried", at: now });
    await runner.wake();
    expect(host.taken).toHaveLength(2);
  });
});

describe("several senders, owners and crashes", () => {
  it("two tabs send each request once", async () => {
    await store.add(
      "ada",
      ["a", "b", "c"].map((id) => item(id)),
    );
    await Promise.all([newRunner().wake(), newRunner().wake()]);
    expect(host.attempts).toEqual(["a", "b", "c"]);
  });

  it("what a crash left in sending is asked after, and not sent again when it arrived", async () => {
    await store.add(
      "ada",
      ["a", "b"].map((id) => item(id)),
    );
    for (const id of ["a", "b"]) await store.change(id, { type: "started" });
    host.taken.push({ key: "a", path: "" });
    await newRunner().wake();
    expect(host.attempts).toEqual(["b"]);
    expect(await stateOf("a")).toMatchObject({ state: "sent", receipt: "R-a" });
  });

  it("sends nothing of another owner's, and nothing while nobody is signed in", async () => {
    await store.add("bo", [item("b")]);
    await newRunner().wake();
    owner = undefined;
    await store.add("ada", [item("a")]);
    await newRunner().wake();
    expect(host.attempts).toEqual([]);
  });

  it("stops when paused, on every tab, and goes on when resumed", async () => {
    await store.settings.set({ paused: true });
    await store.add("ada", [item("a")]);
    const [one, other] = [newRunner(), newRunner()];
    await Promise.all([one.wake(), other.wake()]);
    expect([host.attempts, one.state().paused, other.state().paused]).toEqual([[], true, true]);
    await store.settings.set({ paused: false });
    await one.settingsChanged();
    expect(host.taken).toHaveLength(1);
  });

  it("waits for Wi-Fi where that is set, until a person says now", async () => {
    await store.settings.set({ wifiOnly: true });
    wifi = false;
    await store.add("ada", [item("a")]);
    const runner = newRunner();
    await runner.wake();
    expect([host.asked, runner.state().waitsForWifi]).toEqual([0, true]);
    await runner.sendNow();
    expect(host.taken).toHaveLength(1);
    await store.add("ada", [item("b")]);
    await runner.wake();
    expect(host.taken).toHaveLength(1);
    wifi = true;
    await runner.wake();
    expect(host.taken).toHaveLength(2);
  });

  it("a refused session holds on every tab and in the worker, until another one begins", async () => {
    host.fault = (_, nth) => (nth === 1 ? new ApiError("refused", { status: 401 }) : undefined);
    const sender = { owner: "ada", token: "token-1", apiBase: "" };
    await store.settings.beginSession(sender);
    await store.add("ada", [item("a")]);
    await newRunner().wake();
    const other = newRunner();
    await other.wake();
    expect([host.attempts, other.state().signInNeeded]).toEqual([["a"], true]);
    await store.settings.beginSession({ ...sender, token: "token-2" });
    await store.settings.beginSession(sender);
    await other.settingsChanged();
    expect(host.taken).toHaveLength(1);
  });

  const withFile = () =>
    item("a", {
      request: {
        method: "POST",
        paths: ["/x"],
        form: { texts: {}, files: [{ field: "f", file: new Blob(["1"]) }] },
      },
    });

  it("answers a tap that comes while a photo is read before it sends the photo", async () => {
    await store.add("ada", [withFile()]);
    const order: string[] = [];
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (order.push("tap"), port1.close());
    const { readFile } = store;
    store.readFile = async (...call) => {
      const file = await readFile(...call);
      port2.postMessage("tap");
      return file;
    };
    host.fault = () => void order.push("sent");
    await newRunner().wake();
    expect(order).toEqual(["tap", "sent"]);
  });

  it("leaves a damaged request to a person", async () => {
    await store.add("ada", [withFile(), item("b")]);
    await (await store.database()).clear("pieces");
    await newRunner().wake();
    expect((await stateOf("a"))?.state).toBe("stuck");
    expect(host.taken.map(({ key }) => key)).toEqual(["b"]);
  });
});

describe("a host that knows none of our additions", () => {
  it("gets everything once when all goes well", async () => {
    host.kind = "bare";
    await store.add(
      "ada",
      ["a", "b"].map((id) => item(id)),
    );
    await newRunner().wake();
    expect(host.taken.map(({ key }) => key)).toEqual(["a", "b"]);
  });

  it("is not sent the same thing twice after an unknown outcome: the person is asked", async () => {
    host.kind = "bare";
    host.fault = (_, nth) => (nth === 1 ? { after: line } : undefined);
    await store.add("ada", [item("a")]);
    await newRunner().wake();
    while (await nextTimer());
    expect(host.attempts).toEqual(["a"]);
    expect(await stateOf("a")).toMatchObject({ state: "stuck" });
  });
});

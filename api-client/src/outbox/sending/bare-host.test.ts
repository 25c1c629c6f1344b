import "fake-indexeddb/auto";
import { beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "../../http/api-error.ts";
import { parentId, type NewItem } from "../queue/item.ts";
import { added, entriesOf } from "./requests/site-entries.ts";
import { createAttempts } from "./runner/attempt.ts";
import { outboxStore, type OutboxStore } from "../store/store.ts";
import { FakeHost } from "../testing/fake-host.ts";

let store: OutboxStore;
let host: FakeHost;
const item = (id: string, more: Partial<NewItem["request"]> = {}): NewItem => ({
  ...{ id, label: id, group: { id: "g", label: "g" } },
  request: { method: "POST", paths: [`/things/${id}`], look: ["/things"], ...more },
});
const jobOf = async (id: string) => (await store.heads("ada")).find((head) => head.id === id)?.job;
const sending = () =>
  createAttempts(
    { store, transport: host, clock: { now: () => 1000, after: () => () => undefined }, chance: () => 1 },
    () => undefined,
  );
const send = async (id: string) => sending().send(id, await store.heads("ada"), "bare", () => undefined);

beforeEach(async () => {
  store = outboxStore({ name: crypto.randomUUID() });
  host = new FakeHost();
  host.kind = "bare";
});

describe("a host that keeps no keys", () => {
  it.each([
    ["a cut line", new ApiError("offline")],
    ["silence", new ApiError("timeout")],
    ["a page of another kind", new ApiError("shape", { status: 200 })],
    ["a gateway's refusal", new ApiError("server", { status: 502 })],
  ])("after %s the person is asked, and sees what is new at the site", async (_, error) => {
    host.taken.push({ key: "old", path: "" });
    host.fault = () => ({ after: error });
    await store.add("ada", [item("a")]);
    await send("a");
    expect(await jobOf("a")).toMatchObject({ state: "stuck", unknown: true, doubt: true });
    const before = await store.entriesBefore("a");
    expect(added(before ?? [], (await host.listEntries(["/things"])) ?? [])).toEqual([
      { id: "record-of-a", label: "a" },
    ]);
  });

  it("the server's own refusal is known, and a change of texts is simply repeated", async () => {
    await store.add("ada", [item("a"), item("b", { method: "PATCH", json: { title: "t" } })]);
    host.fault = (key) => (key === "a" ? new ApiError("server", { status: 500 }) : new ApiError("offline"));
    await send("a");
    await send("b");
    expect([await jobOf("a"), await jobOf("b")]).toMatchObject([
      { state: "waiting", cause: "server" },
      { state: "waiting", cause: "line" },
    ]);
  });

  it("what a crash cut off is asked about too", async () => {
    await store.add("ada", [item("a")]);
    await store.change("a", { type: "started" });
    await sending().recover(await store.heads("ada"), "bare");
    expect(await jobOf("a")).toMatchObject({ state: "stuck", unknown: true });
  });

  it("finds the record that was made, for those that wait for it, when the answer does not name it", async () => {
    const answer = host.send.bind(host);
    host.send = async (request, key) => ({ ...(await answer(request, key)), recordId: undefined });
    const child = item("c", { paths: [`/things/${parentId}/photos`], look: undefined });
    await store.add("ada", [item("p"), { ...child, parent: "p" }]);
    await send("p");
    expect(await jobOf("p")).toMatchObject({ state: "sent", recordId: "record-of-p" });
    await send("c");
    expect(host.taken.at(-1)?.path).toBe("/things/record-of-p/photos");
  });

  it("says so when the record is not known, and sends nothing to a made-up address", async () => {
    const child = { ...item("c", { paths: [`/things/${parentId}/photos`] }), parent: "p" };
    await store.add("ada", [item("p"), child]);
    await store.change("p", { type: "found", at: 1 });
    await send("c");
    expect(await jobOf("c")).toMatchObject({
      state: "stuck",
      message: expect.stringContaining("did not tell its number"),
    });
    expect(host.attempts).toEqual([]);
  });
});

describe("the entries of a list", () => {
  it.each([
    ["bare records", [{ _id: "1", title: "A" }]],
    [
      "wrapped records, whose first one has photos of its own",
      { data: [{ _id: "1", title: "A", Photos: ["x", "y"] }] },
    ],
  ])("are read from %s", (_, reply) => {
    expect(entriesOf(reply)).toEqual([{ id: "1", label: "A" }]);
  });

  it("are the photos of a record, or the entries of a list without ids; equal ones are counted", () => {
    expect(entriesOf({ _id: "1", title: "A", photos: [{ _id: "p", Image: "x.jpg" }] })).toEqual([
      { id: "p", label: "x.jpg" },
    ]);
    const before = entriesOf(["x.jpg"]) ?? [];
    expect(added(before, entriesOf(["x.jpg", "x.jpg"]) ?? [])).toEqual([{ label: "x.jpg" }]);
    expect(entriesOf({ message: "none" })).toBeUndefined();
  });
});

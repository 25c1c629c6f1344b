import "fake-indexeddb/auto";
import { deleteDB, openDB } from "idb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mostChanges } from "./change-log.ts";
import type { NewItem } from "../../queue/item.ts";
import { outboxStore, type OutboxStore } from "../store.ts";

let name: string;
let store: OutboxStore;
/** The queue in another tab of the same browser. */
let other: OutboxStore;

const item = (id: string): NewItem => ({
  ...{ id, label: id, group: { id: "g", label: "Borehole" } },
  request: { method: "POST", paths: [`/things/${id}`] },
});
const ids = async (of = store) => (await of.heads("ada")).map(({ id }) => id);
const stateOf = async (id: string) => (await store.heads("ada")).find((head) => head.id === id)?.job.state;

beforeEach(() => {
  name = crypto.randomUUID();
  store = outboxStore({ name });
  other = outboxStore({ name });
});
afterEach(() => vi.restoreAllMocks());

it("reads nothing but the changed row when one has changed", async () => {
  await store.add(
    "ada",
    Array.from({ length: 120 }, (_, at) => item(`photo ${at}`)),
  );
  await store.heads("ada");
  const [all, one] = [
    vi.spyOn(IDBObjectStore.prototype, "getAll"),
    vi.spyOn(IDBObjectStore.prototype, "get"),
  ];
  await store.change("photo 7", { type: "started" });
  all.mockClear();
  one.mockClear();
  expect(await stateOf("photo 7")).toBe("sending");
  expect(one.mock.calls).toEqual([["photo 7"]]);
  expect(all.mock.contexts.map((store) => (store as IDBObjectStore).name)).toEqual(["changes"]);
  one.mockClear();
  await store.heads("ada");
  expect(one).not.toHaveBeenCalled();
});

it("shows what another tab adds, changes and discards", async () => {
  await store.add("ada", [item("a"), item("b")]);
  expect(await ids()).toEqual(["a", "b"]);
  await other.add("ada", [item("c")]);
  await other.change("b", { type: "started" });
  await other.discard(["a"]);
  expect(await ids()).toEqual(["b", "c"]);
  expect(await stateOf("b")).toBe("sending");
});

it("reads everything after more changes than the log holds", async () => {
  await store.add("ada", [item("a"), item("b")]);
  await ids();
  await other.discard(["a"]);
  for (let at = 0; at < mostChanges + 100; at += 1) await other.rememberUpload("b", "file", String(at));
  const db = await openDB(name);
  expect(await db.count("changes")).toBeLessThan(mostChanges + 100);
  db.close();
  expect(await ids()).toEqual(["b"]);
  expect((await store.heads("ada"))[0]?.uploads).toEqual({ file: String(mostChanges + 99) });
});

it("reads everything when a release without a log has written", async () => {
  await store.add("ada", [item("a")]);
  await ids();
  const db = await openDB(name);
  const row = (await db.get("items", "a")) as object;
  await db.put("items", { ...row, id: "older", order: 7 });
  db.close();
  store.forget();
  expect(await ids()).toEqual(["a", "older"]);
});

it("reads everything of a database that was deleted and made again", async () => {
  await store.add("ada", [item("a"), item("b")]);
  await ids();
  await deleteDB(name);
  await other.add("ada", [item("c")]);
  expect(await ids()).toEqual(["c"]);
});

it("writes nothing, and logs nothing, when a change fails half-way", async () => {
  await store.add("ada", [item("a")]);
  const db = await openDB(name);
  const before = await db.count("changes");
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("no room", "QuotaExceededError");
  });
  await expect(store.change("a", { type: "started" })).rejects.toThrow("no room");
  vi.restoreAllMocks();
  expect(await db.count("changes")).toBe(before);
  expect(await stateOf("a")).toBe("waiting");
  db.close();
});

it("answers each question with what was written before it, however many are asked at once", async () => {
  await store.add("ada", [item("a")]);
  const answers = await Promise.all(
    Array.from({ length: 10 }, async (_, at) => {
      await other.add("ada", [item(`more ${at}`)]);
      return (await ids()).includes(`more ${at}`);
    }),
  );
  expect(answers).toEqual(Array(10).fill(true));
});

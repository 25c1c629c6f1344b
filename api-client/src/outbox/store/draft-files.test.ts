import "fake-indexeddb/auto";
import { openDB } from "idb";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { NewItem } from "../queue/item.ts";
import { outboxStore, type OutboxStore } from "./store.ts";

const queueKey = (fill: number) => btoa(String.fromCharCode(...new Uint8Array(32).fill(fill)));
const day = 24 * 3_600_000;
let name: string;
let store: OutboxStore;
let now: number;

beforeEach(async () => {
  name = crypto.randomUUID();
  now = Date.UTC(2026, 0, 1);
  store = outboxStore({ name, now: () => now });
  await store.keys.unlock("ada", queueKey(7));
});

const photo = (text = "pixels") => new File([text], "a.jpg", { type: "image/jpeg", lastModified: 7 });
const itemOf = (file: Blob, id = "job"): NewItem => ({
  ...{ id, label: "Photo", group: { id: "photos/1", label: "Photos" } },
  request: { method: "POST", paths: ["/x"], form: { texts: {}, files: [{ field: "photos", file }] } },
});
const chunks = async () => (await store.database()).count("pieces");

/** The file of the queued item, as it would be sent. */
async function queued(id = "job"): Promise<string> {
  const [file] = (await store.open(id)).contents.request.form?.files ?? [];
  return (await store.readFile("ada", file!)).text();
}

describe("a draft's picture", () => {
  it("is written and hashed once: the queue names the chunks that the draft has written", async () => {
    const file = photo();
    const [stored] = await store.drafts.hold("ada", "draft", [file]);
    const put = vi.spyOn(IDBObjectStore.prototype, "put");
    await store.add("ada", [itemOf(file)]);
    expect(put.mock.contexts.filter((one) => (one as IDBObjectStore).name === "pieces")).toEqual([]);
    put.mockRestore();
    const [named] = (await store.open("job")).contents.request.form?.files ?? [];
    expect(named).toEqual({ ...stored, field: "photos" });
    expect([await chunks(), await queued()]).toEqual([1, "pixels"]);
  });

  it("costs nothing but a look when the draft is written again, as it is each second while somebody types", async () => {
    const photos = [photo("one"), photo("two")];
    await store.drafts.release(["draft"], await store.drafts.hold("ada", "draft", photos));
    const begun = vi.spyOn(IDBDatabase.prototype, "transaction");
    await store.drafts.release(["draft"], await store.drafts.hold("ada", "draft", photos));
    const written = begun.mock.calls.filter(([, mode]) => mode === "readwrite").map(([stores]) => stores);
    begun.mockRestore();
    // The key to encrypt with is made where there is none.
    expect(written).toEqual(["keys"]);
  });

  it("is written once when the form is saved while its draft is being written", async () => {
    const file = photo();
    await Promise.all([store.drafts.hold("ada", "draft", [file]), store.add("ada", [itemOf(file)])]);
    expect([await chunks(), await queued()]).toEqual([1, "pixels"]);
    await store.drafts.release(["draft"]);
    expect(await queued()).toBe("pixels");
  });

  it("stays for the queue when the draft goes, and for the draft when the queue gives it up", async () => {
    const file = photo();
    const [stored] = await store.drafts.hold("ada", "draft", [file]);
    await store.add("ada", [itemOf(file)]);
    await store.drafts.release(["draft"]);
    expect(await queued()).toBe("pixels");
    await store.drafts.hold("ada", "again", [file]);
    await store.discard(["job"]);
    expect(await (await store.drafts.read("ada", stored!)).text()).toBe("pixels");
    await store.drafts.release(["again"]);
    expect(await chunks()).toBe(0);
  });

  it("goes with the last that needs it: received, or taken out of the draft", async () => {
    const [sent, kept] = [photo("one"), photo("two")];
    const [, second] = await store.drafts.hold("ada", "draft", [sent, kept]);
    await store.add("ada", [itemOf(sent)]);
    await store.drafts.release(["draft"], [second!]);
    expect(await chunks()).toBe(2);
    await store.change("job", { type: "found", at: now });
    expect(await chunks()).toBe(1);
    await store.drafts.release(["draft"]);
    expect(await chunks()).toBe(0);
  });

  it("is written again when its chunks are gone, or were encrypted with a key that was replaced", async () => {
    const file = photo();
    await store.drafts.hold("ada", "draft", [file]);
    await (await store.database()).clear("pieces");
    await store.add("ada", [itemOf(file)]);
    expect(await queued()).toBe("pixels");
    await store.keys.unlock("ada", queueKey(8));
    await store.add("ada", [itemOf(file, "later")]);
    expect([await chunks(), await queued("later")]).toEqual([2, "pixels"]);
    const [fileId = ""] = (await store.heads("ada")).find(({ id }) => id === "later")?.fileIds ?? [];
    const row = await (await store.database()).get("pieces", [fileId, 0]);
    expect(row?.sealed.keyId).toBe((await store.keys.need("ada")).keyId);
  });

  it("that was read back is not written a second time either", async () => {
    const [stored] = await store.drafts.hold("ada", "draft", [photo()]);
    const back = await store.drafts.read("ada", stored!);
    expect([(back as File).name, (back as File).lastModified]).toEqual(["a.jpg", 7]);
    await store.add("ada", [itemOf(back)]);
    expect(await chunks()).toBe(1);
  });

  it("leaves nothing behind on a full disk", async () => {
    const full = photo("full");
    full.slice = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
    await expect(store.drafts.hold("ada", "draft", [full])).rejects.toMatchObject({ kind: "full" });
    const db = await store.database();
    expect([await chunks(), await db.count("holds")]).toEqual([0, 0]);
  });

  it("is collected a day after a crash that came before its draft was written, and never while one holds it", async () => {
    await store.drafts.hold("ada", "lost", [photo("lost")]);
    await store.drafts.hold("ada", "draft", [photo("kept")]);
    await store.drafts.tidy(["draft"]);
    await store.tidy();
    expect(await chunks()).toBe(2);
    now += 2 * day;
    await store.drafts.tidy(["draft"]);
    await store.tidy();
    expect(await chunks()).toBe(1);
  });

  it("has a time that releases of before leave alone, which collect what no item names", async () => {
    await store.drafts.hold("ada", "draft", [photo()]);
    now += 400 * day;
    const [row] = await (await store.database()).getAll("pieces");
    // What such a release asks before it removes a chunk.
    expect(row!.savedAt < now - day).toBe(false);
  });
});

describe("a database of version 4", () => {
  /** As the release before this one has left it. */
  async function makeOld(): Promise<void> {
    await store.add("ada", [itemOf(new Blob(["one"]), "one"), itemOf(new Blob(["two"]), "two")]);
    const present = await openDB(name);
    const rows = new Map<string, unknown[]>();
    for (const each of ["items", "pieces", "keys"]) rows.set(each, await present.getAll(each));
    present.close();
    name = crypto.randomUUID();
    const old = await openDB(name, 4, {
      upgrade(db) {
        db.createObjectStore("items", { keyPath: "id" }).createIndex("order", "order");
        db.createObjectStore("pieces", { keyPath: ["fileId", "index"] });
        db.createObjectStore("keys", { keyPath: "owner" });
        db.createObjectStore("desk");
        db.createObjectStore("formerKeys", { keyPath: ["owner", "keyId"] });
        db.createObjectStore("changes", { autoIncrement: true });
      },
    });
    for (const [each, all] of rows) for (const row of all) await old.put(each, row);
    old.close();
    store = outboxStore({ name, now: () => now });
  }

  it("is read on: what waits in it is whole, and its files go when it is received or given up", async () => {
    await makeOld();
    expect([await queued("one"), await queued("two")]).toEqual(["one", "two"]);
    await store.tidy();
    now += 2 * day;
    await store.tidy();
    expect(await chunks()).toBe(2);
    await store.change("one", { type: "found", at: now });
    expect(await chunks()).toBe(1);
    await store.discard(["two"]);
    expect(await chunks()).toBe(0);
  });
});

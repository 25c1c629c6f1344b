import "fake-indexeddb/auto";
import { openDB } from "idb";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { NewItem } from "../queue/item.ts";
import { outboxStore, type OutboxStore } from "./store.ts";
import type { OutboxSchema } from "./database/database.ts";

const queueKey = btoa(String.fromCharCode(...new Uint8Array(32).fill(7)));
let name: string;
let store: OutboxStore;
let now = 1000;

beforeEach(async () => {
  name = crypto.randomUUID();
  now = 1000;
  store = outboxStore({ name, now: () => now });
  await store.keys.unlock("ada", queueKey);
});

const raw = () => openDB<OutboxSchema>(name);
const bytesOf = (size: number) => Uint8Array.from({ length: size }, (_, at) => (at * 31) % 251);

function photoItem(file: Blob, more: Partial<NewItem> = {}): NewItem {
  return {
    label: "Photo of the borehole",
    group: { id: "project/1", label: "Borehole" },
    request: {
      method: "POST",
      paths: ["/WaterProject/1/photos"],
      form: { texts: { note: "deep" }, files: [{ field: "photos", file }] },
    },
    ...more,
  };
}

describe("the queue on the device", () => {
  it("gives a request back as it was, its file byte by byte, over several pieces", async () => {
    const bytes = bytesOf(700_000);
    const [id = ""] = await store.add("ada", [photoItem(new File([bytes], "a.jpg", { type: "image/jpeg" }))]);
    const item = await store.open(id);
    expect(item).toMatchObject({ owner: "ada", bytes: 700_000, job: { state: "waiting", notBefore: 1000 } });
    expect(item.contents).toMatchObject({ label: "Photo of the borehole", group: { label: "Borehole" } });
    const [file] = item.contents.request.form?.files ?? [];
    expect(file).toMatchObject({ field: "photos", name: "a.jpg", type: "image/jpeg", pieces: 3 });
    const back = await store.readFile("ada", file!);
    expect(Buffer.compare(Buffer.from(await back.arrayBuffer()), bytes)).toBe(0);
  });

  it("reads any stretch of a file, across the edges of pieces", async () => {
    const bytes = bytesOf(600_000);
    const [id = ""] = await store.add("ada", [photoItem(new Blob([bytes]))]);
    const [file] = (await store.open(id)).contents.request.form?.files ?? [];
    const part = await store.readFile("ada", file!, 262_000, 262_300);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(262_000, 262_300));
  });

  it("keeps the order in which requests were saved", async () => {
    await store.add("ada", [
      photoItem(new Blob(["1"]), { id: "one" }),
      photoItem(new Blob(["2"]), { id: "two" }),
    ]);
    await store.add("ada", [photoItem(new Blob(["3"]), { id: "three" })]);
    expect((await store.heads("ada")).map(({ id }) => id)).toEqual(["one", "two", "three"]);
  });

  it("writes nothing readable: neither words nor files nor the key", async () => {
    await store.add("ada", [photoItem(new Blob(["the secret picture"]))]);
    const db = await raw();
    const everything = JSON.stringify(
      [await db.getAll("items"), await db.getAll("pieces"), await db.getAll("keys")],
      (_, value: unknown) =>
        value instanceof ArrayBuffer || value instanceof Uint8Array
          ? Buffer.from(value instanceof ArrayBuffer ? new Uint8Array(value) : value).toString("latin1")
          : value,
    );
    for (const word of ["secret", "borehole", "Borehole", "deep", "WaterProject"]) {
      expect(everything).not.toContain(word);
    }
    expect((await db.getAll("keys"))[0]?.key?.extractable).toBe(false);
    db.close();
  });

  it("is closed to everybody after the key was dropped, and open again after the next sign-in", async () => {
    const [id = ""] = await store.add("ada", [photoItem(new Blob(["1"]))]);
    await store.keys.lock();
    await expect(store.open(id)).rejects.toMatchObject({ kind: "locked" });
    expect(await store.heads("ada")).toHaveLength(1);
    await store.keys.unlock("ada", queueKey);
    expect((await store.open(id)).contents.label).toBe("Photo of the borehole");
  });

  it("keeps a key that was made here, since no sign-in could bring it back", async () => {
    const [id = ""] = await store.add("bo", [photoItem(new Blob(["1"]))]);
    await store.keys.lock();
    expect((await store.open(id)).contents.label).toBe("Photo of the borehole");
  });

  it("shows an owner nothing of another's", async () => {
    await store.add("ada", [photoItem(new Blob(["1"]))]);
    expect(await store.heads("bo")).toEqual([]);
  });

  it("tells a damaged piece instead of handing out wrong bytes", async () => {
    const [id = ""] = await store.add("ada", [photoItem(new Blob([bytesOf(300_000)]))]);
    const [file] = (await store.open(id)).contents.request.form?.files ?? [];
    const db = await raw();
    const piece = (await db.getAll("pieces"))[1]!;
    const damaged = new Uint8Array(piece.sealed.bytes.slice(0));
    damaged[5] = (damaged[5] ?? 0) ^ 1;
    await db.put("pieces", { ...piece, sealed: { ...piece.sealed, bytes: damaged.buffer } });
    db.close();
    await expect(store.readFile("ada", file!)).rejects.toMatchObject({ kind: "damaged" });
  });

  it("tells pieces that were swapped", async () => {
    const [id = ""] = await store.add("ada", [photoItem(new Blob([bytesOf(300_000)]))]);
    const [file] = (await store.open(id)).contents.request.form?.files ?? [];
    const db = await raw();
    const [first, second] = await db.getAll("pieces");
    await db.put("pieces", { ...first!, sealed: second!.sealed });
    db.close();
    await expect(store.readFile("ada", file!)).rejects.toMatchObject({ kind: "damaged" });
  });

  it("saves all of a set or none, and leaves no pieces behind", async () => {
    const broken = new Blob(["2"]);
    broken.slice = () => {
      throw Object.assign(new Error("no room"), { name: "QuotaExceededError" });
    };
    await expect(store.add("ada", [photoItem(new Blob(["1"])), photoItem(broken)])).rejects.toMatchObject({
      kind: "full",
    });
    const db = await raw();
    expect([await db.count("items"), await db.count("pieces")]).toEqual([0, 0]);
    db.close();
  });

  it("leaves what is queued under an id alone when the same id is saved again", async () => {
    await store.add("ada", [photoItem(new Blob(["1"]), { id: "one" })]);
    await expect(store.add("ada", [photoItem(new Blob(["2"]), { id: "one" })])).rejects.toMatchObject({
      kind: "again",
    });
    const [file] = (await store.open("one")).contents.request.form?.files ?? [];
    expect(await (await store.readFile("ada", file!)).text()).toBe("1");
  });

  it("saves nothing twice when a page that died after the save comes back with the same form", async () => {
    const both = () => [photoItem(new Blob(["1"]), { id: "one" }), photoItem(new Blob(["2"]), { id: "two" })];
    await store.add("ada", both());
    await expect(store.add("ada", both())).resolves.toEqual(["one", "two"]);
    expect(await store.heads("ada")).toHaveLength(2);
  });

  it("lists the whole queue with its contents; one damaged row harms no other", async () => {
    await store.add("ada", [
      photoItem(new Blob(["1"]), { id: "one" }),
      photoItem(new Blob(["2"]), { id: "two" }),
    ]);
    await store.add("bo", [photoItem(new Blob(["3"]))]);
    const db = await raw();
    const row = (await db.get("items", "one"))!;
    await db.put("items", { ...row, sealed: { ...row.sealed, bytes: new ArrayBuffer(3) } });
    db.close();
    const { items, others, unlocked } = await store.list("ada", new Map());
    expect([others, unlocked]).toEqual([1, true]);
    expect(items.map(({ head, contents }) => [head.id, contents?.label])).toEqual([
      ["one", undefined],
      ["two", "Photo of the borehole"],
    ]);
  });

  it("goes on after the browser has closed its database, and after a newer release has upgraded it", async () => {
    await store.add("ada", [photoItem(new Blob(["1"]))]);
    // What a later release would do under an open tab.
    const newer = await openDB(name, 99, { upgrade: (db) => void db.createObjectStore("later") });
    await store.add("ada", [photoItem(new Blob(["2"]))]);
    expect(await store.heads("ada")).toHaveLength(2);
    newer.close();
  });

  it("gives a clear refusal when the browser opens no database, and saves once it does again", async () => {
    const { open } = IDBFactory.prototype;
    const shut = outboxStore({ name: crypto.randomUUID(), now: () => now });
    IDBFactory.prototype.open = () => {
      throw new DOMException("Internal error opening backing store.", "UnknownError");
    };
    try {
      const refused = { name: "OutboxError", kind: "no-storage" };
      await expect(shut.add("ada", [photoItem(new Blob(["1"]))])).rejects.toMatchObject(refused);
    } finally {
      IDBFactory.prototype.open = open;
    }
    expect(await shut.add("ada", [photoItem(new Blob(["1"]))])).toHaveLength(1);
  });

  it("gives a clear refusal when the disk is full while the items are written, and keeps nothing", async () => {
    const put = IDBObjectStore.prototype.add;
    IDBObjectStore.prototype.add = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
    try {
      await expect(store.add("ada", [photoItem(new Blob(["1"]))])).rejects.toMatchObject({ kind: "full" });
    } finally {
      IDBObjectStore.prototype.add = put;
    }
    const db = await raw();
    expect([await db.count("items"), await db.count("pieces")]).toEqual([0, 0]);
    db.close();
  });

  it("holds settings and session for all; the session leaves with the sign-out", async () => {
    await store.settings.set({ paused: true });
    await store.settings.set({ wifiOnly: true });
    expect(await store.settings.get()).toEqual({ paused: true, wifiOnly: true });
    await store.settings.beginSession({ owner: "ada", token: "t", apiBase: "http://api.test" });
    expect(await store.settings.session()).toMatchObject({ owner: "ada", token: "t" });
    await store.settings.endSession();
    expect(await store.settings.session()).toBeUndefined();
  });

  it("drops the files of what was received, and keeps the receipt for a week", async () => {
    const [id = ""] = await store.add("ada", [photoItem(new Blob(["1"]))]);
    await store.change(id, { type: "started" });
    await store.change(id, { type: "accepted", at: now, receipt: "R1", recordId: "x" });
    const db = await raw();
    expect(await db.count("pieces")).toBe(0);
    db.close();
    now += 6 * 24 * 3_600_000;
    await store.tidy();
    expect((await store.heads("ada"))[0]?.job).toMatchObject({ state: "sent", receipt: "R1" });
    now += 2 * 24 * 3_600_000;
    await store.tidy();
    expect(await store.heads("ada")).toEqual([]);
  });

  it("does not discard what is on its way", async () => {
    const [id = ""] = await store.add("ada", [photoItem(new Blob(["1"]))]);
    await store.change(id, { type: "started" });
    await store.discard([id]);
    expect(await store.heads("ada")).toHaveLength(1);
    await store.change(id, { type: "refused", message: "No." });
    await store.discard([id]);
    expect(await store.heads("ada")).toEqual([]);
  });

  it("reads no file of what waits when it tidies", async () => {
    await store.add("ada", [photoItem(new Blob(["1"])), photoItem(new Blob(["2"]))]);
    const [cursor, get] = [
      vi.spyOn(IDBObjectStore.prototype, "openCursor"),
      vi.spyOn(IDBObjectStore.prototype, "get"),
    ];
    await store.tidy();
    expect(cursor).not.toHaveBeenCalled();
    expect(get.mock.contexts.filter((one) => (one as IDBObjectStore).name === "pieces")).toEqual([]);
    vi.restoreAllMocks();
  });

  it("collects chunks of a save that a crash ended, but none of a save under way", async () => {
    const [id = ""] = await store.add("ada", [photoItem(new Blob(["1"]))]);
    const db = await raw();
    await db.delete("items", id);
    await store.tidy();
    expect(await db.count("pieces")).toBe(1);
    now += 25 * 3_600_000;
    await store.tidy();
    expect(await db.count("pieces")).toBe(0);
    db.close();
  });
});

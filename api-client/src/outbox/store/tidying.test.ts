import { describe, expect, it, vi } from "vitest";
import { openStore, photoItem } from "../testing/photo-store.ts";

describe("removing what the queue no longer needs", () => {
  it("drops the files of what was received, and keeps the receipt for a week", async () => {
    const { store, raw, clock } = await openStore();
    const [id = ""] = await store.add("ada", [photoItem(new Blob(["1"]))]);
    await store.change(id, { type: "started" });
    await store.change(id, { type: "accepted", at: clock.now, receipt: "R1", recordId: "x" });
    const db = await raw();
    expect(await db.count("pieces")).toBe(0);
    db.close();
    clock.now += 6 * 24 * 3_600_000;
    await store.tidy();
    expect((await store.heads("ada"))[0]?.job).toMatchObject({ state: "sent", receipt: "R1" });
    clock.now += 2 * 24 * 3_600_000;
    await store.tidy();
    expect(await store.heads("ada")).toEqual([]);
  });

  it("does not discard what is on its way", async () => {
    const { store } = await openStore();
    const [id = ""] = await store.add("ada", [photoItem(new Blob(["1"]))]);
    await store.change(id, { type: "started" });
    await store.discard([id]);
    expect(await store.heads("ada")).toHaveLength(1);
    await store.change(id, { type: "refused", message: "No." });
    await store.discard([id]);
    expect(await store.heads("ada")).toEqual([]);
  });

  it("reads no file of what waits when it tidies", async () => {
    const { store } = await openStore();
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
    const { store, raw, clock } = await openStore();
    const [id = ""] = await store.add("ada", [photoItem(new Blob(["1"]))]);
    const db = await raw();
    await db.delete("items", id);
    await store.tidy();
    expect(await db.count("pieces")).toBe(1);
    clock.now += 25 * 3_600_000;
    await store.tidy();
    expect(await db.count("pieces")).toBe(0);
    db.close();
  });
});

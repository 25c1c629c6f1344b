import { openDB } from "idb";
import { describe, expect, it } from "vitest";
import { bytesOf, openStore, photoItem } from "../testing/photo-store.ts";

describe("the queue on the device", () => {
  it("gives a request back as it was, its file byte by byte, over several pieces", async () => {
    const { store } = await openStore();
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
    const { store } = await openStore();
    const bytes = bytesOf(600_000);
    const [id = ""] = await store.add("ada", [photoItem(new Blob([bytes]))]);
    const [file] = (await store.open(id)).contents.request.form?.files ?? [];
    const part = await store.readFile("ada", file!, 262_000, 262_300);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(262_000, 262_300));
  });

  it("keeps the order in which requests were saved", async () => {
    const { store } = await openStore();
    await store.add("ada", [
      photoItem(new Blob(["1"]), { id: "one" }),
      photoItem(new Blob(["2"]), { id: "two" }),
    ]);
    await store.add("ada", [photoItem(new Blob(["3"]), { id: "three" })]);
    expect((await store.heads("ada")).map(({ id }) => id)).toEqual(["one", "two", "three"]);
  });

  it("shows an owner nothing of another's", async () => {
    const { store } = await openStore();
    await store.add("ada", [photoItem(new Blob(["1"]))]);
    expect(await store.heads("bo")).toEqual([]);
  });

  it("lists the whole queue with its contents; one damaged row harms no other", async () => {
    const { store, raw } = await openStore();
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
    const { store, name } = await openStore();
    await store.add("ada", [photoItem(new Blob(["1"]))]);
    // What a later release would do under an open tab.
    const newer = await openDB(name, 99, { upgrade: (db) => void db.createObjectStore("later") });
    await store.add("ada", [photoItem(new Blob(["2"]))]);
    expect(await store.heads("ada")).toHaveLength(2);
    newer.close();
  });

  it("holds settings and session for all; the session leaves with the sign-out", async () => {
    const { store } = await openStore();
    await store.settings.set({ paused: true });
    await store.settings.set({ wifiOnly: true });
    expect(await store.settings.get()).toEqual({ paused: true, wifiOnly: true });
    await store.settings.beginSession({ owner: "ada", token: "t", apiBase: "http://api.test" });
    expect(await store.settings.session()).toMatchObject({ owner: "ada", token: "t" });
    await store.settings.endSession();
    expect(await store.settings.session()).toBeUndefined();
  });
});

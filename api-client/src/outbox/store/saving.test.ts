import { describe, expect, it } from "vitest";
import { outboxStore } from "./store.ts";
import { openStore, photoItem } from "../testing/photo-store.ts";

describe("saving requests", () => {
  it("saves all of a set or none, and leaves no pieces behind", async () => {
    const { store, raw } = await openStore();
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
    const { store } = await openStore();
    await store.add("ada", [photoItem(new Blob(["1"]), { id: "one" })]);
    await expect(store.add("ada", [photoItem(new Blob(["2"]), { id: "one" })])).rejects.toMatchObject({
      kind: "again",
    });
    const [file] = (await store.open("one")).contents.request.form?.files ?? [];
    expect(await (await store.readFile("ada", file!)).text()).toBe("1");
  });

  it("saves nothing twice when a page that died after the save comes back with the same form", async () => {
    const { store } = await openStore();
    const both = () => [photoItem(new Blob(["1"]), { id: "one" }), photoItem(new Blob(["2"]), { id: "two" })];
    await store.add("ada", both());
    await expect(store.add("ada", both())).resolves.toEqual(["one", "two"]);
    expect(await store.heads("ada")).toHaveLength(2);
  });

  it("gives a clear refusal when the browser opens no database, and saves once it does again", async () => {
    const { clock } = await openStore();
    const { open } = IDBFactory.prototype;
    const shut = outboxStore({ name: crypto.randomUUID(), now: () => clock.now });
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
    const { store, raw } = await openStore();
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
});

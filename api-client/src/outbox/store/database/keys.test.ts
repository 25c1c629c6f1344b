import "fake-indexeddb/auto";
import { openDB } from "idb";
import { beforeEach, describe, expect, it } from "vitest";
import type { NewItem } from "../../queue/item.ts";
import { outboxStore, type OutboxStore } from "../store.ts";

const keyOf = (byte: number) => btoa(String.fromCharCode(...new Uint8Array(32).fill(byte)));
const item = (label: string): NewItem => ({
  label,
  group: { id: "event/1", label },
  request: {
    method: "POST",
    paths: ["/events"],
    form: { texts: { label }, files: [{ field: "coverImage", file: new Blob([label]) }] },
  },
});

let name: string;
let store: OutboxStore;
beforeEach(() => {
  name = crypto.randomUUID();
  store = outboxStore({ name });
});

const labelOf = async (id: string) => (await store.open(id)).contents.label;
const listing = () => store.list("ada", new Map());

describe("the keys of an owner", () => {
  it("are several: what an earlier key encrypts is read beside what the present one does", async () => {
    const [onDevice = ""] = await store.add("ada", [item("with the device's key")]);
    await store.keys.unlock("ada", keyOf(1));
    const [shared = ""] = await store.add("ada", [item("with the server's key")]);
    await store.keys.unlock("ada", keyOf(2));
    const [replaced = ""] = await store.add("ada", [item("with the next key")]);
    expect(await Promise.all([onDevice, shared, replaced].map(labelOf))).toEqual([
      "with the device's key",
      "with the server's key",
      "with the next key",
    ]);
  });

  it("are named by what they encrypt", async () => {
    await store.keys.unlock("ada", keyOf(1));
    const [id = ""] = await store.add("ada", [item("named")]);
    const db = await openDB(name);
    const [row, piece] = [await db.get("items", id), (await db.getAll("pieces"))[0]];
    db.close();
    const { keyId } = (await store.keys.ring("ada")).keys[0] ?? {};
    expect(keyId).toMatch(/^[0-9a-f]{16}$/);
    expect([row.sealed.keyId, piece.sealed.keyId]).toEqual([keyId, keyId]);
  });

  it("leave an item locked, not damaged, when its key is another than the one a sign-in brought", async () => {
    await store.keys.unlock("ada", keyOf(1));
    const [id = ""] = await store.add("ada", [item("locked")]);
    await store.keys.lock();
    await store.keys.unlock("ada", keyOf(2));
    const db = await openDB(name);
    await db.clear("formerKeys");
    db.close();
    await expect(store.open(id)).rejects.toMatchObject({ kind: "other-key" });
    expect((await listing()).items[0]?.keyMissing).toBe(true);
    await store.keys.unlock("ada", keyOf(1));
    expect(await labelOf(id)).toBe("locked");
  });

  it("are not made on the device for an owner who has signed out", async () => {
    await store.keys.unlock("ada", keyOf(1));
    await store.keys.lock();
    await expect(store.add("ada", [item("too late")])).rejects.toMatchObject({ kind: "locked" });
    expect((await store.keys.ring("ada")).keys).toEqual([]);
  });

  it("can't all be locked while one of the device alone is in use", async () => {
    const [id = ""] = await store.add("ada", [item("with the device's key")]);
    await store.keys.unlock("ada", keyOf(1));
    expect((await listing()).lockable).toBe(false);
    await store.discard([id]);
    expect((await listing()).lockable).toBe(true);
  });
});

describe("a database of version 2", () => {
  /** As the release before this one has left it: rows that do not name their key. */
  async function makeOld(label: string): Promise<string> {
    await store.keys.unlock("ada", keyOf(1));
    const [id = ""] = await store.add("ada", [item(label)]);
    const now = await openDB(name);
    const rows = { items: await now.getAll("items"), pieces: await now.getAll("pieces") };
    const [key] = await now.getAll("keys");
    now.close();
    name = crypto.randomUUID();
    const old = await openDB(name, 2, {
      upgrade(db) {
        db.createObjectStore("items", { keyPath: "id" }).createIndex("order", "order");
        db.createObjectStore("pieces", { keyPath: ["fileId", "index"] });
        db.createObjectStore("keys", { keyPath: "owner" });
        db.createObjectStore("desk");
      },
    });
    for (const each of ["items", "pieces"] as const) {
      for (const row of rows[each]) {
        const { keyId: _, ...sealed } = row.sealed;
        await old.put(each, { ...row, sealed });
      }
    }
    await old.put("keys", { owner: "ada", key: key.key, shared: true });
    old.close();
    store = outboxStore({ name });
    return id;
  }

  it("is read on, files and all, before the next sign-in and after it", async () => {
    const id = await makeOld("from before");
    const read = async () => {
      const { owner, contents } = await store.open(id);
      const [file] = contents.request.form?.files ?? [];
      return [contents.label, file && (await (await store.readFile(owner, file)).text())];
    };
    expect(await read()).toEqual(["from before", "from before"]);
    await store.keys.unlock("ada", keyOf(1));
    expect(await read()).toEqual(["from before", "from before"]);
    expect((await listing()).lockable).toBe(true);
  });

  it("keeps its key beside a new one that the server hands out", async () => {
    const id = await makeOld("from before");
    await store.keys.unlock("ada", keyOf(2));
    expect(await labelOf(id)).toBe("from before");
    expect((await listing()).lockable).toBe(false);
  });
});

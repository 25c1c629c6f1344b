import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newKey } from "./keys.ts";
import type { ByteRange, ObjectInfo, ObjectStore } from "./object-store.ts";

/** The store under test and a folder for sources, both there once the tests run. */
interface Opened {
  store: () => ObjectStore;
  folder: () => string;
}

const text = { contentType: "text/plain; charset=utf-8" };
const content = Buffer.from("0123456789");

async function read(store: ObjectStore, key: string, range?: ByteRange) {
  const opened = await store.get(key, range);
  if (!opened) throw new Error(`nothing under ${key}`);
  return { totalBytes: opened.totalBytes, data: await buffer(opened.stream) };
}

async function listed(store: ObjectStore) {
  const found = new Map<string, ObjectInfo>();
  for await (const info of store.list()) found.set(info.key, info);
  return found;
}

/** What was stored is there, whole or in part. */
function storesAndReads({ store, folder }: Opened): void {
  it("returns the bytes of a stored file", async () => {
    const key = newKey("txt");
    const path = join(folder(), "source");
    await writeFile(path, content);
    const info = await store().put(key, { path }, text);
    expect(info).toMatchObject({ key, bytes: 10 });
    const opened = await read(store(), key);
    expect(opened.totalBytes).toBe(10);
    expect(opened.data).toEqual(content);
  });

  it("returns three megabytes unchanged", async () => {
    const key = newKey("txt");
    const data = Buffer.alloc(3 * 1024 * 1024, "abcdefg");
    await store().put(key, { data }, text);
    expect((await read(store(), key)).data.equals(data)).toBe(true);
  });

  it("stores and returns an empty object", async () => {
    const key = newKey("txt");
    await store().put(key, { data: Buffer.alloc(0) }, text);
    expect(await store().head(key)).toMatchObject({ bytes: 0 });
  });

  it("returns the range asked for, with the size of the whole", async () => {
    const key = newKey("txt");
    await store().put(key, { data: content }, text);
    const opened = await read(store(), key, { first: 2, last: 4 });
    expect(opened.totalBytes).toBe(10);
    expect(opened.data.toString()).toBe("234");
  });

  it("knows size and age without reading", async () => {
    const key = newKey("txt");
    await store().put(key, { data: content }, text);
    const info = await store().head(key);
    expect(info?.bytes).toBe(10);
    expect(Math.abs(Date.now() - Number(info?.modifiedAt))).toBeLessThan(60_000);
  });
}

/** Lists, removes and refuses. */
function knowsWhatItHolds({ store, folder }: Opened): void {
  it("says of an unknown key that there is nothing", async () => {
    expect(await store().head(newKey("txt"))).toBeUndefined();
    expect(await store().get(newKey("txt"))).toBeUndefined();
  });

  it("removes an object, and takes a second removal in its stride", async () => {
    const key = newKey("txt");
    await store().put(key, { data: content }, text);
    await store().remove(key);
    await store().remove(key);
    expect(await store().head(key)).toBeUndefined();
  });

  it("lists what it holds", async () => {
    const keys = Array.from({ length: 5 }, () => newKey("txt"));
    await Promise.all(keys.map((key) => store().put(key, { data: content }, text)));
    const found = await listed(store());
    for (const key of keys) expect(found.get(key)).toMatchObject({ key, bytes: 10 });
  });

  it("leaves nothing under the key when the source can't be read", async () => {
    const key = newKey("txt");
    await expect(store().put(key, { path: join(folder(), "missing") }, text)).rejects.toThrow();
    expect(await store().head(key)).toBeUndefined();
  });

  it.each(["../secret.txt", "a/b.txt", "", "شعار.txt", "64a.txt", `${"a".repeat(24)}.txt/..`, ".incoming"])(
    "refuses the name %j, which the server never made",
    async (name) => {
      await expect(store().put(name, { data: content }, text)).rejects.toThrow(TypeError);
      await expect(store().get(name)).rejects.toThrow(TypeError);
      await expect(store().head(name)).rejects.toThrow(TypeError);
      await expect(store().remove(name)).rejects.toThrow(TypeError);
    },
  );

  it("can be asked whether it is there", async () => {
    await expect(store().check()).resolves.toBeUndefined();
  });
}

/** What every adapter of the port keeps to; run over each of them. */
export function objectStoreSuite(name: string, open: () => Promise<ObjectStore>): void {
  describe(name, () => {
    let store: ObjectStore;
    let folder: string;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), "object-store-"));
      store = await open();
    });

    afterAll(async () => {
      await store.close();
      await rm(folder, { recursive: true });
    });

    const opened = { store: () => store, folder: () => folder };
    storesAndReads(opened);
    knowsWhatItHolds(opened);
  });
}

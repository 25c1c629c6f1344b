import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { InstallationRow } from "../repositories/service/installation.ts";
import { openFolderStore } from "../storage/folder-store.ts";
import { newKey } from "../storage/keys.ts";
import type { ObjectStore } from "../storage/object-store.ts";
import { adoptStorage, bindStorage } from "./installation.ts";

let root: string;
let store: ObjectStore;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "installation-"));
  store = await openFolderStore(root);
});
afterEach(() => rm(root, { recursive: true }));

/** A database's side of it: its row, and the files its other rows name. */
function databaseWith(named: string[] = []) {
  let row: InstallationRow | undefined;
  return {
    files: { newest: async (limit: number) => named.slice(0, limit) },
    installation: {
      find: async () => row,
      ensure: async (wanted: { id: string; secret: string }) =>
        (row ??= { ...wanted, single: true, createdAt: new Date() }),
    },
  };
}
const put = async () => {
  const key = newKey("jpg");
  await store.put(key, { data: Buffer.from("x") }, { contentType: "image/jpeg" });
  return key;
};

describe("database and file storage", () => {
  it("get one id at the first start and keep it", async () => {
    const database = databaseWith();
    const { id, secret } = await bindStorage({ ...database, store });
    expect(await store.installation()).toBe(id);
    expect(secret.length).toBeGreaterThanOrEqual(40);
    expect((await bindStorage({ ...database, store })).id).toBe(id);
  });

  it("of two installations don't start together, and the sentence says how to adopt", async () => {
    const [one, other] = [databaseWith(), databaseWith()];
    await bindStorage({ ...one, store });
    await expect(bindStorage({ ...other, store })).rejects.toMatchObject({
      name: "WrongStorage",
      message: expect.stringContaining("npm run admin -- adopt-storage"),
    });
    // A database that has an id of its own fares no better.
    await other.installation.ensure({ id: "other", secret: "s" });
    await expect(bindStorage({ ...other, store })).rejects.toThrow("installation other");
    const { id } = await adoptStorage({ ...other, store });
    expect((await bindStorage({ ...other, store })).id).toBe(id);
  });

  it("an empty database does not start on a filled storage without an id", async () => {
    await put();
    await expect(bindStorage({ ...databaseWith(), store })).rejects.toThrow("names none of them");
    expect(await store.installation()).toBeUndefined();
  });

  it("a database that names files does not start on a storage without them", async () => {
    const database = databaseWith([newKey("jpg"), newKey("pdf")]);
    await expect(bindStorage({ ...database, store })).rejects.toThrow("lacks 2 of the 2");
  });

  it("of an older version are recognised by their files", async () => {
    const names = [await put(), await put(), newKey("jpg")];
    await expect(bindStorage({ ...databaseWith(names), store })).resolves.toHaveProperty("id");
  });
});

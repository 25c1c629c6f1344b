import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openFolderStore } from "./folder-store.ts";
import { objectStoreSuite } from "./object-store.suite.ts";

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "folder-store-"));
});
afterAll(() => rm(root, { recursive: true }));

objectStoreSuite("a folder", () => openFolderStore(join(root, "files")));

describe("a folder of its own", () => {
  it("sweeps what a crash left half written, but nothing that may be on its way", async () => {
    const folder = join(root, "left");
    await mkdir(join(folder, ".incoming"), { recursive: true });
    await writeFile(join(folder, ".incoming", "left"), "0123");
    await writeFile(join(folder, ".incoming", "on its way"), "0123");
    const yesterday = new Date(Date.now() - 24 * 3_600_000);
    await utimes(join(folder, ".incoming", "left"), yesterday, yesterday);
    await openFolderStore(folder);
    expect(await readdir(join(folder, ".incoming"))).toEqual(["on its way"]);
  });

  it("overlooks files it did not make", async () => {
    const folder = join(root, "foreign");
    const store = await openFolderStore(folder);
    await writeFile(join(folder, "README"), "hello");
    const found = [];
    for await (const info of store.list()) found.push(info);
    expect(found).toEqual([]);
  });

  it("says so when the folder is gone", async () => {
    const folder = join(root, "gone");
    const store = await openFolderStore(folder);
    await rm(folder, { recursive: true });
    await expect(store.check()).rejects.toThrow();
  });
});

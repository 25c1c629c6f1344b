import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openFolderStore } from "../storage/folder-store.ts";
import { newKey, variantKey } from "../storage/keys.ts";
import { collectOrphans } from "./orphans.ts";

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "orphans-"));
});
afterAll(() => rm(root, { recursive: true }));

it("removes old objects no row names, and old temporary files; keeps what is named or young", async () => {
  const store = await openFolderStore(join(root, "files"));
  const temp = join(root, "tmp");
  await mkdir(temp);
  const [named, left, young] = [newKey("jpg"), newKey("jpg"), newKey("jpg")];
  const variant = variantKey(named, 320, "webp");
  for (const key of [named, variant, left, young]) {
    await store.put(key, { data: Buffer.from("x") }, { contentType: "image/jpeg" });
  }
  await writeFile(join(temp, "old"), "x");
  await writeFile(join(temp, "young"), "x");
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  for (const key of [named, variant, left]) await utimes(join(root, "files", key), yesterday, yesterday);
  await utimes(join(temp, "old"), yesterday, yesterday);

  const files = {
    known: async (keys: string[]) => new Set(keys.filter((key) => [named, variant].includes(key))),
  };
  const removed = await collectOrphans({ store, files, tempDirs: [temp, join(root, "missing")] });
  expect(removed).toEqual({ objects: 1, tempFiles: 1 });
  expect((await readdir(join(root, "files"))).sort()).toEqual([".incoming", named, variant, young].sort());
  expect(await readdir(temp)).toEqual(["young"]);
});

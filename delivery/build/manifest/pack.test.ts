import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { integrityOf } from "./hashes.ts";
import { writePack } from "./pack.ts";

let folder: string;
const names = ["a.js", "b.js", "c.css", "d.svg", "e.js"].map((name) => `assets/${name}`);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "pack-"));
  await mkdir(join(folder, "assets"));
  for (const name of [...names, "assets/photo.png"])
    await writeFile(join(folder, name), `content of ${name} é`);
});
afterEach(() => rm(folder, { recursive: true }));

test("the texts of a build stand in one file, listed with its hash and size", async () => {
  const [path = "", integrity, bytes] = (await writePack(folder, [...names, "assets/photo.png"])) ?? [];
  const content = await readFile(join(folder, path));
  expect([integrity, bytes]).toEqual([integrityOf(content), content.length]);
  const stored = JSON.parse(content.toString()) as [string, string][];
  expect(stored.sort()).toEqual(names.map((name) => [name, `content of ${name} é`]));
});

test("files of one kind stand beside each other, the largest first", async () => {
  await writeFile(join(folder, "assets/b.js"), "the largest script of all in here");
  const [path = ""] = (await writePack(folder, names)) ?? [];
  const stored = JSON.parse(await readFile(join(folder, path), "utf8")) as [string, string][];
  const order = ["c.css", "b.js", "a.js", "e.js", "d.svg"];
  expect(stored.map(([name]) => name)).toEqual(order.map((name) => `assets/${name}`));
});

test("equal builds have equal packs", async () => {
  expect(await writePack(folder, names)).toEqual(await writePack(folder, names));
});

test("a build of few files has none", async () => {
  expect(await writePack(folder, names.slice(0, 4))).toBeUndefined();
});

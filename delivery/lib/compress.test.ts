import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { writeServed } from "./compress.ts";

let folder = "";
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), "compress-"))));
afterEach(() => rm(folder, { recursive: true, force: true }));

const chunk = `import{a as e,b as t}from"./common-abcdefgh.js";const n=e({name:"form"}),r=t({name:"form"});`;

it("a small file of a build has forms that save bytes", async () => {
  const path = join(folder, "forms.js");
  await writeServed(path, chunk.repeat(4));
  const [plain, br] = [await stat(path), await stat(`${path}.br`)];
  expect(plain.size).toBeLessThan(512);
  expect(br.size).toBeLessThan(plain.size - 100);
  expect((await readdir(folder)).sort()).toEqual(["forms.js", "forms.js.br", "forms.js.gz"]);
});

it.each([
  ["tiny.js", chunk.slice(0, 100)],
  ["photo.webp", chunk.repeat(4)],
])("%s has none", async (name, content) => {
  await writeServed(join(folder, name), content);
  expect(await readdir(folder)).toEqual([name]);
});

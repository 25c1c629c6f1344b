import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { removeOldTempFiles } from "./temp-files.ts";

let parent: string;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), "temp-files-"));
});
afterAll(() => rm(parent, { recursive: true }));

it("removes what crashed processes left, and keeps the folder of a running one after a quiet day", async () => {
  const own = join(parent, "own");
  const crashed = join(parent, "crashed");
  await Promise.all([mkdir(own), mkdir(crashed)]);
  await writeFile(join(own, "old"), "x");
  await writeFile(join(own, "young"), "x");
  const before = new Date(Date.now() - 25 * 3_600_000);
  for (const path of [join(own, "old"), own, crashed]) await utimes(path, before, before);
  expect(await removeOldTempFiles({ parent, own })).toBe(2);
  expect(await readdir(parent)).toEqual(["own"]);
  expect(await readdir(own)).toEqual(["young"]);
});

it("marks the own folder as in use, for servers that share the parent", async () => {
  const [own, other] = [join(parent, "own"), join(parent, "other")];
  await mkdir(other);
  const before = new Date(Date.now() - 25 * 3_600_000);
  await utimes(own, before, before);
  await removeOldTempFiles({ parent, own });
  await removeOldTempFiles({ parent, own: other });
  expect(await readdir(parent)).toContain("own");
});

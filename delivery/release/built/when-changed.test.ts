import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isUpToDate, whenChanged } from "./when-changed.ts";

let folder: string;
let inputs: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "built-"));
  inputs = "first";
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Builds a part with a bundle for the site's server; says whether it had to. */
const build = () => {
  const [client, server] = [join(folder, "dist"), join(folder, "dist-ssr")] as const;
  return whenChanged(
    client,
    [client, server],
    () => inputs,
    async () => {
      await Promise.all([client, server].map((each) => mkdir(each, { recursive: true })));
    },
  );
};

test("a part is built once, and again when what it is made from has changed", async () => {
  expect(await build()).toBe(true);
  expect(await build()).toBe(false);
  inputs = "second";
  expect(await build()).toBe(true);
});

test("it is known without writing anything whether a part has to be built", async () => {
  const outDir = join(folder, "dist");
  expect(await isUpToDate(outDir, [outDir], () => inputs)).toBe(false);
  expect(await readdir(folder)).toEqual([]);
  await build();
  expect(await isUpToDate(outDir, [outDir], () => inputs)).toBe(true);
  expect(await isUpToDate(outDir, [outDir], () => "second")).toBe(false);
});

test.each(["dist", "dist-ssr"])("a part whose %s was removed is built again", async (removed) => {
  await build();
  await rm(join(folder, removed), { recursive: true });
  expect(await build()).toBe(true);
});

test("a build that was stopped half-way is done again", async () => {
  const stopped = whenChanged(
    join(folder, "dist"),
    [],
    () => inputs,
    () => Promise.reject(new Error("stopped")),
  );
  await expect(stopped).rejects.toThrow("stopped");
  expect(await build()).toBe(true);
});

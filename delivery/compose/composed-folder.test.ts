import { mkdir, mkdtemp, readdir, readFile, readlink, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { currentFolder, switchTo } from "./composed-folder.ts";

let sites = "";
beforeEach(async () => void (sites = await mkdtemp(join(tmpdir(), "composed-"))));
afterEach(() => rm(sites, { recursive: true, force: true }));

const signal = new AbortController().signal;
const site = (text: string) =>
  new Map([
    ["index.html", text],
    ["a/b.html", "same".repeat(300)],
  ]);
const shown = () => readFile(join(sites, "pages/index.html"), "utf8");

it("a composed site is a folder of its own that is switched to at once, and the same site is no change", async () => {
  expect(await switchTo(sites, site("one"), signal)).toBe(true);
  const first = await readlink(join(sites, "pages"));
  expect(await switchTo(sites, site("one"), signal)).toBe(false);
  expect(await switchTo(sites, site("two"), signal)).toBe(true);
  expect(await shown()).toBe("two");
  expect(await readFile(join(sites, first, "index.html"), "utf8")).toBe("one");
  expect((await readdir(join(sites, "pages/a"))).sort()).toEqual(["b.html", "b.html.br", "b.html.gz"]);
});

it("files somebody changed by hand are put right", async () => {
  await switchTo(sites, site("one"), signal);
  await writeFile(join(sites, "pages/index.html"), "by hand");
  expect(await switchTo(sites, site("one"), signal)).toBe(true);
  expect(await shown()).toBe("one");
});

it("one that is broken off leaves the site as it was, and nothing behind", async () => {
  await switchTo(sites, site("one"), signal);
  const lost = AbortSignal.abort(new Error("lock lost"));
  await expect(switchTo(sites, site("two"), lost)).rejects.toThrow("lock lost");
  const impossible = new Map([...site("three"), ["index.html/x", "a file is no folder"]]);
  await expect(switchTo(sites, impossible, signal)).rejects.toThrow();
  expect(await shown()).toBe("one");
  expect(await readdir(join(sites, "composed"))).toHaveLength(1);
});

it("what a killed one left is removed, five older ones stay, and so does all that is not ours", async () => {
  await mkdir(join(sites, "composed/.0123456789ab-abcdef"), { recursive: true });
  await mkdir(join(sites, "composed/backup"));
  for (let at = 1; at <= 8; at += 1) await switchTo(sites, site(String(at)), signal);
  const left = await readdir(join(sites, "composed"));
  expect(left).toContain("backup");
  expect(left.filter((name) => name !== "backup")).toHaveLength(6);
  expect(left.some((name) => name.startsWith("."))).toBe(false);
});

it("the folder of a version without such folders is replaced, and kept", async () => {
  await mkdir(join(sites, "pages"));
  await writeFile(join(sites, "pages/index.html"), "old");
  expect(await currentFolder(sites)).toBe(join(sites, "pages"));
  await switchTo(sites, site("new"), signal);
  expect(await shown()).toBe("new");
  const [before = ""] = (await readdir(sites)).filter((name) => name.startsWith("pages-before-"));
  expect(await readFile(join(sites, before, "index.html"), "utf8")).toBe("old");
});

import type { AssetManifest, PackedFile } from "@ministry/contract";
import { beforeEach, expect, test, vi } from "vitest";
import { fillBuild } from "./fill.ts";
import { fakePlatform, sri, type Platform } from "../../testing/platform.ts";

const base = "https://site.example/parts/public/";
const names = Array.from({ length: 12 }, (_, at) => `assets/page-${at}.js`);
const textOf = (path: string) => `export const path = "${path}";`.padEnd(500);

let platform: Platform;

beforeEach(() => {
  vi.unstubAllGlobals();
  platform = fakePlatform(vi.stubGlobal.bind(vi));
});

/** A build of twelve files and their pack, served as its folder would. */
function serveBuild(packed: PackedFile[] = names.map((path) => [path, textOf(path)])): AssetManifest {
  const pack = JSON.stringify(packed);
  const files = names.map((path): [string, string, number] => [path, sri(textOf(path)), textOf(path).length]);
  for (const path of names) platform.served.set(base + path, textOf(path));
  platform.served.set(`${base}assets/pack.json`, pack);
  return {
    schema: 1,
    name: "public-mfe",
    buildId: "one",
    contract: 1,
    entry: names[0] ?? "",
    files: [...files, ["assets/pack.json", sri(pack), pack.length]],
    init: [],
    routes: {},
    pack: "assets/pack.json",
  };
}

async function filled(): Promise<[path: string, text: string, type: string | null][]> {
  const cache = await caches.open("part:public-mfe:one");
  return Promise.all(
    names.map(async (path) => {
      const answer = await cache.match(base + path);
      return [path, (await answer?.text()) ?? "", answer?.headers.get("content-type") ?? null];
    }),
  );
}

test("a build comes with one request, each file under its address and of its type", async () => {
  const fetched = await fillBuild(base, serveBuild());
  expect(platform.asked).toEqual([`${base}assets/pack.json`]);
  expect(fetched.files).toBe(names.length);
  expect(await filled()).toEqual(names.map((path) => [path, textOf(path), "text/javascript; charset=utf-8"]));
});

test("a file that the pack lacks, or has with another hash, is fetched by itself", async () => {
  const packed = names.slice(1).map((path): PackedFile => [path, textOf(path)]);
  await fillBuild(base, serveBuild([...packed.slice(1), [names[1] ?? "", "alert(1)"]]));
  expect(platform.asked).toEqual([`${base}assets/pack.json`, base + names[0], base + names[1]]);
  expect((await filled()).map(([, text]) => text)).toEqual(names.map(textOf));
});

test.each([
  ["can't be had", undefined],
  ["has a wrong byte", "[]"],
])("a pack that %s leaves the files to be fetched one by one", async (_what, text) => {
  const manifest = serveBuild();
  if (text === undefined) platform.served.delete(`${base}assets/pack.json`);
  else platform.served.set(`${base}assets/pack.json`, text);
  await fillBuild(base, manifest);
  expect((await filled()).map(([, content]) => content)).toEqual(names.map(textOf));
});

test("an update of a few files does without the pack", async () => {
  const manifest = serveBuild();
  await fillBuild(base, manifest);
  platform.asked.length = 0;
  const changed = "export const path = 0;";
  platform.served.set(`${base}assets/new.js`, changed);
  const files: AssetManifest["files"] = [...manifest.files, ["assets/new.js", sri(changed), changed.length]];
  await fillBuild(base, { ...manifest, buildId: "two", files });
  expect(platform.asked).toEqual([`${base}assets/new.js`]);
});

test("an update of less than half of a build's bytes does without the pack, however many files it has", async () => {
  const manifest = serveBuild();
  const small = Array.from({ length: 15 }, (_, at): [string, string] => [
    `assets/small-${at}.js`,
    `f(${at})`,
  ]);
  await fillBuild(base, manifest);
  platform.asked.length = 0;
  for (const [path, text] of small) platform.served.set(base + path, text);
  const files = [...manifest.files, ...small.map(([path, text]) => [path, sri(text), text.length] as const)];
  await fillBuild(base, { ...manifest, buildId: "two", files: files as AssetManifest["files"] });
  expect(platform.asked.toSorted()).toEqual(small.map(([path]) => base + path).toSorted());
});

test("nothing of it is fetched once low data is on", async () => {
  const stopped = AbortSignal.abort(new Error("low data was switched on"));
  await expect(fillBuild(base, serveBuild(), stopped)).rejects.toThrow("low data");
  expect(platform.asked).toEqual([]);
});

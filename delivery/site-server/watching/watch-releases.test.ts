import { mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchFile } from "../../release/stored/composed-by-server.ts";
import { releaseSignature, watchReleases, type Watch } from "./watch-releases.ts";

let sites = "";
let watch: Watch | undefined;
beforeEach(async () => void (sites = await mkdtemp(join(tmpdir(), "watch-"))));
afterEach(async () => {
  await watch?.stop();
  await rm(sites, { recursive: true, force: true });
});

const release = async (text: string) => {
  await mkdir(join(sites, "public-mfe"), { recursive: true });
  await writeFile(join(sites, "public-mfe/asset-manifest.json"), text);
};

const manifestOf = (files: unknown[]) =>
  JSON.stringify({
    ...{ schema: 1, name: "public-mfe", buildId: "b1", contract: 1 },
    ...{ entry: "entry.js", files, init: [], routes: {} },
  });

it("a release is composed by itself, and what is composed already is not composed again", async () => {
  await release("one");
  const compose = vi.fn(async () => undefined);
  watch = watchReleases(sites, compose, vi.fn(), await releaseSignature(sites));
  await expect
    .poll(() =>
      stat(watchFile(sites)).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  expect(compose).not.toHaveBeenCalled();
  await release("another");
  await expect.poll(() => compose.mock.calls.length).toBe(1);
});

it("a composition that fails is reported, and the next release is composed", async () => {
  const compose = vi.fn(async () => undefined);
  compose.mockRejectedValueOnce(new Error("broken"));
  const errors: unknown[] = [];
  watch = watchReleases(sites, compose, (error) => errors.push(error));
  await expect.poll(() => errors.length).toBe(1);
  await release("two");
  await expect.poll(() => compose.mock.calls.length).toBe(2);
});

it("a release whose last file comes after its manifest is composed when that file is there", async () => {
  const files = [["assets/page-1.js", "sha256-", 5]];
  await release(manifestOf(files));
  const compose = vi.fn(async () => undefined);
  watch = watchReleases(sites, compose, vi.fn(), await releaseSignature(sites));
  await mkdir(join(sites, "public-mfe/assets"));
  await writeFile(join(sites, "public-mfe/assets/page-1.js"), "who");
  await expect.poll(() => stat(watchFile(sites)).then(Boolean, () => false)).toBe(true);
  expect(compose).not.toHaveBeenCalled();
  await writeFile(join(sites, "public-mfe/assets/page-1.js"), "whole");
  await expect.poll(() => compose.mock.calls.length).toBe(1);
});

it("a release whose last file comes before the first look is composed", async () => {
  await release(manifestOf([["assets/page-1.js", "", 5]]));
  const composed = await releaseSignature(sites);
  await mkdir(join(sites, "public-mfe/assets"));
  await writeFile(join(sites, "public-mfe/assets/page-1.js"), "whole");
  const compose = vi.fn(async () => undefined);
  watch = watchReleases(sites, compose, vi.fn(), composed);
  await expect.poll(() => compose.mock.calls.length).toBe(1);
});

it.each(['{"files":{}}', '{"files":[null]}', "[]", '{"files":['])(
  "a part whose manifest is %s holds up no other part",
  async (malformed) => {
    await mkdir(join(sites, "pages"));
    await writeFile(join(sites, "pages/composed.json"), '{"builds":{"public-mfe":"b0"}}');
    await release(malformed);
    const compose = vi.fn(async () => undefined);
    watch = watchReleases(sites, compose, vi.fn());
    await expect.poll(() => compose.mock.calls.length).toBe(1);
    await mkdir(join(sites, "admin-mfe"));
    await writeFile(join(sites, "admin-mfe/asset-manifest.json"), "{}");
    await expect.poll(() => compose.mock.calls.length).toBe(2);
  },
);

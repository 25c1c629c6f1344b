import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { AssetManifest, PartName } from "../contract.ts";
import { buildIdOf, integrityOf } from "../lib/hashes.ts";
import { publish, rollBack } from "./publish.ts";

let folder = "";
let sites = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "publish-"));
  sites = join(folder, "sites");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Lays out what a build leaves: the given files, a manifest over them, a server bundle. */
async function built(texts: Record<string, string>, name: PartName = "public-mfe") {
  const source = { client: join(folder, "dist"), server: join(folder, "server.js") };
  const files: AssetManifest["files"] = [];
  for (const [path, text] of Object.entries(texts)) {
    await mkdir(dirname(join(source.client, path)), { recursive: true });
    await writeFile(join(source.client, path), text);
    files.push([path, integrityOf(text), text.length]);
  }
  const entry = Object.keys(texts)[0] ?? "";
  const manifest = {
    schema: 1,
    name,
    buildId: buildIdOf(files),
    contract: 1,
    entry,
    files,
    init: [],
    routes: {},
  };
  await writeFile(join(source.client, "asset-manifest.json"), JSON.stringify(manifest));
  await writeFile(source.server, `// server of ${manifest.buildId}`);
  return source;
}

const release = async (version: number) =>
  publish(
    sites,
    "public-mfe",
    await built({ [`assets/page-${version}.js`]: `v${version}`, "assets/same.js": "same" }),
  );
const current = async () =>
  (JSON.parse(await readFile(join(sites, "public-mfe/asset-manifest.json"), "utf8")) as AssetManifest)
    .buildId;
const assets = () => readdir(join(sites, "public-mfe/assets"));

describe("releasing a part", () => {
  it("keeps five older releases with their files, and no more", async () => {
    const released = [];
    for (let version = 1; version <= 7; version += 1) released.push(await release(version));
    expect((await assets()).sort()).toEqual([...[2, 3, 4, 5, 6, 7].map((v) => `page-${v}.js`), "same.js"]);
    const kept = JSON.parse(
      await readFile(join(sites, "public-mfe/releases/index.json"), "utf8"),
    ) as string[];
    expect(kept).toEqual(
      released
        .slice(1)
        .map(({ buildId }) => buildId)
        .reverse(),
    );
    expect((await readdir(join(sites, "public-mfe/server"))).sort()).toEqual(
      kept.map((id) => `${id}.cjs`).sort(),
    );
  });

  it("leaves the current release alone when a file of the new one can't be had", async () => {
    const { buildId } = await release(1);
    const source = await built({ "assets/page-2.js": "v2", "assets/gone.js": "x" });
    await rm(join(source.client, "assets/gone.js"));
    await expect(publish(sites, "public-mfe", source)).rejects.toThrow("gone.js");
    expect(await current()).toBe(buildId);
  });

  it("refuses a remote's file whose name carries no hash", async () => {
    const source = await built({ "assets/page-1.js": "v1", "robots.txt": "x" });
    await expect(publish(sites, "public-mfe", source)).rejects.toThrow("robots.txt has no hash in its name");
  });

  it("keeps the shell's files with fixed names per release", async () => {
    const { buildId } = await publish(
      sites,
      "shell",
      await built({ "assets/i.js": "i", "sw.js": "worker" }, "shell"),
    );
    expect(await readFile(join(sites, `shell/releases/${buildId}/sw.js`), "utf8")).toBe("worker");
  });
});

describe("rolling a part back", () => {
  it("puts the release before back, whole, and then the one before that", async () => {
    const [first, second] = [await release(1), await release(2)];
    await release(3);
    expect((await rollBack(sites, "public-mfe")).buildId).toBe(second.buildId);
    expect((await rollBack(sites, "public-mfe")).buildId).toBe(first.buildId);
    expect(await current()).toBe(first.buildId);
    await expect(rollBack(sites, "public-mfe")).rejects.toThrow("no older release");
  });

  it("does not lead to a release that was taken back before", async () => {
    const good = await release(1);
    await release(2);
    await rollBack(sites, "public-mfe");
    await release(3);
    expect((await rollBack(sites, "public-mfe")).buildId).toBe(good.buildId);
  });
});

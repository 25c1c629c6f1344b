import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { AssetManifest, PartName } from "@ministry/contract";
import { buildIdOf, integrityOf } from "../../build/manifest/hashes.ts";
import { faultInCurrent, listReleases } from "../stored/list-releases.ts";
import { publish } from "./publish.ts";
import { rollBack } from "./roll-back.ts";

let folder = "";
let sites = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "publish-"));
  sites = join(folder, "sites");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Lays out what a build leaves: the given files, a manifest over them, a server bundle. */
async function built(
  texts: Record<string, string>,
  name: PartName = "public-mfe",
  more: Partial<AssetManifest> = {},
) {
  await rm(join(folder, "dist"), { recursive: true, force: true });
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
    ...more,
  };
  await writeFile(join(source.client, "asset-manifest.json"), JSON.stringify(manifest));
  await writeFile(source.server, `// server of ${manifest.buildId}`);
  return source;
}

const release = async (version: number) =>
  publishBuild(
    sites,
    "public-mfe",
    await built({ [`assets/page-${version}.js`]: `v${version}`, "assets/same.js": "same" }),
  );
const current = async () =>
  (JSON.parse(await readFile(join(sites, "public-mfe/asset-manifest.json"), "utf8")) as AssetManifest)
    .buildId;
const assets = () => readdir(join(sites, "public-mfe/assets"));

const publishBuild = async (...given: Parameters<typeof publish>) => (await publish(...given)).manifest;

describe("releasing a part", () => {
  it("keeps five older releases with their files, and no more", async () => {
    const released = [];
    for (let version = 1; version <= 7; version += 1) released.push(await release(version));
    expect((await assets()).sort()).toEqual([...[2, 3, 4, 5, 6, 7].map((v) => `page-${v}.js`), "same.js"]);
    const retained = JSON.parse(
      await readFile(join(sites, "public-mfe/releases/index.json"), "utf8"),
    ) as string[];
    expect(retained).toEqual(
      released
        .slice(1)
        .map(({ buildId }) => buildId)
        .reverse(),
    );
    expect((await readdir(join(sites, "server/public-mfe"))).sort()).toEqual(
      retained.map((id) => `${id}.cjs`).sort(),
    );
  });

  it("leaves the current release alone when a file of the new one can't be had", async () => {
    const { buildId } = await release(1);
    const source = await built({ "assets/page-2.js": "v2", "assets/gone.js": "x" });
    await rm(join(source.client, "assets/gone.js"));
    await expect(publish(sites, "public-mfe", source)).rejects.toThrow("gone.js");
    expect(await current()).toBe(buildId);
  });

  it("deletes nothing that no manifest names", async () => {
    await release(0);
    const own = ["assets/put-there-by-hand.js", "notes.txt", "releases/notes.txt"];
    for (const path of own) await writeFile(join(sites, "public-mfe", path), "x");
    for (let version = 1; version <= 8; version += 1) await release(version);
    for (const path of own) expect(await readFile(join(sites, "public-mfe", path), "utf8")).toBe("x");
    expect(await assets()).not.toContain("page-0.js");
  });

  it("collects what a release that was killed has left", async () => {
    const source = await built({ "assets/half.js": "half", "assets/gone.js": "x" });
    await rm(join(source.client, "assets/gone.js"));
    await expect(publish(sites, "public-mfe", source)).rejects.toThrow("gone.js");
    expect(await assets()).toContain("half.js");
    await release(1);
    expect(await assets()).not.toContain("half.js");
  });

  it("says what changed against the release before", async () => {
    const first = await publish(
      sites,
      "public-mfe",
      await built({ "assets/a.js": "1234", "assets/b.js": "b" }),
    );
    expect(first.changed).toEqual({ files: 2, bytes: 5 });
    const next = await publish(
      sites,
      "public-mfe",
      await built({ "assets/a.js": "1234", "assets/c.js": "cc" }),
    );
    expect(next.changed).toEqual({ files: 1, bytes: 2 });
  });

  it("refuses a file that is not as it was built", async () => {
    const source = await built({ "assets/page-1.js": "v1" });
    await writeFile(join(source.client, "assets/page-1.js"), "v2");
    await expect(publish(sites, "public-mfe", source)).rejects.toThrow("has changed since it was built");
  });

  it("says what a remote waits for: the first shell, or one with a newer share contract", async () => {
    const remote = await built({ "assets/a.js": "a" });
    expect((await publish(sites, "public-mfe", remote)).waitsFor).toEqual([
      expect.stringContaining("the first release of the shell"),
    ]);
    await publish(sites, "shell", await built({ "assets/i.js": "i" }, "shell"));
    const newer = await built({ "assets/b.js": "b" }, "public-mfe", { contract: 2 });
    expect((await publish(sites, "public-mfe", newer)).waitsFor).toEqual([
      "a shell with share contract 2; the live one offers 1",
    ]);
  });

  it("refuses a remote that needs a name the live shell does not offer, and a shell that a live remote can't run in", async () => {
    const offers = (names: string[]) => ({
      contract: 1,
      packages: { react: { version: "19.3.1", names } },
    });
    const requires = { react: { range: "^19.0.0", names: ["useState"] } };
    const shell = await built({ "assets/i.js": "i" }, "shell", { offers: offers(["useState"]) });
    await publish(sites, "shell", shell);
    await publish(sites, "public-mfe", await built({ "assets/a.js": "a" }, "public-mfe", { requires }));
    const current = await readFile(join(sites, "public-mfe/asset-manifest.json"), "utf8");
    const unmet = { react: { range: "^19.0.0", names: ["useEffectEvent"] } };
    await expect(
      publish(sites, "public-mfe", await built({ "assets/b.js": "b" }, "public-mfe", { requires: unmet })),
    ).rejects.toThrow(/was not released: .*useEffectEvent/);
    await expect(
      publish(sites, "shell", await built({ "assets/j.js": "j" }, "shell", { offers: offers([]) })),
    ).rejects.toThrow(/public-mfe can't run in this shell/);
    expect(await readFile(join(sites, "public-mfe/asset-manifest.json"), "utf8")).toBe(current);
  });

  it("lets two releases at once come out one after the other, each whole", async () => {
    const sources = [];
    for (const version of [1, 2, 3]) {
      const { client, server } = await built({ [`assets/page-${version}.js`]: `v${version}` });
      const copy = join(folder, `copy-${version}`);
      await cp(client, copy, { recursive: true });
      await cp(server, `${copy}.js`);
      sources.push({ client: copy, server: `${copy}.js` });
    }
    const ids = (await Promise.all(sources.map((source) => publishBuild(sites, "public-mfe", source)))).map(
      ({ buildId }) => buildId,
    );
    const retained = JSON.parse(
      await readFile(join(sites, "public-mfe/releases/index.json"), "utf8"),
    ) as string[];
    expect(retained.sort()).toEqual(ids.sort());
    expect(ids).toContain(await current());
    expect((await assets()).filter((file) => file.startsWith("page-"))).toHaveLength(3);
  });

  it("refuses a remote's file whose name carries no hash", async () => {
    const source = await built({ "assets/page-1.js": "v1", "robots.txt": "x" });
    await expect(publish(sites, "public-mfe", source)).rejects.toThrow("robots.txt has no hash in its name");
  });

  it("keeps the shell's files with fixed names per release", async () => {
    const { buildId } = await publishBuild(
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
    expect((await rollBack(sites, "public-mfe", second.buildId)).buildId).toBe(second.buildId);
    await expect(rollBack(sites, "public-mfe", "abc")).rejects.toThrow("has no release abc");
    expect(await listReleases(sites, "public-mfe")).toMatchObject([
      { states: [] },
      { buildId: second.buildId, files: 2, bytes: 6, states: ["current"] },
      { buildId: first.buildId, states: [] },
    ]);
  });

  describe("whose manifest was cut off", () => {
    const manifestFile = () => join(sites, "public-mfe/asset-manifest.json");
    const cutOff = async () =>
      writeFile(manifestFile(), (await readFile(manifestFile(), "utf8")).slice(0, 90));
    const compose = async (buildId: string) => {
      await mkdir(join(sites, "pages"), { recursive: true });
      const composed = { composer: 1, builds: { "public-mfe": buildId } };
      await writeFile(join(sites, "pages/composed.json"), JSON.stringify(composed));
    };

    it("puts the release back that the site shows", async () => {
      const shown = await release(1);
      await release(2);
      await compose(shown.buildId);
      await cutOff();
      expect((await rollBack(sites, "public-mfe")).buildId).toBe(shown.buildId);
      expect(await current()).toBe(shown.buildId);
    });

    it("puts the newest of the list back where no site is composed, and the one that is named", async () => {
      const [older, newest] = [await release(1), await release(2)];
      await cutOff();
      expect((await rollBack(sites, "public-mfe")).buildId).toBe(newest.buildId);
      await cutOff();
      expect((await rollBack(sites, "public-mfe", older.buildId)).buildId).toBe(older.buildId);
    });

    it("is named among the releases", async () => {
      const { buildId } = await release(1);
      expect(await faultInCurrent(sites, "public-mfe")).toBeUndefined();
      await cutOff();
      expect(await faultInCurrent(sites, "public-mfe")).toBe("public-mfe/asset-manifest.json is no JSON.");
      expect(await listReleases(sites, "public-mfe")).toMatchObject([{ buildId, states: [] }]);
    });
  });

  it("does not lead to a release that was taken back before", async () => {
    const good = await release(1);
    await release(2);
    await rollBack(sites, "public-mfe");
    await release(3);
    expect((await rollBack(sites, "public-mfe")).buildId).toBe(good.buildId);
  });
});

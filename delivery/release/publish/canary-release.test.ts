import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AssetManifest } from "@ministry/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readCanary } from "../../canary/canary.ts";
import { fakeBuild, remoteFiles, shellFiles } from "../../testing/fake-build.ts";
import { currentManifest } from "../../testing/sites.ts";
import { makeKeyPair } from "../../trust/signing-key.ts";
import { listReleases, releasesTable } from "../stored/list-releases.ts";
import { endCanary, promoteCanary } from "./promote.ts";
import { publish, type PublishOptions } from "./publish.ts";
import { rollBack } from "./roll-back.ts";
import { faultInFiles } from "../stored/whole.ts";

let folder: string;
let sites: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "canary-"));
  sites = join(folder, "sites");
  await publish(sites, "shell", await fakeBuild(folder, "shell", shellFiles()));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const build = (text: string, more?: Partial<AssetManifest>) =>
  fakeBuild(folder, "public-mfe", remoteFiles(text), more);
const release = async (text: string, options?: PublishOptions) =>
  publish(sites, "public-mfe", await build(text), options);
const canaryBuild = async () => (await readCanary(sites, "public-mfe"))?.buildId;
const currentBuild = async () => (await currentManifest(sites, "public-mfe")).buildId;
const assets = () => readdir(join(sites, "public-mfe/assets"));

describe("a canary", () => {
  it("is uploaded whole beside the full release, which stays what everybody gets", async () => {
    const { manifest: full } = await release("a");
    const { manifest, changed } = await release("b", { canary: 10 });
    expect(await currentBuild()).toBe(full.buildId);
    expect(await readCanary(sites, "public-mfe")).toEqual(manifest);
    expect(manifest.canary).toEqual({ percent: 10 });
    expect(await faultInFiles(sites, manifest)).toBeUndefined();
    expect(changed.files).toBe(3);
  });

  it("is given to everybody as it was tried, and is no canary any more", async () => {
    await release("a");
    const { manifest } = await release("b", { canary: 10 });
    const { canary: _, ...tried } = manifest;
    expect(await promoteCanary(sites, "public-mfe")).toEqual(tried);
    expect(await currentManifest(sites, "public-mfe")).toEqual(tried);
    expect(await canaryBuild()).toBeUndefined();
    await expect(promoteCanary(sites, "public-mfe")).rejects.toThrow("has no canary");
  });

  it("ends with the next full release, of the same build or another", async () => {
    await release("a");
    for (const next of ["b", "c"]) {
      const { manifest: canary } = await release("b2", { canary: 10 });
      expect((await release(next)).endedCanary).toBe(canary.buildId);
      expect(await canaryBuild()).toBeUndefined();
    }
    const { manifest } = await release("d", { canary: 10 });
    expect((await release("d")).endedCanary).toBe(manifest.buildId);
    expect(await currentBuild()).toBe(manifest.buildId);
  });

  it("keeps its files while it is offered, and loses them after", async () => {
    await release("a");
    await release("b", { canary: 10 });
    await rollBackAndForth();
    expect(await assets()).toContain("page-b.js");
    await endCanary(sites, "public-mfe");
    // Until the next release: pages that run it may still ask for them.
    expect(await assets()).toContain("page-b.js");
    await release("c");
    expect(await assets()).not.toContain("page-b.js");
    expect(await assets()).toContain("page-a.js");
  });

  async function rollBackAndForth(): Promise<void> {
    const now = await currentBuild();
    await expect(rollBack(sites, "public-mfe")).rejects.toThrow("no older release");
    await rollBack(sites, "public-mfe", now);
  }

  it("replaces the canary before it", async () => {
    await release("a");
    await release("b", { canary: 10 });
    const { manifest } = await release("c", { canary: 25 });
    expect(await readCanary(sites, "public-mfe")).toEqual(manifest);
    expect(await assets()).not.toContain("page-b.js");
  });

  it("is refused without a full release beside it, for the build everybody has, and where it would have to wait", async () => {
    await expect(release("a", { canary: 10 })).rejects.toThrow("needs a full release beside it");
    await release("a");
    await expect(release("a", { canary: 10 })).rejects.toThrow("everybody gets already");
    await expect(
      publish(sites, "public-mfe", await build("b", { contract: 9 }), { canary: 10 }),
    ).rejects.toThrow("a canary can't wait");
    expect(await canaryBuild()).toBeUndefined();
    await expect(endCanary(sites, "public-mfe")).rejects.toThrow("no canary to withdraw");
  });

  it("is signed to be newer than the full release, and is followed by a newer one", async () => {
    vi.stubEnv("RELEASE_SIGNING_KEY", makeKeyPair().privateKey);
    const { manifest: full } = await release("a");
    const { manifest: canary } = await release("b", { canary: 10 });
    const promoted = await promoteCanary(sites, "public-mfe");
    const times = [full, canary, promoted].map(({ releasedAt }) => releasedAt ?? "");
    expect(times.toSorted()).toEqual(times);
    expect(new Set(times).size).toBe(3);
    expect((await rollBack(sites, "public-mfe")).buildId).toBe(full.buildId);
    await release("c", { canary: 10 });
    vi.stubEnv("RELEASE_SIGNING_KEY", "");
    await expect(promoteCanary(sites, "public-mfe")).rejects.toThrow("Set RELEASE_SIGNING_KEY");
  });
});

it("the list of releases shows the canary first, dates, sizes, shares of visits and errors", async () => {
  const { manifest: full } = await release("a");
  const { manifest: canary } = await release("b", { canary: 10, unchecked: true });
  const counts = {
    [full.buildId]: { visits: 90, errors: 0 },
    [canary.buildId]: { visits: 10, errors: 3 },
  };
  const lines = releasesTable(await listReleases(sites, "public-mfe", { shown: full.buildId, counts })).split(
    "\n",
  );
  const date = new Date().toISOString().slice(0, 10);
  expect(lines).toEqual([
    expect.stringMatching(
      new RegExp(
        `^${canary.buildId}  ${date} ..:.. UTC  4 files  0 kB  10 % of visits  3 errors  canary 10 %, unchecked$`,
      ),
    ),
    expect.stringMatching(
      new RegExp(
        `^${full.buildId}  ${date} ..:.. UTC  4 files  0 kB  90 % of visits  0 errors  current, shown$`,
      ),
    ),
  ]);
});

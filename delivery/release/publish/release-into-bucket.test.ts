import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AssetManifest } from "@ministry/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { s3StoreAt } from "../../sites/s3-store.ts";
import type { ReleaseStore } from "../../sites/store.ts";
import { startFakeS3, type FakeS3 } from "../../testing/fake-s3.ts";
import { fakeBuild, remoteFiles, shellFiles } from "../../testing/fake-build.ts";
import { currentManifest } from "../../testing/sites.ts";
import { listReleases } from "../stored/list-releases.ts";
import { mirrorReleases } from "../stored/mirror.ts";
import { promoteCanary } from "./promote.ts";
import { publish, type PublishOptions } from "./publish.ts";
import { rollBack } from "./roll-back.ts";
import { faultInFiles } from "../stored/whole.ts";

let folder: string;
let s3: FakeS3;
let site: ReleaseStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "bucket-"));
  s3 = await startFakeS3();
  site = s3StoreAt(`s3://${s3.bucket}/ministry/site`, s3.env);
});
afterEach(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const release = async (text: string, options?: PublishOptions) =>
  publish(site, "public-mfe", await fakeBuild(folder, "public-mfe", remoteFiles(text)), options);
const releaseShell = async () => publish(site, "shell", await fakeBuild(folder, "shell", shellFiles()));
const objectAt = (path: string) => s3.objects.get(`ministry/site/${path}`);
const manifestAt = (path: string) => JSON.parse(String(objectAt(path)?.bytes)) as AssetManifest;

describe("a bucket", () => {
  it("gets the hashed files first and the manifest last, each with its type and caching", async () => {
    await releaseShell();
    s3.changes.length = 0;
    const { manifest } = await release("a");
    const order = s3.changes.map((change) => change.replace("ministry/site/public-mfe/", ""));
    const file = order.indexOf("PUT assets/page-a.js");
    expect(file).toBeGreaterThan(-1);
    expect(order.indexOf("PUT asset-manifest.json")).toBeGreaterThan(file);
    expect(order.slice(order.indexOf("PUT asset-manifest.json") + 1)).toEqual([
      "PUT releases/index.json",
      "DELETE ministry/site/.lock",
    ]);
    expect(manifestAt("public-mfe/asset-manifest.json")).toEqual(manifest);
    expect(objectAt("public-mfe/assets/page-a.css")?.headers).toEqual({
      "content-type": "text/css; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(objectAt("public-mfe/asset-manifest.json")?.headers).toEqual({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-cache",
    });
  });

  it("keeps five older releases, lists them, and goes back to one", async () => {
    await releaseShell();
    const ids: string[] = [];
    for (let version = 1; version <= 8; version += 1)
      ids.push((await release(`v${version}`)).manifest.buildId);
    const listed = await listReleases(site, "public-mfe");
    expect(listed.map(({ buildId }) => buildId)).toEqual(ids.slice(2).reverse());
    expect(listed[0]?.states).toEqual(["current"]);
    expect(listed[0]?.releasedAt?.getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect(objectAt("public-mfe/assets/page-v2.js")).toBeUndefined();
    expect(objectAt("public-mfe/assets/page-v3.js")).toBeDefined();
    expect((await rollBack(site, "public-mfe")).buildId).toBe(ids[6]);
    expect(manifestAt("public-mfe/asset-manifest.json").buildId).toBe(ids[6]);
  });

  it("takes a canary, and gives it to everybody", async () => {
    await releaseShell();
    await release("a");
    const { manifest } = await release("b", { canary: 5 });
    expect(manifestAt("public-mfe/canary-manifest.json")).toEqual(manifest);
    await promoteCanary(site, "public-mfe");
    expect(objectAt("public-mfe/canary-manifest.json")).toBeUndefined();
    expect(manifestAt("public-mfe/asset-manifest.json").buildId).toBe(manifest.buildId);
  });

  it("takes releases at once one after the other", async () => {
    const { changes } = s3;
    await Promise.all([releaseShell(), release("a"), release("b")]);
    const locks = changes.filter((change) => change.endsWith("/.lock"));
    expect(locks.map((change) => change.split(" ")[0])).toEqual([
      "PUT",
      "DELETE",
      "PUT",
      "DELETE",
      "PUT",
      "DELETE",
    ]);
  });

  it("says which setting is missing, and what the store answered", async () => {
    expect(() => s3StoreAt("s3://releases", {})).toThrow("S3_ENDPOINT, S3_ACCESS_KEY_ID");
    expect(() => s3StoreAt("s3:/releases", s3.env)).toThrow("should be s3://BUCKET");
    const wrong = s3StoreAt("s3://releases", { ...s3.env, S3_ACCESS_KEY_ID: "other" });
    await expect(
      publish(wrong, "public-mfe", await fakeBuild(folder, "public-mfe", remoteFiles("a"))),
    ).rejects.toThrow("s3://releases: the store answered 403 to GET .lock");
    const none = s3StoreAt("s3://other", s3.env);
    await expect(
      publish(none, "public-mfe", await fakeBuild(folder, "public-mfe", remoteFiles("a"))),
    ).rejects.toThrow("s3://other: there is no such bucket");
  });
});

describe("the site's server's copy of a bucket", () => {
  const sites = () => join(folder, "sites");

  it("follows releases, canaries and rollbacks, whole", async () => {
    await releaseShell();
    await release("a");
    await mirrorReleases(site, sites());
    await release("b");
    await release("c", { canary: 5 });
    expect(await mirrorReleases(site, sites())).toBe(true);
    expect(await faultInFiles(sites(), await currentManifest(sites(), "public-mfe"))).toBeUndefined();
    expect(await faultInFiles(sites(), await currentManifest(sites(), "shell"))).toBeUndefined();
    expect((await listReleases(sites(), "public-mfe")).map(({ states }) => states)).toEqual([
      ["canary 5 %"],
      ["current"],
      [],
    ]);
    expect(await mirrorReleases(site, sites())).toBe(false);
    await rollBack(site, "public-mfe");
    await promoteCanary(site, "public-mfe");
    await mirrorReleases(site, sites());
    expect((await currentManifest(sites(), "public-mfe")).entry).toBe("remoteEntry-c.js");
    expect((await listReleases(sites(), "public-mfe")).map(({ states }) => states)).toEqual([
      ["current"],
      [],
      [],
    ]);
  });

  it("follows the other parts while the manifest of one is cut off", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    await releaseShell();
    await release("a");
    await mirrorReleases(site, sites());
    await site.write("shell/asset-manifest.json", '{"schema":1,');
    await site.write("admin-mfe/asset-manifest.json", '{"files":{}}');
    const { manifest } = await release("b");
    await mirrorReleases(site, sites());
    expect((await currentManifest(sites(), "public-mfe")).buildId).toBe(manifest.buildId);
    expect(warn).toHaveBeenCalledTimes(2);
    warn.mockRestore();
  });

  it("stays as it is while the bucket does not answer, or holds a part half", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    await releaseShell();
    const { manifest } = await release("a");
    await mirrorReleases(site, sites());
    await release("b");
    s3.objects.delete("ministry/site/public-mfe/assets/page-b.js");
    await mirrorReleases(site, sites());
    expect((await currentManifest(sites(), "public-mfe")).buildId).toBe(manifest.buildId);
    expect(warn.mock.calls.join()).toContain("assets/page-b.js");
    warn.mockRestore();
    await s3.close();
    await expect(mirrorReleases(site, sites())).rejects.toThrow("does not answer");
    expect((await currentManifest(sites(), "public-mfe")).buildId).toBe(manifest.buildId);
  });
});

it.each(["refused", "ignored"] as const)(
  "a store where conditions are %s takes releases, after a killed one too",
  async (conditions) => {
    await s3.close();
    s3 = await startFakeS3({ conditions });
    site = s3StoreAt(`s3://${s3.bucket}/ministry/site`, s3.env);
    await releaseShell();
    s3.objects.set("ministry/site/.lock", {
      bytes: Buffer.from("other"),
      headers: {},
      writtenAt: Date.now() - 61_000,
    });
    const { manifest } = await release("a");
    expect(manifestAt("public-mfe/asset-manifest.json")).toEqual(manifest);
  },
);

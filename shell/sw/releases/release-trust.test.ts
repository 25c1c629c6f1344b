import { generateKeyPairSync, sign } from "node:crypto";
import { manifestHash, signedBytes, type AssetManifest, type SiteConfig } from "@ministry/contract";
import { beforeEach, expect, test, vi } from "vitest";
import { syncReleaseSets as syncWith } from "./release-sets.ts";
import { fakePlatform, type Platform, sri } from "../testing/platform.ts";

/** A worker of a site with release keys (docs/decisions/0025-signed-releases.md). */

const site = "https://site.example";
const base = `${site}/parts/public/`;
const { privateKey, publicKey } = generateKeyPairSync("ed25519");
const key = publicKey.export({ format: "jwk" }).x ?? "";
const stranger = generateKeyPairSync("ed25519");

let platform: Platform;
let warn: ReturnType<typeof vi.spyOn>;
const sync = async () => (await syncWith(async () => undefined)).builds["public-mfe"];
const warned = () => warn.mock.calls.map((call: unknown[]) => call.join(" ")).join("\n");

beforeEach(() => {
  vi.unstubAllGlobals();
  warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  warn.mockClear();
  platform = fakePlatform(vi.stubGlobal.bind(vi), site);
  configure({});
});

function configure(verified: Pick<SiteConfig["parts"][number], "verified">): void {
  const config: SiteConfig = {
    apiBase: "https://api.example",
    siteBase: site,
    storageBase: "https://api.example/storage",
    parts: [{ name: "public-mfe", base: "/parts/public/", paths: ["*"], ...verified }],
    serviceWorker: true,
    links: {},
    releaseKeys: [key],
  };
  platform.served.set(`${site}/config.json`, JSON.stringify(config));
}

function signed(buildId: string, releasedAt: string, by = privateKey, as = key): AssetManifest {
  const body = `entry ${buildId}`;
  platform.served.set(`${base}entry-${buildId}.js`, body);
  const manifest: AssetManifest = {
    schema: 1,
    name: "public-mfe",
    buildId,
    contract: 1,
    entry: `entry-${buildId}.js`,
    files: [[`entry-${buildId}.js`, sri(body), body.length]],
    init: [],
    routes: {},
    releasedAt,
  };
  const value = sign(null, signedBytes(manifest), by).toString("base64url");
  return { ...manifest, signature: { key: as, value } };
}

const serve = (manifest: object) =>
  platform.served.set(`${base}asset-manifest.json`, JSON.stringify(manifest));

test("takes releases that one of the site's keys signed, each newer than the one before", async () => {
  serve(signed("one", "2026-11-01T00:00:00.000Z"));
  expect(await sync()).toBe("one");
  serve(signed("two", "2026-11-02T00:00:00.000Z"));
  expect(await sync()).toBe("two");
});

test.each<[string, () => object, string]>([
  ["unsigned", () => ({ ...signed("two", "2026-11-02T00:00:00.000Z"), signature: undefined }), "not signed"],
  [
    "signed by a stranger",
    () =>
      signed(
        "two",
        "2026-11-02T00:00:00.000Z",
        stranger.privateKey,
        stranger.publicKey.export({ format: "jwk" }).x,
      ),
    "does not trust",
  ],
  [
    "signed by a stranger in our key's name",
    () => signed("two", "2026-11-02T00:00:00.000Z", stranger.privateKey),
    "wrong signature",
  ],
  ["replayed", () => signed("two", "2026-10-31T00:00:00.000Z"), "older"],
  [
    "without a hash",
    () => {
      const two = signed("two", "2026-11-02T00:00:00.000Z");
      return { ...two, files: two.files.map(([path, , bytes]) => [path, "", bytes]) };
    },
    "has no hash",
  ],
])("keeps the build it holds when the new one is %s", async (_, make, reason) => {
  serve(signed("one", "2026-11-01T00:00:00.000Z"));
  await sync();
  serve(make());
  expect(await sync()).toBe("one");
  expect(warned()).toContain(reason);
});

test("goes back to an older build when the way back is signed again", async () => {
  serve(signed("one", "2026-11-01T00:00:00.000Z"));
  await sync();
  serve(signed("two", "2026-11-02T00:00:00.000Z"));
  await sync();
  serve(signed("one", "2026-11-03T00:00:00.000Z"));
  expect(await sync()).toBe("one");
  serve(signed("two", "2026-11-02T00:00:00.000Z"));
  expect(await sync()).toBe("one");
});

test("holds nothing of a release that is older than the one compose verified", async () => {
  const verified = signed("two", "2026-11-02T00:00:00.000Z");
  configure({ verified: { hash: await manifestHash(verified), releasedAt: "2026-11-02T00:00:00.000Z" } });
  serve(signed("one", "2026-11-01T00:00:00.000Z"));
  expect(await sync()).toBeUndefined();
  serve(verified);
  expect(await sync()).toBe("two");
});

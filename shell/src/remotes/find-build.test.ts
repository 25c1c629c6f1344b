import { generateKeyPairSync, sign } from "node:crypto";
import { pinOf, signedBytes, type AssetManifest, type Boot } from "@ministry/contract";
import { beforeEach, expect, test, vi } from "vitest";
import { buildsToTry } from "./find-build.ts";

/** A page without a worker on a site with release keys. */

const base = "https://parts.example/public/";
const { privateKey, publicKey } = generateKeyPairSync("ed25519");
const key = publicKey.export({ format: "jwk" }).x ?? "";
const part = { name: "public-mfe" as const, base, paths: ["*"] };
const served = new Map<string, unknown>();

beforeEach(() => {
  served.clear();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.stubGlobal("fetch", async (url: string) =>
    served.has(url) ? Response.json(served.get(url)) : new Response("", { status: 404 }),
  );
});

function unsigned(buildId: string, releasedAt: string): AssetManifest {
  return {
    schema: 1,
    name: "public-mfe",
    buildId,
    contract: 1,
    entry: "entry.js",
    files: [["entry.js", "sha256-x", 7]],
    init: [],
    routes: {},
    releasedAt,
  };
}

const signed = (manifest: AssetManifest): AssetManifest => ({
  ...manifest,
  signature: { key, value: sign(null, signedBytes(manifest), privateKey).toString("base64url") },
});

function serve(current: AssetManifest, ...older: AssetManifest[]): void {
  served.set(`${base}asset-manifest.json`, current);
  served.set(
    `${base}releases/index.json`,
    [current, ...older].map(({ buildId }) => buildId),
  );
  for (const each of [current, ...older])
    served.set(`${base}releases/${each.buildId}/asset-manifest.json`, each);
}

async function tried(pins: Boot["pins"] = {}, releaseKeys = [key]): Promise<string[]> {
  const found: string[] = [];
  const config = { parts: [part], releaseKeys } as unknown as Boot["config"];
  for await (const { buildId } of buildsToTry(part, base, { pins, config })) found.push(buildId);
  return found;
}

const [day1, day2] = ["2026-11-01T00:00:00.000Z", "2026-11-02T00:00:00.000Z"] as const;

test("runs what the part serves when it is signed", async () => {
  serve(signed(unsigned("two", day2)));
  expect(await tried()).toEqual(["two"]);
});

test("runs neither an unsigned release nor one that was changed after it was signed", async () => {
  serve(unsigned("two", day2));
  expect(await tried()).toEqual([]);
  serve({ ...signed(unsigned("two", day2)), buildId: "other" });
  expect(await tried()).toEqual([]);
});

test("runs no older release instead of the one its page is pinned to, signed or not", async () => {
  serve(signed(unsigned("one", day1)), signed(unsigned("zero", day1)));
  expect(await tried({ "public-mfe": pinOf(unsigned("two", day2)) })).toEqual(["two"]);
});

test("runs no release older than the one the part serves now", async () => {
  serve(signed(unsigned("two", day2)), signed(unsigned("one", day1)));
  expect(await tried()).toEqual(["two"]);
});

test("falls back to older releases where the site has no keys", async () => {
  serve(unsigned("two", day2), unsigned("one", day1));
  expect(await tried({}, [])).toEqual(["two", "one"]);
});

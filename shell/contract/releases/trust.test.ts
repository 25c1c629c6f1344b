import { describe, expect, it } from "vitest";
import type { AssetManifest } from "./asset-manifest.ts";
import { canonicalJson, signedBytes } from "./manifest-signature.ts";
import { trustIn } from "./trust-in.ts";
import { manifestHash, trustFault } from "./trust.ts";

const newPair = () => crypto.subtle.generateKey("Ed25519", true, ["sign", "verify"]);
const textOf = async ({ publicKey }: CryptoKeyPair) =>
  (await crypto.subtle.exportKey("jwk", publicKey)).x ?? "";

const pair = await newPair();
const key = await textOf(pair);
const other = await textOf(await newPair());
const manifest: AssetManifest = {
  schema: 1,
  name: "public-mfe",
  buildId: "b1",
  contract: 1,
  entry: "entry.js",
  files: [["entry.js", "sha256-x", 7]],
  init: [],
  routes: { "/": ["entry.js"] },
  releasedAt: "2026-11-23T10:00:00.000Z",
};
const signature = new Uint8Array(await crypto.subtle.sign("Ed25519", pair.privateKey, signedBytes(manifest)));
const value = btoa(String.fromCharCode(...signature))
  .replaceAll("+", "-")
  .replaceAll("/", "_");
const signed = (of: AssetManifest): AssetManifest => ({ ...of, signature: { key, value } });
const withoutEd25519 = () => Promise.reject(new DOMException("unknown", "NotSupportedError"));

describe("a manifest on a site with release keys", () => {
  it("is accepted when one of the site's keys signed it", async () => {
    expect(await trustFault(signed(manifest), { keys: [other, key] })).toBeUndefined();
  });

  it("is accepted whatever the order of its members: the signature covers canonical JSON", async () => {
    const { name, ...rest } = signed(manifest);
    expect(await trustFault({ ...rest, name }, { keys: [key] })).toBeUndefined();
  });

  it("is refused without a signature", async () => {
    expect(await trustFault(manifest, { keys: [key] })).toBe("manifest is not signed");
  });

  it("is refused when a key the site does not hold signed it", async () => {
    expect(await trustFault(signed(manifest), { keys: [other] })).toContain("does not trust");
  });

  it("is refused when one letter of it changed after it was signed", async () => {
    const changed = { ...signed(manifest), entry: "entrY.js" };
    expect(await trustFault(changed, { keys: [key] })).toBe("manifest has a wrong signature");
  });

  it("is refused when its release time is gone or was changed", async () => {
    const { releasedAt: _, ...undated } = signed(manifest);
    expect(await trustFault(undated, { keys: [key] })).toBe("manifest is not signed");
    const later = { ...signed(manifest), releasedAt: "2027-01-01T00:00:00.000Z" };
    expect(await trustFault(later, { keys: [key] })).toBe("manifest has a wrong signature");
  });

  it("is refused when it is older than the one accepted before, and accepted when it is the same", async () => {
    const trust = (notBefore: string) => ({ keys: [key], notBefore });
    expect(await trustFault(signed(manifest), trust("2026-11-23T10:00:00.001Z"))).toContain("older");
    expect(await trustFault(signed(manifest), trust("2026-11-23T10:00:00.000Z"))).toBeUndefined();
  });

  it("is refused with a signature that can't be decoded", async () => {
    const broken = { ...manifest, signature: { key, value: "§§" } };
    expect(await trustFault(broken, { keys: [key] })).toContain("can't be verified");
  });
});

describe("a browser without Ed25519", () => {
  it("accepts the manifest that compose verified, by its hash", async () => {
    const trust = { keys: [key], verifiedHash: await manifestHash(manifest) };
    expect(await trustFault(signed(manifest), trust, withoutEd25519)).toBeUndefined();
  });

  it("accepts no other one", async () => {
    const trust = { keys: [key], verifiedHash: await manifestHash(manifest) };
    const changed = { ...signed(manifest), entry: "other.js" };
    expect(await trustFault(changed, trust, withoutEd25519)).toContain("can't be verified");
  });
});

it("a site without release keys accepts every manifest", async () => {
  expect(await trustFault(manifest, { keys: [] })).toBeUndefined();
});

it("a browser goes by the later of what it accepted and what compose verified", () => {
  const part = { name: "public-mfe" as const, base: "/", paths: [] };
  const verified = { hash: "h", releasedAt: "2026-11-23T10:00:00.000Z" };
  expect(trustIn({ ...part, verified }, { releaseKeys: [key] }, "2026-11-22T10:00:00.000Z")).toEqual({
    keys: [key],
    notBefore: verified.releasedAt,
    verifiedHash: "h",
  });
  expect(trustIn(part, {}).keys).toEqual([]);
});

it("writes JSON the same whatever the order of members, as RFC 8785 wants it", () => {
  expect(canonicalJson({ b: [1, { d: "é", c: null }], a: undefined, A: true })).toBe(
    '{"A":true,"b":[1,{"c":null,"d":"é"}]}',
  );
});

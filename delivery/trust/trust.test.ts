import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { trustFault, type AssetManifest } from "@ministry/contract";
import { describe, expect, it } from "vitest";
import { signManifest, signRelease, signRollback } from "./sign-manifest.ts";
import { makeKeyPair, readPublicKeys, readSigningKey } from "./signing-key.ts";

const pair = makeKeyPair();
const key = readSigningKey({ RELEASE_SIGNING_KEY: pair.privateKey });
if (!key) throw new Error("no key");
const manifestOf = (buildId: string, name: AssetManifest["name"] = "public-mfe"): AssetManifest => ({
  schema: 1,
  name,
  buildId,
  contract: 1,
  entry: "entry.js",
  files: [["entry.js", "sha256-x", 7]],
  init: [],
  routes: {},
});
const now = new Date("2026-11-23T10:00:00.000Z");

describe("a pair of release keys", () => {
  it("signs with the private key and is checked with the public one", async () => {
    const signed = signManifest(manifestOf("a"), key, now);
    expect(signed.signature?.key).toBe(pair.publicKey);
    expect(await trustFault(signed, { keys: [pair.publicKey] })).toBeUndefined();
  });

  it("is read from a file too", async () => {
    const folder = await mkdtemp(join(tmpdir(), "keys-"));
    await writeFile(join(folder, "key"), `${pair.privateKey}\n`);
    const read = readSigningKey({ RELEASE_SIGNING_KEY: join(folder, "key") });
    expect(signManifest(manifestOf("a"), read!, now)).toEqual(signManifest(manifestOf("a"), key, now));
    await rm(folder, { recursive: true });
  });

  it("is refused when it is something else, without printing it", () => {
    for (const wrong of ["c2VjcmV0", "/no/such/file"]) {
      const read = () => readSigningKey({ RELEASE_SIGNING_KEY: wrong });
      expect(read).toThrow(/RELEASE_SIGNING_KEY: should be a private key/);
      expect(read).not.toThrow(wrong);
    }
    expect(() => readPublicKeys("short")).toThrow("RELEASE_PUBLIC_KEYS");
    expect(() => readPublicKeys([1, 2, 3].map(() => makeKeyPair().publicKey).join(","))).toThrow("3 keys");
    for (const none of [undefined, "", "none"]) expect(readPublicKeys(none)).toEqual([]);
  });
});

describe("a signed release", () => {
  it("is newer than the one before, whatever the clock says, and carries the way back to it", () => {
    const before = signManifest(manifestOf("a"), key, new Date("2026-11-23T11:00:00.000Z"));
    const { manifest, wayBack } = signRelease(manifestOf("b"), before, key, now);
    expect(manifest.releasedAt).toBe("2026-11-23T11:00:00.002Z");
    expect(wayBack).toMatchObject({ buildId: "a", releasedAt: "2026-11-23T11:00:00.003Z" });
  });

  it("is taken back without the private key by what was signed with it, to the release before alone", () => {
    const before = signManifest(manifestOf("a"), key, now);
    const { manifest, wayBack } = signRelease(manifestOf("b"), before, key);
    expect(signRollback(before, manifest, { wayBack: wayBack! })).toEqual(wayBack);
    const older = signManifest(manifestOf("z"), key, now);
    expect(() => signRollback(older, manifest, { wayBack: wayBack! })).toThrow("Set RELEASE_SIGNING_KEY");
    expect(signRollback(older, manifest, { key }).releasedAt! > manifest.releasedAt!).toBe(true);
  });

  it("is put back as it was signed when it is the current one itself", () => {
    const current = signManifest(manifestOf("a"), key, now);
    expect(signRollback(current, current, {})).toEqual(current);
  });

  it("is left as it was built where there is no key", () => {
    expect(signRelease(manifestOf("b"), undefined, undefined)).toEqual({ manifest: manifestOf("b") });
  });
});

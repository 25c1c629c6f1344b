import type { AssetManifest } from "@ministry/contract";
import { expect, test } from "vitest";
import { signManifest } from "../trust/sign-manifest.ts";
import { makeKeyPair, readSigningKey } from "../trust/signing-key.ts";
import { needsRelease } from "./release-changed.ts";

const manifest = (buildId: string): AssetManifest => ({
  schema: 1,
  name: "public-mfe",
  buildId,
  contract: 2,
  entry: "remoteEntry-one.js",
  files: [],
  init: [],
  routes: {},
});
const newKey = () => readSigningKey({ RELEASE_SIGNING_KEY: makeKeyPair().privateKey });

test("a build that was not released before is released, another one is not", () => {
  expect(needsRelease(manifest("two"), { newest: "one", current: manifest("one") })).toBe(true);
  expect(needsRelease(manifest("one"), {})).toBe(true);
  expect(needsRelease(manifest("one"), { newest: "one", current: manifest("one") })).toBe(false);
});

test("a part that was rolled back stays so", () => {
  const released = { newest: "two", current: manifest("one") };
  expect(needsRelease(manifest("two"), released)).toBe(false);
  expect(needsRelease(manifest("two"), released, newKey())).toBe(false);
});

test("a release is made again once releases are to be signed, and when the key is another", () => {
  const key = newKey();
  const unsigned = manifest("one");
  expect(needsRelease(unsigned, { newest: "one", current: unsigned }, key)).toBe(true);
  if (!key) throw new Error("no key");
  const signed = signManifest(unsigned, key, new Date());
  expect(needsRelease(unsigned, { newest: "one", current: signed }, key)).toBe(false);
  expect(needsRelease(unsigned, { newest: "one", current: signed }, newKey())).toBe(true);
});

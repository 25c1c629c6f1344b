import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AssetManifest } from "@ministry/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { publish } from "../../release/publish/publish.ts";
import { releasedFile } from "../../release/stored/whole.ts";
import { deployFolder, serverBundle } from "../../sites/parts.ts";
import { fakeBuild, remoteFiles, shellFiles } from "../../testing/fake-build.ts";
import { signManifest } from "../../trust/sign-manifest.ts";
import { makeKeyPair, readSigningKey } from "../../trust/signing-key.ts";
import { acceptReleases, rememberAccepted } from "./accept-releases.ts";

const pair = makeKeyPair();
const key = readSigningKey({ RELEASE_SIGNING_KEY: pair.privateKey })!;

let folder: string;
let sitesDir: string;
let shell: AssetManifest;
let first: AssetManifest;
let warned: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "accept-"));
  sitesDir = join(folder, "sites");
  warned = [];
  vi.spyOn(console, "warn").mockImplementation((line: string) => void warned.push(line));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

async function release(text: string): Promise<AssetManifest> {
  const source = await fakeBuild(folder, "public-mfe", remoteFiles(text));
  return (await publish(sitesDir, "public-mfe", source)).manifest;
}

async function releaseFirst(): Promise<void> {
  shell = (await publish(sitesDir, "shell", await fakeBuild(folder, "shell", shellFiles()))).manifest;
  first = await release("a");
}

const currentFile = () => deployFolder(sitesDir, "public-mfe").manifest;

describe("composing signed releases", () => {
  beforeEach(async () => {
    vi.stubEnv("RELEASE_SIGNING_KEY", pair.privateKey);
    await releaseFirst();
  });

  const accept = (remote: AssetManifest) =>
    acceptReleases({ sitesDir, keys: [pair.publicKey] }, { shell, remotes: { "public-mfe": remote } });
  const composeFirst = async () => rememberAccepted(sitesDir, (await accept(first)).accepted);
  const unsigned = ({ signature: _, ...manifest }: AssetManifest): AssetManifest => manifest;

  it("refuses an unsigned part that was never composed", async () => {
    await expect(accept(unsigned(first))).rejects.toThrow(
      `public-mfe ${first.buildId} is refused: manifest is not signed`,
    );
  });

  it.each([
    ["unsigned", unsigned],
    ["replayed", (next: AssetManifest) => signManifest(next, key, new Date("2020-11-22T10:00:00.000Z"))],
    ["changed", (next: AssetManifest) => ({ ...next, entry: "x.js" })],
    [
      "signed without the hash of its server bundle",
      ({ server: _, ...next }: AssetManifest) => signManifest(next, key, new Date(Date.now() + 1_000)),
    ],
  ])("stays with the release composed before when the new one is %s", async (_, change) => {
    await composeFirst();
    const next = await release("b");
    expect((await accept(change(next))).releases.remotes["public-mfe"]).toEqual(first);
    expect(warned).toEqual([
      expect.stringMatching(
        new RegExp(`public-mfe ${next.buildId} is refused: .* public-mfe stays at ${first.buildId}\\.`),
      ),
    ]);
    expect((await accept(next)).releases.remotes["public-mfe"]).toEqual(next);
  });

  it("takes no changed manifest for the release composed before", async () => {
    await composeFirst();
    const file = join(deployFolder(sitesDir, "public-mfe").release(first.buildId), "asset-manifest.json");
    await writeFile(file, (await readFile(file, "utf8")).replace("remoteEntry-a", "remoteEntry-c"));
    await expect(accept(unsigned(await release("b")))).rejects.toThrow("not signed");
  });
});

describe("composing a release whose files are not whole", () => {
  beforeEach(releaseFirst);

  const accept = (remote: AssetManifest) =>
    acceptReleases(
      { sitesDir, keys: [], composed: { shell: shell.buildId, "public-mfe": first.buildId } },
      { shell, remotes: { "public-mfe": remote } },
    );
  const fileOf = (manifest: AssetManifest, path: string) => releasedFile(sitesDir, manifest, path);

  it.each([
    [
      "half uploaded",
      (next: AssetManifest) => rm(fileOf(next, "assets/page-b.js")),
      "assets/page-b.js is missing",
    ],
    [
      "a page in place of a script",
      (next: AssetManifest) => writeFile(fileOf(next, next.entry), "<!doctype html><title>Sign in</title>"),
      "remoteEntry-b.js is not as it was built",
    ],
    [
      "a tampered style",
      (next: AssetManifest) => writeFile(fileOf(next, "assets/page-b.css"), "body{display:none}"),
      "assets/page-b.css is not as it was built",
    ],
    [
      "a tampered server bundle",
      (next: AssetManifest) => writeFile(serverBundle(sitesDir, "public-mfe", next.buildId), "evil()"),
      "its server bundle is not as it was built",
    ],
  ])("leaves the site with the release before: %s", async (_, harm, why) => {
    const next = await release("b");
    expect((await accept(next)).releases.remotes["public-mfe"]).toEqual(next);
    await harm(next);
    expect((await accept(next)).releases.remotes["public-mfe"]).toEqual(first);
    expect(warned.join()).toContain(why);
    expect(JSON.parse(await readFile(currentFile(), "utf8"))).toEqual(next);
  });

  it("refuses to compose when no whole release is left", async () => {
    await rm(fileOf(first, "assets/same.js"));
    await expect(accept(first)).rejects.toThrow("assets/same.js is missing");
  });

  it("asks for no signature where the site has no keys", async () => {
    expect((await accept(first)).accepted).toEqual({});
  });
});

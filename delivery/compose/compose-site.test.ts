import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PartName } from "@ministry/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { canaryPath } from "../canary/canary.ts";
import { pageFile } from "../hosting/page-files.ts";
import { publish, type PublishOptions } from "../release/publish/publish.ts";
import { rollBack } from "../release/publish/roll-back.ts";
import { releasedFile } from "../release/stored/whole.ts";
import { deployFolder } from "../sites/parts.ts";
import { fakeBuild, remoteFiles, remoteRoutes, shellFiles } from "../testing/fake-build.ts";
import { composedConfig, currentManifest, setUpSite, shownPins } from "../testing/sites.ts";
import { composeSite } from "./compose-site.ts";

let folder: string;
let sites: string;
let warned: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "compose-"));
  sites = join(folder, "sites");
  warned = [];
  vi.spyOn(console, "warn").mockImplementation((line: string) => void warned.push(line));
  await setUpSite(sites);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const releaseShell = async (text?: string) =>
  publish(sites, "shell", await fakeBuild(folder, "shell", shellFiles(text)));
const release = async (text: string, options?: PublishOptions) =>
  publish(
    sites,
    "public-mfe",
    await fakeBuild(folder, "public-mfe", remoteFiles(text), remoteRoutes(text)),
    options,
  );
const releasePortal = async (text: string) =>
  publish(
    sites,
    "admin-mfe",
    await fakeBuild(folder, "admin-mfe", remoteFiles(text), remoteRoutes(text, "/AdminLogin")),
  );
const shownBuild = async () => (await shownPins(sites))["public-mfe"]?.buildId;
const canaryShare = async () =>
  (await composedConfig(sites)).parts.find(({ name }) => name === "public-mfe")?.canary;

describe("composing", () => {
  it("joins what is released, once", async () => {
    await releaseShell();
    const { manifest } = await release("a");
    expect(await composeSite(sites)).toBe(true);
    expect(await shownBuild()).toBe(manifest.buildId);
    expect(await composeSite(sites)).toBe(false);
  });

  describe("a part whose manifest was cut off", () => {
    const cutOff = (part: PartName) =>
      writeFile(deployFolder(sites, part).manifest, `{"schema":1,"name":"${part}","files":[`);

    const pathsOf = async (part: PartName) =>
      (await composedConfig(sites)).parts.find(({ name }) => name === part)?.paths;

    it("stays at its last build, and the others are composed; its next release mends it", async () => {
      await releaseShell();
      const { manifest } = await release("a");
      await composeSite(sites);
      await cutOff("public-mfe");
      await releasePortal("p");
      await composeSite(sites);
      expect(await shownBuild()).toBe(manifest.buildId);
      expect(await pathsOf("admin-mfe")).toEqual(["/AdminLogin"]);
      expect(warned).toEqual([
        `public-mfe/asset-manifest.json is no JSON. public-mfe stays at ${manifest.buildId}.`,
      ]);
      const next = await release("b");
      await composeSite(sites);
      expect(await shownBuild()).toBe(next.manifest.buildId);
    });

    it("is left out while it was never composed", async () => {
      await releaseShell();
      await release("a");
      await releasePortal("p");
      await cutOff("admin-mfe");
      await composeSite(sites);
      expect(await pathsOf("admin-mfe")).toEqual([]);
      expect(await pathsOf("public-mfe")).not.toEqual([]);
    });

    it("is served by the shell composed last when it is the shell", async () => {
      await releaseShell();
      await release("a");
      await composeSite(sites);
      await cutOff("shell");
      const next = await release("b");
      await composeSite(sites);
      expect(await shownBuild()).toBe(next.manifest.buildId);
    });

    it("has no canary when that was cut off", async () => {
      await releaseShell();
      await release("a");
      await writeFile(join(sites, canaryPath("public-mfe")), "{");
      await composeSite(sites);
      expect(await canaryShare()).toBeUndefined();
    });
  });

  it("says which release comes first", async () => {
    await expect(composeSite(sites)).rejects.toThrow("The first release of a site is the shell's");
    await release("a");
    await expect(composeSite(sites)).rejects.toThrow("public-mfe was released and waits for the shell");
  });

  it("puts the screen that a part's release brings beside the root, with its styles, and names all scripts", async () => {
    await releaseShell();
    const screen = "assets/first-screen.html";
    const files = { ...remoteFiles("a"), [screen]: "<title>Sign in</title><main><h1>Sign in</h1></main>" };
    const more = { ...remoteRoutes("a", "/AdminLogin"), screens: { "/AdminLogin": screen } };
    await publish(sites, "admin-mfe", await fakeBuild(folder, "admin-mfe", files, more));
    await composeSite(sites);
    const html = await readFile(join(sites, "pages", pageFile("/AdminLogin")), "utf8");
    expect(html).toContain('<div id="root"></div><div id="first-screen"><main><h1>Sign in</h1></main></div>');
    expect(html.match(/<title[^>]*>[^<]*/g)).toEqual(["<title data-page-head>Sign in"]);
    expect(html).toContain('.page{--build:"a"}');
    expect(html).toMatch(/rel="modulepreload"[^>]*page-a\.js/);
    // What is not in the root is not hydrated.
    expect(html).not.toContain('"prerendered"');
  });

  it("is refused to a checkout older than the one that composed last, and changes nothing", async () => {
    await releaseShell();
    const { manifest } = await release("a");
    await composeSite(sites);
    const stamp = join(sites, "pages/composed.json");
    const newer = JSON.stringify({ ...JSON.parse(await readFile(stamp, "utf8")), composer: 99 });
    await writeFile(stamp, newer);
    await release("b");
    await expect(composeSite(sites)).rejects.toThrow(/newer version of this tool \(composer 99/);
    expect(await shownBuild()).toBe(manifest.buildId);
    expect(await readFile(stamp, "utf8")).toBe(newer);
  });

  it("leaves the pages with the release before while a part is half uploaded, and other parts go on", async () => {
    await releaseShell();
    const { manifest: whole } = await release("a");
    await composeSite(sites);
    const { manifest: half } = await release("b");
    const script = releasedFile(sites, half, half.entry);
    const bytes = await readFile(script);
    await writeFile(script, "<!doctype html><title>Sign in to the network</title>");
    await releasePortal("portal");
    await composeSite(sites);
    expect(await shownBuild()).toBe(whole.buildId);
    expect((await composedConfig(sites)).parts.find(({ name }) => name === "admin-mfe")?.paths).toEqual([
      "/AdminLogin",
    ]);
    expect(warned.join()).toContain(`public-mfe stays at ${whole.buildId}`);
    await writeFile(script, bytes);
    await composeSite(sites);
    expect(await shownBuild()).toBe(half.buildId);
  });
});

describe("a canary on a composed site", () => {
  beforeEach(async () => {
    await releaseShell();
    await release("a");
  });

  it("is offered to its share, while the pages stay with the full release", async () => {
    await release("b", { canary: 15 });
    await composeSite(sites);
    expect(await canaryShare()).toBe(15);
    expect(await shownBuild()).toBe((await currentManifest(sites, "public-mfe")).buildId);
    await release("b");
    await composeSite(sites);
    expect(await canaryShare()).toBeUndefined();
  });

  it("is not offered with a file missing, and the log says so", async () => {
    const { manifest } = await release("b", { canary: 15 });
    await rm(releasedFile(sites, manifest, "assets/page-b.js"));
    await composeSite(sites);
    expect(await canaryShare()).toBeUndefined();
    expect(warned.join()).toMatch(/The canary is not offered: .* assets\/page-b\.js is missing/);
  });
});

it("two teams that release at once, an operator who composes and one who rolls back leave manifests and pages of the same builds, twelve times", async () => {
  await releaseShell();
  await release("first");
  await release("second");
  for (let round = 1; round <= 12; round += 1) {
    const results = await Promise.allSettled([
      release(`one${round}`),
      releasePortal(`portal${round}`),
      composeSite(sites),
      release(`two${round}`),
      round % 3 === 0 ? rollBack(sites, "public-mfe") : releaseShell(`shell ${round}`),
      composeSite(sites),
    ]);
    expect(results.filter(({ status }) => status === "rejected")).toEqual([]);
    await composeSite(sites);
    expect(await shownBuild(), `round ${round}`).toBe((await currentManifest(sites, "public-mfe")).buildId);
    const stamp = JSON.parse(await readFile(join(sites, "pages/composed.json"), "utf8")) as object;
    expect(stamp).toMatchObject({
      builds: {
        shell: (await currentManifest(sites, "shell")).buildId,
        "admin-mfe": (await currentManifest(sites, "admin-mfe")).buildId,
      },
    });
  }
}, 60_000);

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AssetManifest } from "@ministry/contract";
import { composeSite } from "../../compose/compose-site.ts";
import { publish } from "../../release/publish/publish.ts";
import { shownBuild } from "../../release/stored/composed-by-server.ts";
import { deployFolder } from "../../sites/parts.ts";
import { fakeBuild, remoteFiles, remoteRoutes, shellFiles } from "../../testing/fake-build.ts";
import { setUpSite } from "../../testing/sites.ts";
import { keepComposed } from "./keep-composed.ts";
import { releaseSignature, type Watch } from "./watch-releases.ts";

let folder = "";
let sites = "";
let watch: Watch | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "keep-composed-"));
  sites = join(folder, "sites");
  await setUpSite(sites);
});
afterEach(async () => {
  await watch?.stop();
  await rm(folder, { recursive: true, force: true });
});

const release = async (part: "public-mfe" | "admin-mfe", text: string): Promise<AssetManifest> => {
  const routes = remoteRoutes(text, part === "admin-mfe" ? "/AdminLogin" : "/");
  return (await publish(sites, part, await fakeBuild(folder, part, remoteFiles(text), routes))).manifest;
};

it("a release that is damaged is logged once, not again with the next composition", async () => {
  await publish(sites, "shell", await fakeBuild(folder, "shell", shellFiles()));
  const { buildId } = await release("public-mfe", "a");
  await composeSite(sites);
  const log = { error: vi.fn(), warn: vi.fn() };
  watch = keepComposed(sites, log, await releaseSignature(sites));
  await writeFile(deployFolder(sites, "public-mfe").manifest, '{"schema":1,"name":"public-mfe","files":[');
  const line = `public-mfe/asset-manifest.json is no JSON. public-mfe stays at ${buildId}.`;
  await expect.poll(() => log.warn.mock.calls, { timeout: 30_000 }).toEqual([[line]]);
  const portal = await release("admin-mfe", "p");
  await expect.poll(() => shownBuild(sites, "admin-mfe"), { timeout: 30_000 }).toBe(portal.buildId);
  await watch.stop();
  expect(log.warn.mock.calls).toEqual([[line]]);
  expect(log.error).not.toHaveBeenCalled();
});

import { join } from "node:path";
import type { AssetManifest, PartName, RemoteName } from "@ministry/contract";
import { readJson } from "../../lib/files.ts";
import { canRun } from "./compatible.ts";
import { deployFolder, remoteNames } from "../../sites/parts.ts";

/** The releases that go together now. */
export interface CurrentReleases {
  shell: AssetManifest;
  remotes: Partial<Record<RemoteName, AssetManifest>>;
}

/**
 * Reads what is released. Of a remote that the shell can't run, the last release it can run is taken (DESIGN.md, section 2); a remote that was never released is left out.
 *
 * @returns `undefined` while the shell itself was never released
 */
export async function currentReleases(sitesDir: string): Promise<CurrentReleases | undefined> {
  const shell = await readJson<AssetManifest>(deployFolder(sitesDir, "shell").manifest);
  if (!shell) return undefined;
  const remotes: CurrentReleases["remotes"] = {};
  for (const name of remoteNames) {
    const manifest = await newestFor(sitesDir, name, shell);
    if (manifest) remotes[name] = manifest;
  }
  return { shell, remotes };
}

async function newestFor(
  sitesDir: string,
  part: PartName,
  shell: AssetManifest,
): Promise<AssetManifest | undefined> {
  const target = deployFolder(sitesDir, part);
  const current = await readJson<AssetManifest>(target.manifest);
  if (!current || canRun(shell, current)) return current;
  for (const buildId of (await readJson<string[]>(target.releases)) ?? []) {
    const older = await readJson<AssetManifest>(join(target.release(buildId), "asset-manifest.json"));
    if (older && canRun(shell, older)) return older;
  }
  return undefined;
}

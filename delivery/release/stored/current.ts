import { join } from "node:path";
import type { AssetManifest, PartName, RemoteName } from "@ministry/contract";
import { canRun } from "./compatible.ts";
import { Malformed, readableManifest, readManifest, readableReleaseList } from "../../sites/manifest.ts";
import { deployFolder, remoteNames } from "../../sites/parts.ts";

/** The releases that go together now. */
export interface CurrentReleases {
  shell: AssetManifest;
  remotes: Partial<Record<RemoteName, AssetManifest>>;
}

/**
 * Reads what is released. Of a remote that the shell can't run, the last release it can run is taken; a remote that
 * was never released is left out. A part whose manifest is malformed stays at the build that the site is composed of,
 * so that it holds up no other part.
 *
 * @param composed builds that the site is composed of
 * @returns `undefined` while the shell itself was never released
 */
export async function currentReleases(
  sitesDir: string,
  composed: Partial<Record<PartName, string>> = {},
): Promise<CurrentReleases | undefined> {
  const shell = await currentOf(sitesDir, "shell", composed.shell);
  if (!shell) return undefined;
  const remotes: CurrentReleases["remotes"] = {};
  for (const name of remoteNames) {
    const current = await currentOf(sitesDir, name, composed[name]);
    const manifest = current && (await newestFor(sitesDir, shell, current));
    if (manifest) remotes[name] = manifest;
  }
  return { shell, remotes };
}

/** Reads the manifest of a part; the one it was composed with where that is malformed. */
async function currentOf(
  sitesDir: string,
  part: PartName,
  composed: string | undefined,
): Promise<AssetManifest | undefined> {
  const target = deployFolder("", part);
  try {
    return await readManifest(sitesDir, target.manifest);
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    const held = composed && (await readableManifest(sitesDir, manifestIn(target.release(composed))));
    console.warn(`${error.message} ${part} ${held ? `stays at ${composed}` : "is left out"}.`);
    return held || undefined;
  }
}

async function newestFor(
  sitesDir: string,
  shell: AssetManifest,
  current: AssetManifest,
): Promise<AssetManifest | undefined> {
  if (canRun(shell, current)) return current;
  const target = deployFolder("", current.name);
  for (const buildId of await readableReleaseList(sitesDir, target.releases)) {
    const older = await readableManifest(sitesDir, manifestIn(target.release(buildId)));
    if (older && canRun(shell, older)) return older;
  }
  return undefined;
}

const manifestIn = (release: string): string => join(release, "asset-manifest.json");

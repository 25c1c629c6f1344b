import { join } from "node:path";
import { manifestHash, type AssetManifest, type PartName, type VerifiedManifest } from "@ministry/contract";
import { Fault } from "../../lib/fault.ts";
import { readJson, writeAtomic } from "../../lib/files.ts";
import { canRun } from "../../release/stored/compatible.ts";
import type { CurrentReleases } from "../../release/stored/current.ts";
import { faultInFiles } from "../../release/stored/whole.ts";
import { readableManifest } from "../../sites/manifest.ts";
import { deployFolder, hasBundle } from "../../sites/parts.ts";
import { acceptManifest } from "../../trust/accept-manifest.ts";

/** What each part was composed with, where releases are signed. */
export type Accepted = Partial<Record<PartName, VerifiedManifest & { buildId: string }>>;

/** Beside the parts' folders: no team that releases into its own folder can write it. */
const acceptedFile = (sitesDir: string) => join(sitesDir, "accepted-releases.json");

interface Options {
  sitesDir: string;
  /** Public keys of the site; with none no signature is asked for. */
  keys: readonly string[];
  /** Builds the site is composed of until now. */
  composed?: Partial<Record<PartName, string>> | undefined;
}

/** A release that may be composed, and by which signature where there are keys. */
interface Trusted {
  manifest: AssetManifest;
  verified?: VerifiedManifest;
}

/**
 * Lets releases through that can be trusted: signed where the site has keys, every file there and as it was built. In
 * place of another one the release composed last is taken, so that a tampered or half uploaded folder of one part does
 * not hold up the others.
 *
 * @throws Fault when a part has no release at all that can be trusted
 */
export async function acceptReleases(
  options: Options,
  releases: CurrentReleases,
): Promise<{ releases: CurrentReleases; accepted: Accepted }> {
  const before = (await readJson<Accepted>(acceptedFile(options.sitesDir))) ?? {};
  const accepted: Accepted = {};
  const accept = async (found: AssetManifest, shell?: AssetManifest): Promise<AssetManifest> => {
    const { manifest, verified } = await trustedOf(options, found, before[found.name], shell);
    if (verified) accepted[found.name] = { ...verified, buildId: manifest.buildId };
    return manifest;
  };
  const shell = await accept(releases.shell);
  const remotes: CurrentReleases["remotes"] = {};
  for (const [name, manifest] of Object.entries(releases.remotes) as [keyof typeof remotes, AssetManifest][])
    remotes[name] = await accept(manifest, shell);
  return { releases: { ...releases, shell, remotes }, accepted };
}

/** Remembers what the site was composed with; from then on older manifests are replays. */
export async function rememberAccepted(sitesDir: string, accepted: Accepted): Promise<void> {
  if (Object.keys(accepted).length === 0) return;
  await writeAtomic(acceptedFile(sitesDir), JSON.stringify(accepted));
}

/**
 * Checks one release: its signature and all its files.
 *
 * @throws Fault saying what is wrong with it
 */
export async function needTrusted(
  { sitesDir, keys }: Options,
  manifest: AssetManifest,
  before?: VerifiedManifest,
): Promise<VerifiedManifest | undefined> {
  const verified = await acceptManifest(manifest, keys, before);
  const unsignedBundle = keys.length > 0 && hasBundle(manifest.name) && !manifest.server;
  const fault = unsignedBundle
    ? "its server bundle is not in the signed manifest"
    : await faultInFiles(sitesDir, manifest);
  if (fault) throw new Fault(`${manifest.name} ${manifest.buildId} is refused: ${fault}.`);
  return verified;
}

async function trustedOf(
  options: Options,
  manifest: AssetManifest,
  before: Accepted[PartName],
  shell: AssetManifest | undefined,
): Promise<Trusted> {
  try {
    const verified = await needTrusted(options, manifest, before);
    return { manifest, ...(verified && { verified }) };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const held = await heldRelease(options, manifest.name, before);
    if (!held || (shell && !canRun(shell, held.manifest))) throw error;
    console.warn(`${error.message} ${manifest.name} stays at ${held.manifest.buildId}.`);
    return held;
  }
}

/** The release of a part that the site is composed with until now, where it is still whole. */
async function heldRelease(
  { sitesDir, keys, composed }: Options,
  part: PartName,
  before: Accepted[PartName],
): Promise<Trusted | undefined> {
  const buildId = keys.length > 0 ? before?.buildId : composed?.[part];
  if (!buildId) return undefined;
  const held = await readableManifest(
    sitesDir,
    join(deployFolder("", part).release(buildId), "asset-manifest.json"),
  );
  if (!held || (await faultInFiles(sitesDir, held))) return undefined;
  if (keys.length === 0) return { manifest: held };
  return before && (await manifestHash(held)) === before.hash
    ? { manifest: held, verified: before }
    : undefined;
}

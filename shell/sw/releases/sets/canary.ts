import { type AssetManifest, type RemoteConfig, trustIn } from "@ministry/contract";
import { fetchManifest } from "../manifests/manifest.ts";
import type { WorkerState } from "./state.ts";

/** A number from 0 to 99, drawn once for each device and stored in the worker's state. */
export const drawNumber = (): number => (crypto.getRandomValues(new Uint16Array(1))[0] ?? 0) % 100;

/**
 * The canary of a part, where this device is among those who get it. The full release is used when there is none,
 * when it can't be had or fails its checks, and when the full release is newer.
 *
 * @param release what the part serves to everybody
 */
export async function canaryFor(
  part: RemoteConfig,
  base: string,
  { config, draw = 99, parts }: WorkerState,
  release: AssetManifest,
): Promise<AssetManifest | undefined> {
  if (!part.canary || draw >= part.canary) return undefined;
  const held = parts[part.name]?.active?.manifest;
  try {
    const trust = trustIn(part, config, release.releasedAt);
    return await fetchManifest(part, base, trust, held, "canary-manifest.json");
  } catch (error) {
    console.warn("the canary is not used", part.name, String(error));
    return undefined;
  }
}

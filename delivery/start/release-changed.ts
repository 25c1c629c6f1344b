import type { KeyObject } from "node:crypto";
import type { AssetManifest } from "@ministry/contract";
import { readableManifest, readableReleaseList } from "../sites/manifest.ts";
import { buildParts } from "../release/built/build-part.ts";
import { readBuilt } from "../release/built/built.ts";
import { deployFolder, partNames, sourceOf } from "../sites/parts.ts";
import { publish } from "../release/publish/publish.ts";
import { publicKeyOf, readSigningKey } from "../trust/signing-key.ts";

/** Builds what changed and releases what was not released before; says each step. */
export async function releaseChanged(sitesDir: string, say: (line: string) => void): Promise<void> {
  const built = await buildParts([...partNames, "api-server"]);
  if (built.length > 0) say(`Built ${built.join(", ")}`);
  const key = readSigningKey();
  for (const part of partNames) {
    const { manifest: made } = await readBuilt(sourceOf(part));
    const folder = deployFolder("", part);
    const newest = (await readableReleaseList(sitesDir, folder.releases))[0];
    const current = await readableManifest(sitesDir, folder.manifest);
    if (!needsRelease(made, { newest, current }, key)) continue;
    const { manifest } = await publish(sitesDir, part);
    say(`Released ${part} ${manifest.buildId}`);
  }
}

/**
 * Whether a build has to be released: it never was, or not with the key that releases are signed with from now on.
 *
 * @param released what the site has of the part: the newest release's build id, and the manifest that is in place
 */
export function needsRelease(
  made: AssetManifest,
  { newest, current }: { newest?: string | undefined; current?: AssetManifest | undefined },
  key?: KeyObject,
): boolean {
  // A part that was rolled back has this build as its newest release already, and stays rolled back.
  if (made.buildId !== newest) return true;
  return key !== undefined && current?.buildId === newest && current.signature?.key !== publicKeyOf(key);
}

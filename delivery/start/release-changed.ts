import { join } from "node:path";
import type { AssetManifest } from "../contract.ts";
import { readJson } from "../lib/files.ts";
import { buildParts } from "../parts/build-part.ts";
import { deployFolder, partNames, sourceFolder } from "../parts/parts.ts";
import { publish } from "../parts/publish.ts";

/** Builds what changed and releases what was not released before; says each step. */
export async function releaseChanged(sitesDir: string, say: (line: string) => void): Promise<void> {
  const built = await buildParts([...partNames, "api-server"]);
  if (built.length > 0) say(`Built ${built.join(", ")}`);
  for (const part of partNames) {
    const made = await readJson<AssetManifest>(join(sourceFolder(part).client, "asset-manifest.json"));
    const [newest] = (await readJson<string[]>(deployFolder(sitesDir, part).releases)) ?? [];
    // A part that was rolled back has this build as its newest release already, and stays rolled back.
    if (made?.buildId === newest) continue;
    const { buildId } = await publish(sitesDir, part);
    say(`Released ${part} ${buildId}`);
  }
}

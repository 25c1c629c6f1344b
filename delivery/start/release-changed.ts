import { readJson } from "../lib/files.ts";
import { buildParts } from "../release/build-part.ts";
import { readBuilt } from "../release/built.ts";
import { deployFolder, partNames, sourceOf } from "../sites/parts.ts";
import { publish } from "../release/publish.ts";

/** Builds what changed and releases what was not released before; says each step. */
export async function releaseChanged(sitesDir: string, say: (line: string) => void): Promise<void> {
  const built = await buildParts([...partNames, "api-server"]);
  if (built.length > 0) say(`Built ${built.join(", ")}`);
  for (const part of partNames) {
    const { manifest: made } = await readBuilt(sourceOf(part));
    const [newest] = (await readJson<string[]>(deployFolder(sitesDir, part).releases)) ?? [];
    // A part that was rolled back has this build as its newest release already, and stays rolled back.
    if (made.buildId === newest) continue;
    const { manifest } = await publish(sitesDir, part);
    say(`Released ${part} ${manifest.buildId}`);
  }
}

import { join } from "node:path";
import type { PartName } from "@ministry/contract";
import { Fault } from "../lib/fault.ts";
import { readJson } from "../lib/files.ts";
import { currentFolder } from "./composed-folder.ts";

/**
 * Version of what composing makes: raised whenever a composed site gets something that an older composer would leave
 * out (pages, files, entries of its tables).
 */
export const composerVersion = 3;

/** `composed.json` of a composed site: who composed it, and of which builds. */
export interface ComposerStamp {
  composer: number;
  builds: Partial<Record<PartName, string>>;
}

/** The stamp of the site as it is now; `undefined` before anything was composed, and for sites of older composers. */
export async function currentStamp(sitesDir: string): Promise<ComposerStamp | undefined> {
  const folder = await currentFolder(sitesDir);
  return folder ? readJson<ComposerStamp>(join(folder, "composed.json")) : undefined;
}

/** @throws Fault when the site was composed by a newer composer than this one */
export function refuseOlder(stamp: ComposerStamp | undefined): void {
  if (!stamp || stamp.composer <= composerVersion) return;
  throw new Fault(
    `This site was composed by a newer version of this tool (composer ${stamp.composer}; this is ${composerVersion}). ` +
      "Nothing was changed. Bring this checkout up to date and compose again.",
  );
}

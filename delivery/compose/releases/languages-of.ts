import { readFile } from "node:fs/promises";
import { inLanguage, type AssetManifest, type OtherLanguage } from "@ministry/contract";
import { languageBuilds } from "../../release/stored/every-file.ts";
import type { CurrentReleases } from "../../release/stored/current.ts";
import { releasedFile } from "../../release/stored/whole.ts";
import { bundlesIn, type ReleaseBundles } from "./release-bundles.ts";

/** The public part in a language: its manifest and its server bundle. */
export interface SpokenRelease {
  manifest: AssetManifest;
  bundles: ReleaseBundles;
}

/**
 * The languages beside English that the site can be composed in: those that the public part was built in, that its
 * server bundle renders, and in whose addresses the shell opens pages.
 */
export async function languagesOf(
  sitesDir: string,
  { shell, remotes }: CurrentReleases,
  bundles: ReleaseBundles | undefined,
): Promise<Map<OtherLanguage, SpokenRelease>> {
  const found = new Map<OtherLanguage, SpokenRelease>();
  const manifest = remotes["public-mfe"];
  if (!manifest || !bundles) return found;
  const builds = await languageBuilds(manifest, (path) => readFile(releasedFile(sitesDir, manifest, path)));
  for (const language of shell.offers?.languages ?? []) {
    const build = builds.get(language);
    const spoken = bundlesIn(bundles, language);
    if (build && spoken) found.set(language, { manifest: inLanguage(manifest, build), bundles: spoken });
  }
  return found;
}

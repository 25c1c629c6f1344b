import { readFile } from "node:fs/promises";
import { inLanguage, type AssetManifest, type OtherLanguage } from "@ministry/contract";
import { languageBuilds } from "../../release/stored/every-file.ts";
import type { CurrentReleases } from "../../release/stored/current.ts";
import { releasedFile } from "../../release/stored/whole.ts";
import { bundlesIn, type ReleaseBundles } from "./release-bundles.ts";

/** The public part in a language: its manifest and its server bundle. */
export interface LocalizedRelease {
  manifest: AssetManifest;
  bundles: ReleaseBundles;
}

/**
 * The languages beside English that the site is composed in: those that its operator offers, that the public part was
 * built in and its server bundle renders, and in whose addresses the shell opens pages.
 *
 * @param offered by the site's settings
 */
export async function languagesOf(
  sitesDir: string,
  { shell, remotes }: CurrentReleases,
  bundles: ReleaseBundles | undefined,
  offered: readonly OtherLanguage[],
): Promise<Map<OtherLanguage, LocalizedRelease>> {
  const found = new Map<OtherLanguage, LocalizedRelease>();
  const manifest = remotes["public-mfe"];
  if (!manifest || !bundles) return found;
  const builds = await languageBuilds(manifest, (path) => readFile(releasedFile(sitesDir, manifest, path)));
  for (const language of offered) {
    if (!shell.offers?.languages?.includes(language)) continue;
    const build = builds.get(language);
    const localized = bundlesIn(bundles, language);
    if (build && localized)
      found.set(language, { manifest: inLanguage(manifest, build), bundles: localized });
  }
  return found;
}

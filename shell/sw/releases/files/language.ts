import { inLanguage, type AssetManifest, type Language, type LanguageBuild } from "@ministry/contract";
import { fetchChecked } from "./fetch-checked.ts";

/**
 * The manifest of a build as it is in a language. What describes it there is a file of the build, and checked as such.
 *
 * @param base absolute address of the part's folder, ending in a slash
 * @throws when the build does not speak the language, or the file can't be had
 */
export async function manifestIn(
  language: Language,
  manifest: AssetManifest,
  base: string,
  signal?: AbortSignal,
): Promise<AssetManifest> {
  if (language === "en") return manifest;
  const path = manifest.languages?.[language];
  const integrity = manifest.files.find(([each]) => each === path)?.[1];
  if (!path || !integrity) throw new Error(`${manifest.name} does not speak "${language}"`);
  const answer = await fetchChecked(base + path, integrity, signal);
  return inLanguage(manifest, (await answer.json()) as LanguageBuild);
}

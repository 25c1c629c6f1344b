import type { AssetManifest, LanguageBuild } from "./asset-manifest.ts";

/** The manifest of a build as it is in another language than English: its entry, files and pages are that language's. */
export const inLanguage = (manifest: AssetManifest, build: LanguageBuild): AssetManifest => ({
  ...manifest,
  ...build,
});

/** Whether a file of a manifest describes the build in a language: no page needs it. */
export const isLanguageBuild = ({ languages = {} }: AssetManifest, path: string): boolean =>
  Object.values(languages).includes(path);

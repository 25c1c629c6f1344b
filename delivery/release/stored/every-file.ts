import type { AssetManifest, LanguageBuild } from "@ministry/contract";

type Read = (path: string) => Promise<Buffer | undefined>;

/** What describes a release in the languages beside English; one that can't be read is left out. */
export async function languageBuilds(
  manifest: AssetManifest,
  read: Read,
): Promise<Map<string, LanguageBuild>> {
  const builds = new Map<string, LanguageBuild>();
  for (const [language, path] of Object.entries(manifest.languages ?? {})) {
    const build = await read(path)
      .then((text) => text && (JSON.parse(text.toString("utf8")) as LanguageBuild))
      .catch(() => undefined);
    if (build) builds.set(language, build);
  }
  return builds;
}

/** Every file of a release, those of its other languages behind the manifest's own; each once. */
export async function everyFile(manifest: AssetManifest, read: Read): Promise<AssetManifest["files"]> {
  const builds = await languageBuilds(manifest, read);
  const files = [...manifest.files, ...[...builds.values()].flatMap((build) => build.files)];
  return [...new Map(files.map((file) => [file[0], file])).values()];
}

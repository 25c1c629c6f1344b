import { createHash } from "node:crypto";
import { copyFile, cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { buildIdOf, integrityOf } from "@ministry/build/hashes";
import { languageOutDir, outDirs } from "@ministry/build/outputs";
import {
  otherLanguages,
  type AssetManifest,
  type Language,
  type LanguageBuild,
  type OtherLanguage,
} from "@ministry/contract";
import { readJson } from "../../lib/files.ts";

const bundle = "server.cjs";

/** The languages beside English that a part is released in: `ministry.languages` of its `package.json`. */
export async function languagesOf(folder: string): Promise<OtherLanguage[]> {
  const found = await readJson<{ ministry?: { languages?: string[] } }>(join(folder, "package.json"));
  return otherLanguages.filter((language) => found?.ministry?.languages?.includes(language));
}

/**
 * Joins a part's builds in all its languages to the build that is released: the files of the others lie beside those of
 * the English one, what describes them is a file of it, and the server bundle has all of them. What is the same in two
 * languages has the same name, and is one file.
 *
 * @param folder the part's
 */
export async function joinLanguages(folder: string, languages: readonly OtherLanguage[]): Promise<void> {
  const client = join(folder, outDirs.client);
  await rm(client, { recursive: true, force: true });
  await cp(join(folder, languageOutDir(outDirs.client, "en")), client, { recursive: true });
  const place = join(client, "asset-manifest.json");
  const manifest = JSON.parse(await readFile(place, "utf8")) as AssetManifest;
  const described = await Promise.all(
    languages.map(async (language) => [language, await takeOver(folder, client, language)] as const),
  );
  const files = [...manifest.files, ...described.map(([, file]) => file)];
  const names = Object.fromEntries(described.map(([language, [path]]) => [language, path]));
  const joined: AssetManifest = { ...manifest, buildId: buildIdOf(files), files, languages: names };
  await joinBundles(folder, languages);
  await writeFile(place, JSON.stringify(joined));
}

/** Copies the files of a language's build to the English ones. @returns the file that describes it, as a manifest lists it */
async function takeOver(
  folder: string,
  client: string,
  language: OtherLanguage,
): Promise<AssetManifest["files"][number]> {
  const from = join(folder, languageOutDir(outDirs.client, language));
  const manifest = JSON.parse(await readFile(join(from, "asset-manifest.json"), "utf8")) as AssetManifest;
  for (const [path] of manifest.files) {
    await mkdir(dirname(join(client, path)), { recursive: true });
    await copyFile(join(from, path), join(client, path));
  }
  const { entry, files, init, routes, pack, requires, fallbacks, mount } = manifest;
  const build: LanguageBuild = { entry, files, init, routes, pack, requires, fallbacks, mount };
  const content = JSON.stringify(build);
  const hash = createHash("sha256").update(content).digest("base64url").slice(0, 8);
  const path = `assets/language-${language}-${hash}.json`;
  await writeFile(join(client, path), content);
  return [path, integrityOf(content), Buffer.byteLength(content)];
}

/** One file with all bundles: each runs when it is first asked for, in a scope of its own. */
async function joinBundles(folder: string, languages: readonly OtherLanguage[]): Promise<void> {
  const bundleIn = (language: Language) =>
    readFile(join(folder, languageOutDir(outDirs.server, language), bundle), "utf8");
  const english = await bundleIn("en");
  const others = await Promise.all(
    languages.map(async (language) => {
      return `"${language}": bundleOnce(function (module, exports) {\n${await bundleIn(language)}\n})`;
    }),
  );
  const joined = `${english}
const bundleOnce = (run) => {
  let module;
  return () => {
    if (!module) run((module = { exports: {} }), module.exports);
    return module.exports.publicServer;
  };
};
module.exports = { ...module.exports, publicServer: { ...module.exports.publicServer, languages: {
${others.join(",\n")}
} } };
`;
  const server = join(folder, outDirs.server);
  await mkdir(server, { recursive: true });
  await writeFile(join(server, bundle), joined);
}

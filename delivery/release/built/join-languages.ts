import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { buildIdOf, integrityOf } from "@ministry/build/hashes";
import { languageOutDir, outDirs } from "@ministry/build/remote-config";
import {
  otherLanguages,
  type AssetManifest,
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
 * Joins a part's builds in other languages with its English one: their files lie beside it, what describes them is a file
 * of it, and the server bundle has all of them. What is the same in two languages has the same name, and is one file.
 */
export async function joinLanguages(folder: string, languages: readonly OtherLanguage[]): Promise<void> {
  const client = join(folder, outDirs.client);
  const place = join(client, "asset-manifest.json");
  const manifest = JSON.parse(await readFile(place, "utf8")) as AssetManifest;
  const described = await Promise.all(
    languages.map(async (language) => [language, await takeOver(client, language)] as const),
  );
  const files = [...manifest.files, ...described.map(([, file]) => file)];
  const names = Object.fromEntries(described.map(([language, [path]]) => [language, path]));
  const joined: AssetManifest = { ...manifest, buildId: buildIdOf(files), files, languages: names };
  await joinBundles(join(folder, outDirs.server), languages);
  await writeFile(place, JSON.stringify(joined));
}

/** Copies the files of a language's build to the English ones. @returns the file that describes it, as a manifest lists it */
async function takeOver(client: string, language: OtherLanguage): Promise<AssetManifest["files"][number]> {
  const from = languageOutDir(client, language);
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
async function joinBundles(server: string, languages: readonly OtherLanguage[]): Promise<void> {
  const english = await readFile(join(server, bundle), "utf8");
  const others = await Promise.all(
    languages.map(async (language) => {
      const text = await readFile(join(languageOutDir(server, language), bundle), "utf8");
      return `"${language}": bundleOnce(function (module, exports) {\n${text}\n})`;
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
  await writeFile(join(server, bundle), joined);
}

import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { AssetManifest, PartName } from "@ministry/contract";
import { buildIdOf, integrityOf } from "@ministry/build/hashes";
import { hasBundle, type PartSource } from "../sites/parts.ts";

/**
 * Lays out what the builds of a part leave: the given files, a manifest over them, a server bundle where the part has
 * one. For tests that need no real build.
 *
 * @param folder a folder of the test's own; several builds lie beside each other
 * @param files path → text; the first one is the entry
 */
export async function fakeBuild(
  folder: string,
  name: PartName,
  files: Record<string, string>,
  more: Partial<AssetManifest> = {},
): Promise<PartSource> {
  const listed = Object.entries(files).map(([path, text]): AssetManifest["files"][number] => [
    path,
    integrityOf(text),
    Buffer.byteLength(text),
  ]);
  const buildId = buildIdOf(listed);
  const home = join(folder, `${name}-${buildId}`);
  const client = join(home, "dist");
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(client, path)), { recursive: true });
    await writeFile(join(client, path), text);
  }
  const entry = Object.keys(files)[0] ?? "";
  const manifest: AssetManifest = {
    schema: 1,
    name,
    buildId,
    contract: 1,
    entry,
    files: listed,
    init: [],
    routes: {},
    ...more,
  };
  await writeFile(join(client, "asset-manifest.json"), JSON.stringify(manifest));
  if (!hasBundle(name)) return { client };
  const server = join(home, "server.js");
  await writeFile(server, serverBundles[name] ?? "");
  return { client, server };
}

/** Server bundles that do as little as composing asks of them. */
const serverBundles: Partial<Record<PartName, string>> = {
  shell: `export const sharedModules = {};
export const renderPage = async ({ pathname }) => "<main>" + pathname + "</main>";
export const renderAnswered = async () => ({ html: "<main></main>", answers: [] });
`,
  "public-mfe": "exports.createRoutes = () => [];\n",
};

/** The files of a shell with which a site can be composed. */
export const shellFiles = (text = "shell"): Record<string, string> => ({
  "assets/shell.js": `// ${text}`,
  "index.html": `<!doctype html><html lang="en"><head><title>Ministry</title><!--hints--><script type="application/json" id="boot"></script></head><body><div id="root"><!--page--></div><script type="module" crossorigin src="/assets/shell.js"></script></body></html>`,
  "sw.js": "// app-shell-revision",
});

/** The files of a remote whose every build differs by `text`. */
export const remoteFiles = (text: string): Record<string, string> => ({
  [`remoteEntry-${text}.js`]: `// entry ${text}`,
  [`assets/page-${text}.js`]: `// page ${text}`,
  [`assets/page-${text}.css`]: `.page{--build:"${text}"}`,
  "assets/same.js": "// the same in every build",
});

/** Routes of `remoteFiles`: one page with its script and style. */
export const remoteRoutes = (text: string, pattern = "/"): Pick<AssetManifest, "routes"> => ({
  routes: { [pattern]: [`assets/page-${text}.js`, `assets/page-${text}.css`] },
});

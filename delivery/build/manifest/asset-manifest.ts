import { readFile, readdir, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import type { Plugin } from "vite";
import { contractVersion, type AssetManifest, type PartName, type ShellOffer } from "@ministry/contract";
import { buildIdOf, integrityOf } from "./hashes.ts";
import { loadsOnInteraction } from "../chunks/reached-modules.ts";
import { circleAmong, reach, type Chunks } from "../chunks/chunk-graph.ts";
import { writePack } from "./pack.ts";
import type { SharedUses } from "../sharing/share-contract.ts";
import { sharingOf, type Sharing } from "../sharing/sharing.ts";

export interface AssetManifestOptions {
  name: PartName;
  /** Source file of the exposed module; of the shell, the name of the chunk it starts with. */
  exposed: string;
  /** Route pattern → source file of its page. */
  routes: Record<string, string>;
  /** Source file of the module that mounts the part in a root of its own. */
  mount?: string | undefined;
  /** What the build takes from the shared packages; a remote's. */
  uses?: SharedUses;
  /** The file of each screen that is rendered into the build, by route pattern. */
  screens?: (() => Record<string, string>) | undefined;
  /** What the shell offers; the shell's. */
  offers?: () => ShellOffer;
}

/** Under which key the federation plugin's entry stands in Vite's manifest. */
const remoteEntryKey = "virtual:mf-REMOTE_ENTRY_ID";

/**
 * Writes `asset-manifest.json`, the one mutable file of a part's deployment (docs/architecture.md), beside the files
 * of the build. Fails the build when a route names a page that is no chunk of its own, and when chunks import each
 * other in a circle.
 */
export function assetManifest(options: AssetManifestOptions): Plugin {
  let root = "";
  let outDir = "";
  let failed = false;
  return {
    name: "ministry:asset-manifest",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    // A failed build has already reported its error.
    buildEnd(error) {
      failed ||= error !== undefined;
    },
    renderError() {
      failed = true;
    },
    async closeBundle() {
      if (failed || this.environment.name !== "client") return;
      await writeFile(
        join(outDir, "asset-manifest.json"),
        JSON.stringify(await describe(root, outDir, options)),
      );
    },
  };
}

async function describe(
  root: string,
  outDir: string,
  { name, exposed, routes, mount, uses, screens, offers }: AssetManifestOptions,
): Promise<AssetManifest> {
  const chunks: Chunks = JSON.parse(await readFile(join(outDir, ".vite/manifest.json"), "utf8"));
  const exposedKey =
    Object.keys(chunks).find((key) => key === exposed || chunks[key]?.name === exposed) ?? exposed;
  const entryKey = Object.keys(chunks).find((key) => key.startsWith(remoteEntryKey)) ?? exposedKey;
  const entry = chunks[entryKey];
  if (!entry) throw new Error(`${name}: the build has no entry (${exposed})`);
  const circle = circleAmong(chunks);
  if (circle)
    throw new Error(`${name}: chunks import each other: ${circle.join(" → ")} (see chunk-groups.ts)`);

  const init = reach(chunks, [entryKey, ...startOf(chunks), exposedKey]);
  const listed = await list(outDir, unreachable(chunks, entryKey));
  const routeFiles = Object.fromEntries(
    Object.entries(routes).map(([pattern, page]) => {
      if (!chunks[page])
        throw new Error(`${name}: the page of "${pattern}" is no chunk of its own (${page})`);
      return [pattern, filesOfPage(chunks, page).filter((file) => !init.has(file))];
    }),
  );
  const pageFiles = new Set([...init, ...Object.values(routeFiles).flat()]);
  const sharing: Sharing = uses
    ? sharingOf({ chunks, root, mount, names: uses.names(), besides: pageFiles })
    : {};
  const own = [...Object.values(sharing.fallbacks ?? {}).flat(), ...(sharing.mount ?? [])];
  const startPage = [entry.file, ...init, ...(routeFiles["/"] ?? [])];
  // Its drawings wait until they come near: most visits leave before all are there.
  const onStartPage = new Set([...startPage.filter((path) => !path.endsWith(".svg")), ...own]);
  const others = listed.map(([path]) => path).filter((path) => !onStartPage.has(path));
  // The shell's files are cached by its own worker.
  const pack = uses && (await writePack(outDir, others));
  const files = pack ? [...listed, pack] : listed;
  return {
    schema: 1,
    name,
    buildId: buildIdOf(files),
    contract: contractVersion,
    entry: entry.file,
    files,
    init: [...init],
    routes: routeFiles,
    ...sharing,
    ...(screens && { screens: screens() }),
    ...(pack && { pack: pack[0] }),
    ...(offers && { offers: offers() }),
  };
}

/**
 * What a page needs at once, and the styles of what it loads later: that is prerendered with the page, but for what
 * somebody has to press.
 */
function filesOfPage(chunks: Chunks, page: string): string[] {
  const afterwards = reach(chunks, [page], { later: true, except: loadsOnInteraction });
  const later = [...afterwards].filter((file) => file.endsWith(".css"));
  return [...new Set([...reach(chunks, [page]), ...later])];
}

/** The federation plugin's list of shares, which its entry imports before any page. */
const startOf = (chunks: Chunks) =>
  Object.keys(chunks).filter((key) => key.startsWith("virtual:mf-localSharedImportMap"));

/** Chunks that nothing asks for: the federation plugin emits some that are of use to a host only. */
function unreachable(chunks: Chunks, entryKey: string): Set<string> {
  const reached = reach(chunks, [entryKey], { later: true });
  const emitted = Object.values(chunks).flatMap((chunk) => [chunk.file, ...(chunk.css ?? [])]);
  return new Set(emitted.filter((file) => !reached.has(file)));
}

/** Every file of the build with its hash and size, ordered by path: workers and images stand in no chunk list. */
async function list(outDir: string, without: Set<string>): Promise<AssetManifest["files"]> {
  const found = await readdir(outDir, { recursive: true, withFileTypes: true });
  const paths = found
    .filter((file) => file.isFile())
    .map((file) => relative(outDir, join(file.parentPath, file.name)).replaceAll("\\", "/"))
    .filter((path) => !path.startsWith(".vite/") && path !== "asset-manifest.json" && !without.has(path))
    .sort();
  return Promise.all(
    paths.map(async (path): Promise<[string, string, number]> => {
      const bytes = await readFile(join(outDir, path));
      return [path, integrityOf(bytes), bytes.length];
    }),
  );
}

import { cp, mkdir, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { AssetManifest, PartName } from "../contract.ts";
import { Fault } from "../lib/fault.ts";
import { listFiles, readJson, writeAtomic } from "../lib/files.ts";
import { writeServed } from "../lib/compress.ts";
import { deployFolder, sourceFolder } from "./parts.ts";

/** Older releases that stay, beside the current one. */
const keptOlder = 5;

/** Files whose names carry a hash of their content: they never change and never have to be asked for again. */
export const isHashed = (path: string) => /^(?:assets\/|remoteEntry-[\w-]+\.js$)/.test(path);

/**
 * Releases what was built of a part into its deploy folder: the hashed files first, the manifest last. Writing the
 * manifest is the switch; until then everybody goes on with the release before.
 */
export async function publish(
  sitesDir: string,
  part: PartName,
  source: Pick<ReturnType<typeof sourceFolder>, "client" | "server"> = sourceFolder(part),
): Promise<AssetManifest> {
  const target = deployFolder(sitesDir, part);
  const manifestText = await readFile(join(source.client, "asset-manifest.json"), "utf8");
  const manifest = JSON.parse(manifestText) as AssetManifest;

  for (const [path] of manifest.files) {
    const to = isHashed(path) ? target.folder : fixedNames(part, path, target.release(manifest.buildId));
    await writeServed(join(to, path), await readFile(join(source.client, path)));
  }
  await mkdir(dirname(target.server(manifest.buildId)), { recursive: true });
  await cp(source.server, target.server(manifest.buildId));
  await writeAtomic(join(target.release(manifest.buildId), "asset-manifest.json"), manifestText);

  const kept = await orderReleases(target, manifest.buildId);
  await writeAtomic(target.releases, JSON.stringify(kept));
  await writeServed(target.manifest, manifestText);
  await removeForgotten(sitesDir, part, kept);
  return manifest;
}

/**
 * The releases to keep, the newest first. What was current until now comes second, whatever came between: after a
 * roll-back, the next roll-back must not lead to the release that was taken back.
 */
async function orderReleases(target: ReturnType<typeof deployFolder>, newest: string): Promise<string[]> {
  const current = await readJson<AssetManifest>(target.manifest);
  const before = (await readJson<string[]>(target.releases)) ?? [];
  const order = new Set([newest, ...(current ? [current.buildId] : []), ...before]);
  return [...order].slice(0, keptOlder + 1);
}

/** Puts the release before the current one back. @throws Fault when there is none */
export async function rollBack(sitesDir: string, part: PartName): Promise<AssetManifest> {
  const target = deployFolder(sitesDir, part);
  const current = await readJson<AssetManifest>(target.manifest);
  const kept = (await readJson<string[]>(target.releases)) ?? [];
  const before = current && kept[kept.indexOf(current.buildId) + 1];
  if (!before) throw new Fault(`${part} has no older release to go back to.`);
  const manifestText = await readFile(join(target.release(before), "asset-manifest.json"), "utf8");
  await writeServed(target.manifest, manifestText);
  return JSON.parse(manifestText) as AssetManifest;
}

/** Only the shell has files whose addresses can't carry a hash: its page, its worker, its icons. */
function fixedNames(part: PartName, path: string, folder: string): string {
  if (part === "shell") return folder;
  throw new Fault(
    `${part}: ${path} has no hash in its name, so that it can't be released beside older builds.`,
  );
}

/** Deletes what none of the kept releases names. */
async function removeForgotten(sitesDir: string, part: PartName, kept: string[]): Promise<void> {
  const target = deployFolder(sitesDir, part);
  const named = new Set<string>();
  for (const buildId of kept) {
    const manifest = await readJson<AssetManifest>(join(target.release(buildId), "asset-manifest.json"));
    for (const [path] of manifest?.files ?? []) for (const end of ["", ".br", ".gz"]) named.add(path + end);
  }
  for (const path of await listFiles(target.folder, (name) => name === "releases" || name === "server")) {
    if (isHashed(path) && !named.has(path)) await rm(join(target.folder, path), { force: true });
  }
  const stays = (path: string) => kept.some((id) => path.startsWith(id)) || path === "index.json";
  for (const folder of ["releases", "server"]) {
    for (const path of await listFiles(join(target.folder, folder))) {
      if (!stays(path)) await rm(join(target.folder, folder, path), { force: true });
    }
  }
}

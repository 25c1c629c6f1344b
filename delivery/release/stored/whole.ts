import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { integrityOf } from "@ministry/build/hashes";
import type { AssetManifest } from "@ministry/contract";
import { everyFile } from "./every-file.ts";
import { deployFolder, isHashed, serverBundle } from "../../sites/parts.ts";

/** Where a file of a release lies. */
export function releasedFile(sitesDir: string, { name, buildId }: AssetManifest, path: string): string {
  const target = deployFolder(sitesDir, name);
  return join(isHashed(path) ? target.folder : target.release(buildId), path);
}

/**
 * Says what is missing or not as it was built among the files of a release, the server bundle included; `undefined`
 * when all of it is there. An upload that was broken off, a page in place of a script and changed bytes all end here.
 */
export async function faultInFiles(sitesDir: string, manifest: AssetManifest): Promise<string | undefined> {
  const placeOf = (path: string) => releasedFile(sitesDir, manifest, path);
  // The manifest's own first: they say which others there are.
  const fault =
    (await faultAmong(manifest.files, placeOf)) ??
    (await faultAmong(await everyFile(manifest, (path) => readFile(placeOf(path))), placeOf));
  if (fault) return fault;
  const { name, buildId, server } = manifest;
  return server && faultIn(serverBundle(sitesDir, name, buildId), "its server bundle", server.integrity);
}

async function faultAmong(
  files: AssetManifest["files"],
  placeOf: (path: string) => string,
): Promise<string | undefined> {
  for (const [path, integrity] of files) {
    const fault = await faultIn(placeOf(path), path, integrity);
    if (fault) return fault;
  }
  return undefined;
}

async function faultIn(file: string, what: string, integrity: string): Promise<string | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return `${what} is missing`;
  return integrityOf(bytes) === integrity ? undefined : `${what} is not as it was built`;
}

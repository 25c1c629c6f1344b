import { stat } from "node:fs/promises";
import type { PartName } from "@ministry/contract";
import { shownBuild } from "../../release/stored/composed-by-server.ts";
import { releasedFile } from "../../release/stored/whole.ts";
import { readManifest } from "../../sites/manifest.ts";
import { deployFolder, partNames, serverBundle } from "../../sites/parts.ts";

/**
 * Tells whether the files of releases that are not composed have come since: an upload that puts the manifest before
 * the last file changes no manifest afterwards.
 *
 * @returns for each part whose release is held back, when its files were written; `incomplete` while one is missing or
 *   shorter than the manifest says
 */
export async function heldBackSignature(sitesDir: string): Promise<string> {
  const parts = await Promise.all(partNames.map((part) => signatureOf(sitesDir, part)));
  return parts.filter((signature) => signature !== undefined).join(" ");
}

async function signatureOf(sitesDir: string, part: PartName): Promise<string | undefined> {
  const manifest = await readManifest(sitesDir, deployFolder("", part).manifest).catch(() => undefined);
  if (!manifest || manifest.buildId === (await shownBuild(sitesDir, part))) return undefined;
  const files: [path: string, bytes: number][] = manifest.files.map(([path, , bytes]) => [
    releasedFile(sitesDir, manifest, path),
    bytes,
  ]);
  if (manifest.server) files.push([serverBundle(sitesDir, part, manifest.buildId), manifest.server.bytes]);
  const written = await Promise.all(files.map(([path, bytes]) => writtenAt(path, bytes)));
  return written.includes(undefined)
    ? `${part}:incomplete`
    : `${part}:${Math.max(0, ...written.map(Number))}`;
}

const writtenAt = (path: string, bytes: number): Promise<number | undefined> =>
  stat(path).then(
    (found) => (found.size === bytes ? found.mtimeMs : undefined),
    () => undefined,
  );

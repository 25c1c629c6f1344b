import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { SiteConfig } from "@ministry/contract";
import { isComposed } from "../../compose/composed-folder.ts";
import { pageHeaders } from "../../hosting/security.ts";
import type { Version } from "./deltas.ts";
import { etagOf, type FileStore, type StoredFile } from "../stores/file-store.ts";
import { htmlWithLiteRedirect } from "../http/low-data.ts";

/** The manifests of a part's releases that its folder still has. */
export async function heldManifests(folder: string, files: FileStore): Promise<Version[]> {
  const releases = await readdir(join(folder, "releases")).catch(() => []);
  const paths = releases.flatMap((buildId) => [
    join("releases", buildId, "asset-manifest.json"),
    join("releases", buildId, "way-back.json"),
  ]);
  const manifests = await Promise.all(
    ["asset-manifest.json", ...paths].map((path) => files.read(join(folder, path))),
  );
  return manifests.flatMap((file) => (file ? [{ ...file, headers: {} }] : []));
}

/**
 * A page as it is in the compositions that are still there.
 *
 * @param site folder of the composition that is shown now
 */
export async function heldPages(site: string, name: string, files: FileStore): Promise<Version[]> {
  const all = dirname(site);
  const folders = (await readdir(all).catch(() => [])).filter((folder) => isComposed(folder));
  const versions = await Promise.all(folders.map((folder) => versionsIn(join(all, folder), name, files)));
  return versions.flat();
}

const read = new WeakMap<StoredFile, Version[]>();

/** With and without the way to the lite edition: both were sent. */
async function versionsIn(folder: string, name: string, files: FileStore): Promise<Version[]> {
  const [page, config] = await Promise.all([
    files.read(join(folder, name)),
    files.read(join(folder, "config.json")),
  ]);
  if (!page || !config) return [];
  const known = read.get(page);
  if (known) return known;
  const html = page.plain.toString();
  const headers = pageHeaders(html, JSON.parse(config.plain.toString()) as SiteConfig);
  const redirecting = Buffer.from(htmlWithLiteRedirect(html, ""));
  const versions = [
    { plain: page.plain, etag: page.etag, headers },
    { plain: redirecting, etag: etagOf(redirecting), headers },
  ];
  read.set(page, versions);
  return versions;
}

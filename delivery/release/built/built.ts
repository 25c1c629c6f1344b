import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { buildIdOf, integrityOf } from "@ministry/build/hashes";
import type { AssetManifest } from "@ministry/contract";
import type { PartSource } from "../../sites/parts.ts";

/** A build of a part as it is released. */
export interface Built {
  manifest: AssetManifest;
  /** The bundle for the site's server; absent for parts that have none. */
  bundle?: Buffer;
}

/**
 * Reads what a part's build left. The server bundle is made by a build of its own, so its hash joins the manifest
 * here: it is signed with the rest, and a release that changes the bundle alone is a release.
 */
export async function readBuilt({ client, server }: PartSource): Promise<Built> {
  const text = await readFile(join(client, "asset-manifest.json"), "utf8");
  const manifest = JSON.parse(text) as AssetManifest;
  if (!server) return { manifest };
  const bundle = await readFile(server);
  const described = { integrity: integrityOf(bundle), bytes: bundle.length };
  const buildId = buildIdOf([...manifest.files, ["server", described.integrity, described.bytes]]);
  return { manifest: { ...manifest, buildId, server: described }, bundle };
}

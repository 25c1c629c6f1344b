import { join } from "node:path";
import type { PartName, RemoteName } from "../contract.ts";
import { Fault } from "../lib/fault.ts";
import { root } from "../lib/run.ts";

export const remoteNames = ["public-mfe", "admin-mfe"] as const satisfies readonly RemoteName[];
export const partNames = ["shell", ...remoteNames] as const satisfies readonly PartName[];

/** Where a remote's deploy folder appears on the site. */
export const partBases: Record<RemoteName, string> = {
  "public-mfe": "/parts/public/",
  "admin-mfe": "/parts/admin/",
};

/** A part's deploy folder, and what stands where in it. */
export function deployFolder(sitesDir: string, part: PartName) {
  const folder = join(sitesDir, part);
  return {
    folder,
    manifest: join(folder, "asset-manifest.json"),
    /** Build ids of the kept releases, the newest first. */
    releases: join(folder, "releases/index.json"),
    /** What one release has beside its hashed files: its manifest and, for the shell, files with fixed names. */
    release: (buildId: string) => join(folder, "releases", buildId),
    /** The bundle that renders the part ahead; never served. */
    server: (buildId: string) => join(folder, "server", `${buildId}${part === "shell" ? ".mjs" : ".cjs"}`),
  };
}

/** Source folder of a part and what its builds leave there. */
export function sourceFolder(part: PartName) {
  const folder = join(root, part);
  return {
    folder,
    client: join(folder, "dist"),
    server: join(folder, "dist-ssr", part === "shell" ? "server.mjs" : "server.cjs"),
  };
}

/** Reads a part's name from the command line. @throws Fault when there is no such part */
export function parsePart(given: string | undefined): PartName {
  const part = partNames.find((name) => name === given);
  if (!part) throw new Fault(`Which part? One of: ${partNames.join(", ")}.`);
  return part;
}

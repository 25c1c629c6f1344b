import { join } from "node:path";
import type { PartName, RemoteName } from "@ministry/contract";
import { Fault } from "../lib/fault.ts";
import { folderOf } from "../lib/checkout.ts";

export const remoteNames = ["public-mfe", "admin-mfe"] as const satisfies readonly RemoteName[];
export const partNames = ["shell", ...remoteNames] as const satisfies readonly PartName[];

/** Where a remote's deploy folder appears on the site. */
export const partBases: Record<RemoteName, string> = {
  "public-mfe": "/parts/public/",
  "admin-mfe": "/parts/admin/",
};

/** A part's deploy folder, and the places of its files. */
export function deployFolder(sitesDir: string, part: PartName) {
  const folder = join(sitesDir, part);
  return {
    folder,
    manifest: join(folder, "asset-manifest.json"),
    /** Build ids of the retained releases, the newest first. */
    releases: join(folder, "releases/index.json"),
    /** What one release has beside its hashed files: its manifest and, for the shell, files with fixed names. */
    release: (buildId: string) => join(folder, "releases", buildId),
    /** The manifest that takes this release back, where releases are signed (`trust/sign-manifest.ts`). */
    wayBack: (buildId: string) => join(folder, "releases", buildId, "way-back.json"),
  };
}

/** The folder of a part's server bundles; beside the deploy folders, so that no web server serves it with them. */
const serverFolder = (sitesDir: string, part: PartName) => join(sitesDir, "server", part);

/** The bundle of a release that the site's server loads: it renders the part and describes its pages. */
export const serverBundle = (sitesDir: string, part: PartName, buildId: string) =>
  join(serverFolder(sitesDir, part), `${buildId}${part === "shell" ? ".mjs" : ".cjs"}`);

/** Files whose names carry a hash of their content: they never change and never have to be asked for again. */
export const isHashed = (path: string) => /^(?:assets\/|remoteEntry-[\w-]+\.js$)/.test(path);

/** What a part's builds left. */
export interface PartSource {
  /** Folder of the client build. */
  client: string;
  /** The bundle for the site's server; absent for parts that it does not render. */
  server?: string;
}

/** Name of the server bundle among a part's builds. Nobody renders the portal: it has none. */
const bundleNames: Partial<Record<PartName, string>> = { shell: "server.mjs", "public-mfe": "server.cjs" };

/** Whether a part has a server bundle. */
export const hasBundle = (part: PartName): boolean => bundleNames[part] !== undefined;

/** What the builds of a part leave in its folder. */
export function sourceOf(part: PartName, folder = folderOf(part)): PartSource {
  const bundle = bundleNames[part];
  return { client: join(folder, "dist"), ...(bundle && { server: join(folder, "dist-ssr", bundle) }) };
}

/** Reads a part's name from the command line. @throws Fault when there is no such part */
export function parsePart(given: string | undefined): PartName {
  const part = partNames.find((name) => name === given);
  if (!part) throw new Fault(`Which part? One of: ${partNames.join(", ")}.`);
  return part;
}

import type { AssetManifest, RemoteName, SiteConfig } from "@ministry/contract";
import { beforeEach, vi } from "vitest";
import { syncReleaseSets as syncWith } from "../releases/release-sets.ts";
import { freshPlatform } from "./fresh-platform.ts";
import { sri } from "./platform.ts";

export const site = "https://site.example";
export const publicBase = `${site}/parts/public/`;
export const adminBase = "https://cdn.example/admin/";
export const config: SiteConfig = {
  apiBase: "https://api.example",
  siteBase: "https://site.example",
  storageBase: "https://api.example/storage",
  parts: [
    { name: "public-mfe", base: "/parts/public/", paths: ["*"] },
    { name: "admin-mfe", base: adminBase, paths: ["/AdminLogin"] },
  ],
  serviceWorker: true,
  links: {},
};

/** Files of a second release of the public part: its entry differs from the first one's. */
export const second = { "entry.js": "entry 2", "home.js": "home", "water.js": "water" };

/**
 * Serves a first release of the public part (`one`) and of the admin's (`a1`) before each test of the file, to a device
 * that holds nothing yet.
 *
 * @returns what is served and asked for, what was evicted for room (`evicted`), and calls to release and to sync
 */
export function releaseSite() {
  const platform = freshPlatform(site);
  const evicted: string[] = [];
  const syncReleaseSets = () => syncWith(async (what) => void evicted.push(what));

  /** Puts a release where the part is served, the manifest last. */
  function release(
    name: RemoteName,
    base: string,
    buildId: string,
    files: Record<string, string>,
  ): AssetManifest {
    for (const [path, body] of Object.entries(files)) platform.served.set(base + path, body);
    const manifest = manifestOf(name, buildId, files);
    platform.served.set(`${base}asset-manifest.json`, JSON.stringify(manifest));
    return manifest;
  }

  beforeEach(() => {
    evicted.length = 0;
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    platform.served.set(`${site}/config.json`, JSON.stringify(config));
    release("public-mfe", publicBase, "one", {
      "entry.js": "entry 1",
      "home.js": "home",
      "water.js": "water",
    });
    release("admin-mfe", adminBase, "a1", { "entry.js": "admin entry" });
  });

  return {
    platform,
    evicted,
    release,
    syncReleaseSets,
    activeBuild: async () => (await syncReleaseSets()).builds["public-mfe"],
    filesAsked: () => platform.asked.filter((url) => /\.js$/.test(url)),
  };
}

function manifestOf(name: RemoteName, buildId: string, files: Record<string, string>): AssetManifest {
  return {
    schema: 1,
    name,
    buildId,
    contract: 1,
    entry: "entry.js",
    files: Object.entries(files).map(([path, body]) => [path, sri(body), body.length]),
    init: ["entry.js"],
    routes: {},
  };
}

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  otherLanguages,
  type AssetManifest,
  type Boot,
  type PartName,
  type SiteConfig,
} from "@ministry/contract";
import { writeAtomic } from "../lib/files.ts";
import { partBases } from "../sites/parts.ts";

/** Gives a site the settings that its operator would have set. */
export async function setUpSite(sitesDir: string, more: Partial<SiteConfig> = {}): Promise<void> {
  const settings = {
    appUrl: "http://localhost:4170",
    apiUrl: "http://localhost:4180",
    storageUrl: "http://localhost:4180/storage",
    serviceWorker: true,
    links: {},
    partBases,
    releaseKeys: [],
    reportShare: 10,
    languages: [...otherLanguages],
    ...more,
  };
  await writeAtomic(join(sitesDir, "site-settings.json"), JSON.stringify(settings));
}

const json = async <T>(file: string): Promise<T> => JSON.parse(await readFile(file, "utf8")) as T;

export const currentManifest = (sitesDir: string, part: PartName) =>
  json<AssetManifest>(join(sitesDir, part, "asset-manifest.json"));

export const composedConfig = (sitesDir: string) => json<SiteConfig>(join(sitesDir, "pages/config.json"));

/** The builds that the site's front page is pinned to, by its HTML. */
export async function shownPins(sitesDir: string): Promise<Boot["pins"]> {
  const html = await readFile(join(sitesDir, "pages/index.html"), "utf8");
  const boot = /id="boot">([^]*?)<\/script>/.exec(html)?.[1] ?? "";
  return (JSON.parse(boot) as Boot).pins;
}

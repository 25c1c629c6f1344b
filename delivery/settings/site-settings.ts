import { join } from "node:path";
import type { SiteConfig } from "@ministry/contract";
import { Fault } from "../lib/fault.ts";
import { readJson, writeAtomic } from "../lib/files.ts";
import { partBases } from "../sites/parts.ts";
import type { Settings } from "./settings.ts";

/** The deployment's settings that the composed site is made with; they live with the site. */
export type SiteSettings = Pick<
  Settings,
  | "appUrl"
  | "apiUrl"
  | "storageUrl"
  | "serviceWorker"
  | "links"
  | "languages"
  | "partBases"
  | "releaseKeys"
  | "reportShare"
>;

/** The environment variable behind each of them. A port alone says nothing of the address visitors see. */
const variables: Record<keyof SiteSettings, string> = {
  appUrl: "APP_URL",
  apiUrl: "API_URL",
  storageUrl: "STORAGE_URL",
  serviceWorker: "SERVICE_WORKER",
  links: "SITE_LINKS",
  languages: "SITE_LANGUAGES",
  partBases: "PART_BASES",
  releaseKeys: "RELEASE_PUBLIC_KEYS",
  reportShare: "REPORT_SHARE",
};

const names = Object.keys(variables) as (keyof SiteSettings)[];
export const settingsFile = (sitesDir: string) => join(sitesDir, "site-settings.json");

/** @throws Fault when no operator has set this site up yet */
export async function readSiteSettings(sitesDir: string): Promise<SiteSettings> {
  const found = await readStored(sitesDir);
  if (!found)
    throw new Fault(
      `${sitesDir}: this site has no settings yet. Its operator sets it up with \`npm start\`, \`npm run serve\` or \`npm run compose\`.`,
    );
  return found;
}

/**
 * Writes the settings of a site. Called by the operator's commands alone; a release leaves them as they are.
 *
 * @param keepsUnset `true` keeps what the site has where the environment says nothing (`compose`, `serve`); `false`
 *   puts the default in its place (`start`, which runs the whole product)
 */
export async function writeSiteSettings(
  settings: Settings,
  { keepsUnset, env = process.env }: { keepsUnset: boolean; env?: NodeJS.ProcessEnv },
): Promise<SiteSettings> {
  const before = await readStored(settings.sitesDir);
  // A blank line of an environment file says nothing, as everywhere else.
  const isSet = (name: keyof SiteSettings) => Boolean(env[variables[name]]?.trim());
  const next = Object.fromEntries(
    names.map((name) => [
      name,
      keepsUnset && before && !isSet(name) ? (before[name] ?? settings[name]) : settings[name],
    ]),
  ) as unknown as SiteSettings;
  const follows = before?.storageUrl === `${before?.apiUrl}/storage` && !isSet("storageUrl");
  if (keepsUnset && follows) next.storageUrl = `${next.apiUrl}/storage`;
  await writeAtomic(settingsFile(settings.sitesDir), `${JSON.stringify(next, null, 2)}\n`);
  return next;
}

/**
 * Settings as they are stored with the site. One that was set up before there were languages is in English; one that was
 * composed before settings were stored has them in its configuration.
 */
async function readStored(sitesDir: string): Promise<SiteSettings | undefined> {
  const stored = await readJson<SiteSettings>(settingsFile(sitesDir));
  if (stored) return { ...stored, languages: stored.languages ?? [] };
  const config = await readJson<SiteConfig>(join(sitesDir, "pages/config.json"));
  if (!config) return undefined;
  const bases = Object.fromEntries(config.parts.map(({ name, base }) => [name, base]));
  return {
    appUrl: config.siteBase,
    apiUrl: config.apiBase,
    storageUrl: config.storageBase,
    serviceWorker: config.serviceWorker,
    links: config.links,
    languages: [],
    partBases: { ...partBases, ...bases },
    releaseKeys: config.releaseKeys ?? [],
    reportShare: config.reportShare ?? 0,
  };
}

import type { BlockList } from "node:net";
import { resolve } from "node:path";
import type { OtherLanguage, SiteConfig } from "@ministry/contract";
import { Fault } from "../lib/fault.ts";
import { onOff } from "../lib/on-off.ts";
import { root } from "../lib/run.ts";
import { readLanguages } from "./languages.ts";
import { readLinks } from "./links.ts";
import { readPartBases, type PartBases } from "./part-bases.ts";
import { readTrustedProxies } from "./trusted-proxies.ts";
import { readPublicKeys } from "../trust/signing-key.ts";

/** What this process reads from the environment; the API reads what is its own (README, "Settings"). */
export interface Settings {
  /** Interfaces to listen on. */
  appHost: string;
  apiHost: string;
  appPort: number;
  apiPort: number;
  /** Address of the site as browsers see it; the API allows it, and the others `APP_URL` may list after it. */
  appUrl: string;
  /** Address of the API as browsers see it; a proxy may stand there. */
  apiUrl: string;
  /** Where browsers find stored images and files. */
  storageUrl: string;
  dataDir: string;
  sitesDir: string;
  /** Bucket that parts are released into (`s3://…`); absent: they are released into `sitesDir`. */
  releasesFrom?: string;
  adminEmail: string;
  /** Absent: a random one is made for the first admin. */
  adminPassword?: string;
  /** Whether an empty installation gets the sample ministry. */
  sampleData: boolean;
  /** `false` takes the service worker back from every visitor (kill switch). */
  serviceWorker: boolean;
  /** Destinations the specification leaves open (AMB-24). */
  links: SiteConfig["links"];
  /** Languages beside English that the site offers where its releases have them; none unless they are named. */
  languages: OtherLanguage[];
  /** Where browsers find the parts' deploy folders. */
  partBases: PartBases;
  /** Percent of page loads that report visits and failures of builds. */
  reportShare: number;
  /** What the site's server logs; absent: the command's own default. */
  logLevel?: string;
  /** Public keys that releases have to be signed with; empty: none is needed. */
  releaseKeys: string[];
  /** Proxies whose `X-Forwarded-For` is believed; those on this machine always are. */
  trustedProxies: BlockList;
}

/** Reads and checks every setting. @throws Fault naming the setting and what it should be */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const appPort = port(env, "APP_PORT", 4170);
  const apiPort = port(env, "API_PORT", 4180);
  if (appPort === apiPort)
    throw new Fault(`APP_PORT and API_PORT are both ${appPort}: site and API need a port each.`);
  const apiUrl = address(env, "API_URL", `http://localhost:${apiPort}`);
  const [appUrl = ""] = origins(env, "APP_URL", `http://localhost:${appPort}`);
  return {
    appHost: text(env, "APP_HOST") ?? "localhost",
    apiHost: text(env, "API_HOST") ?? "localhost",
    appPort,
    apiPort,
    appUrl,
    apiUrl,
    storageUrl: address(env, "STORAGE_URL", `${apiUrl}/storage`),
    dataDir: resolve(root, text(env, "DATA_DIR") ?? "var/data"),
    sitesDir: resolve(root, text(env, "SITES_DIR") ?? "var/sites"),
    ...releasesFrom(env),
    ...logLevel(env),
    adminEmail: email(env, "ADMIN_EMAIL", "admin@ministry.example"),
    ...password(env),
    sampleData: onOff(env, "SAMPLE_DATA", true),
    serviceWorker: onOff(env, "SERVICE_WORKER", true),
    links: readLinks(env.SITE_LINKS),
    languages: readLanguages(text(env, "SITE_LANGUAGES")),
    partBases: readPartBases(env.PART_BASES),
    reportShare: percent(env, "REPORT_SHARE", 10),
    releaseKeys: readPublicKeys(env.RELEASE_PUBLIC_KEYS),
    trustedProxies: readTrustedProxies(env.TRUST_PROXY),
  };
}

type Env = NodeJS.ProcessEnv;

const text = (env: Env, name: string): string | undefined => env[name]?.trim() || undefined;

function port(env: Env, name: string, otherwise: number): number {
  const given = text(env, name);
  if (given === undefined) return otherwise;
  const number = Number(given);
  if (!/^\d+$/.test(given) || number < 1 || number > 65_535) {
    throw new Fault(`${name}=${given}: should be a port, a whole number from 1 to 65535.`);
  }
  return number;
}

function percent(env: Env, name: string, otherwise: number): number {
  const given = text(env, name);
  if (given === undefined) return otherwise;
  const number = Number(given);
  if (!/^\d+$/.test(given) || number > 100) {
    throw new Fault(`${name}=${given}: should be a share in percent, a whole number from 0 to 100.`);
  }
  return number;
}

function address(env: Env, name: string, otherwise: string): string {
  const given = text(env, name) ?? otherwise;
  if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol)) {
    throw new Fault(`${name}=${given}: should be an address that begins with http:// or https://.`);
  }
  return given.replace(/\/+$/, "");
}

function origins(env: Env, name: string, otherwise: string): string[] {
  return (text(env, name) ?? otherwise).split(",").map((one) => {
    const given = address({ [name]: one }, name, "");
    if (new URL(given).origin === given.toLowerCase()) return given;
    throw new Fault(
      `${name}=${given}: should be an origin without a path, such as https://api.ministry.example.`,
    );
  });
}

function email(env: Env, name: string, otherwise: string): string {
  const given = text(env, name) ?? otherwise;
  if (!/^[^\s@]+@[^\s@]+$/.test(given)) throw new Fault(`${name}=${given}: should be an e-mail address.`);
  return given;
}

function password(env: Env): Pick<Settings, "adminPassword"> {
  const given = env.ADMIN_PASSWORD;
  if (given === undefined || given === "") return {};
  if (given.length < 8) throw new Fault("ADMIN_PASSWORD: should have 8 characters or more.");
  return { adminPassword: given };
}

function releasesFrom(env: Env): Pick<Settings, "releasesFrom"> {
  const given = text(env, "RELEASES_FROM");
  if (given === undefined) return {};
  if (!/^s3:\/\/[^/]+/.test(given))
    throw new Fault(`RELEASES_FROM=${given}: should be s3://BUCKET or s3://BUCKET/PATH.`);
  return { releasesFrom: given };
}

/** Those that the API takes too. */
const logLevels = ["silent", "fatal", "error", "warn", "info", "debug"];

function logLevel(env: Env): Pick<Settings, "logLevel"> {
  const given = text(env, "LOG_LEVEL");
  if (given === undefined) return {};
  if (!logLevels.includes(given))
    throw new Fault(`LOG_LEVEL=${given}: should be one of ${logLevels.join(", ")}.`);
  return { logLevel: given };
}

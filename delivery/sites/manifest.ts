import type { AssetManifest } from "@ministry/contract";
import { Fault } from "../lib/fault.ts";
import { partNames } from "./parts.ts";
import { storeOf, type Site } from "./site.ts";

/** A manifest, or the list of a part's releases, that is no JSON or not of the right shape. */
export class Malformed extends Fault {}

/**
 * Reads a manifest of a part; `undefined` when there is none.
 *
 * @throws Malformed when it was cut off, or written by something else than a release
 */
export async function readManifest(site: Site, path: string): Promise<AssetManifest | undefined> {
  const value = await readValue(site, path);
  if (value === undefined) return undefined;
  if (!isManifest(value)) throw new Malformed(`${path} is no manifest of a release.`);
  return value;
}

/** Reads a manifest as `readManifest` does, but returns `undefined` for one that is malformed. */
export const readableManifest = (site: Site, path: string): Promise<AssetManifest | undefined> =>
  readManifest(site, path).catch(ifMalformed(undefined));

/**
 * Reads the build ids of a part's releases, the newest first; none when there is no list.
 *
 * @throws Malformed when it is no list of build ids
 */
export async function readReleaseList(site: Site, path: string): Promise<string[]> {
  const value = await readValue(site, path);
  if (value === undefined) return [];
  if (!isListOf(value, isBuildId)) throw new Malformed(`${path} is no list of releases.`);
  return value;
}

/** Reads a list of releases as `readReleaseList` does, but returns none for one that is malformed. */
export const readableReleaseList = (site: Site, path: string): Promise<string[]> =>
  readReleaseList(site, path).catch(ifMalformed([]));

/** For `catch`: returns `instead` of what is malformed, and throws every other error again. */
export const ifMalformed =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (error instanceof Malformed) return instead;
    throw error;
  };

async function readValue(site: Site, path: string): Promise<unknown> {
  const bytes = await storeOf(site).read(path);
  if (!bytes) return undefined;
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    throw new Malformed(`${path} is no JSON.`);
  }
}

/** Whether a value has what is read of every manifest; what a signature covers is checked with the signature. */
function isManifest(value: unknown): value is AssetManifest {
  if (!isRecord(value)) return false;
  const { name, buildId, contract, entry, files, init, routes, server, languages = {} } = value;
  return (
    partNames.some((part) => part === name) &&
    isBuildId(buildId) &&
    typeof contract === "number" &&
    typeof entry === "string" &&
    isListOf(files, isFile) &&
    isListOf(init, isString) &&
    isRecord(routes) &&
    Object.values(routes).every((paths) => isListOf(paths, isString)) &&
    (server === undefined || (isRecord(server) && isString(server["integrity"]))) &&
    isRecord(languages) &&
    Object.values(languages).every(isString)
  );
}

/** Build ids and paths name places below the part's folder: neither may lead out of it. */
const isBuildId = (value: unknown): value is string => isString(value) && /^[\w-]{1,64}$/.test(value);
const isPath = (value: unknown): value is string =>
  isString(value) && !/^\/|\\|(?:^|\/)\.\.(?:\/|$)/.test(value);

const isFile = (value: unknown): value is AssetManifest["files"][number] =>
  Array.isArray(value) && isPath(value[0]) && isString(value[1]) && typeof value[2] === "number";

const isString = (value: unknown): value is string => typeof value === "string";
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isListOf = <T>(value: unknown, is: (entry: unknown) => entry is T): value is T[] =>
  Array.isArray(value) && value.every(is);

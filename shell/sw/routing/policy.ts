import type { SiteConfig } from "@ministry/contract";

/** What the worker knows of a request at the moment it has to decide; no I/O is needed to get any of it. */
export interface Facts {
  method: string;
  mode: string;
  destination: string;
  url: URL;
  /** The request carries an `Authorization` header. */
  authorized: boolean;
  /** The address is one of the shell's own files, held by the precache. */
  precached: boolean;
  siteOrigin: string;
  config: Pick<SiteConfig, "apiBase" | "storageBase" | "parts">;
}

/**
 * - `shell`: the app shell with the active builds written into it
 * - `precached`: a file of the shell
 * - `part-file`: a file of a part's build, whichever held build has it
 * - `read`: a public read, cached copy first
 * - `image`, `publication`: stored files
 * - `saved-address`: a stored document under the site's own origin
 * - `network-only`: none of the worker's business
 */
export type Policy =
  "shell" | "precached" | "part-file" | "read" | "image" | "publication" | "saved-address" | "network-only";

/** First part of the addresses that stored documents have under the site's own origin. */
export const savedPrefix = "/kept/";
/**
 * Calls of the API that are no public reads: liveness, resumable uploads, the interface description, and what visitors
 * look for, which is stored nowhere.
 */
const notReads = /^\/(?:healthz|readyz|uploads|openapi\.json|docs|search-documents)(?:\/|$)/;
const imageName = /\.(?:jpe?g|png|webp|avif|gif)$/i;
/** The mutable files of a part's deployment: what they say decides what is fetched, so they are never cached. */
const mutablePartFile = /(?:^|\/)(?:(?:asset|canary)-manifest\.json$|releases\/)/;

/** Decides what the worker does with a request (docs/offline.md). Pure: the same facts give the same answer. */
export function policyFor(facts: Facts): Policy {
  const { method, mode, url, authorized, siteOrigin, config } = facts;
  // Writes are the outbox's; a body passed through a worker is emptied by WebKit.
  if (method !== "GET") return "network-only";
  // Admin and public share addresses: what a session may read must not outlive it.
  if (authorized) return "network-only";
  if (isUnder(url, siteOrigin + savedPrefix)) return "saved-address";
  if (mode === "navigate") return isScreen(url, siteOrigin, config) ? "shell" : "network-only";
  if (facts.precached) return "precached";
  const part = config.parts.find(({ base }) => isUnder(url, new URL(base, siteOrigin).href));
  if (part) return mutablePartFile.test(url.pathname) ? "network-only" : "part-file";
  if (isUnder(url, `${config.apiBase}/allimages/`)) return "image";
  if (isUnder(url, `${config.storageBase}/`)) return isImage(facts) ? "image" : "publication";
  if (isUnder(url, `${config.apiBase}/`)) return isPublicRead(facts) ? "read" : "network-only";
  return "network-only";
}

/** The call that reads one project or event, by its path in the contract (sic). */
export const isRecordRead = (url: string): boolean => /Singal\/[^/]+\/[0-9a-f]{24}$/.test(url);

/** A navigation to one of the portal's screens; an address that ends like a file is the server's. */
function isScreen(url: URL, siteOrigin: string, config: Facts["config"]): boolean {
  if (url.origin !== siteOrigin || /\.[a-z0-9]+$/i.test(url.pathname)) return false;
  // The API may have a folder of the site's own origin.
  const notScreens = [
    ...config.parts.map(({ base }) => new URL(base, siteOrigin).href),
    `${config.apiBase}/`,
  ];
  return !notScreens.some((base) => isUnder(url, base));
}

function isPublicRead({ url, destination, config }: Facts): boolean {
  if (destination !== "") return false;
  const path = url.href.slice(config.apiBase.length).replace(/[?#].*$/, "");
  return !notReads.test(path);
}

const isImage = ({ destination, url }: Facts): boolean =>
  destination === "image" || imageName.test(url.pathname);

const isUnder = (url: URL, base: string): boolean => url.href.startsWith(base);

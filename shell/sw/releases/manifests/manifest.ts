import {
  type AssetManifest,
  compatibilityOf,
  contractVersion,
  type RemoteConfig,
  type SiteConfig,
  type Trust,
  trustFault,
} from "@ministry/contract";
import { timeoutSignal } from "../../../src/pwa/lib/timeout-signal.ts";
import { fetchNewer } from "../../network/fetch-newer.ts";
import { shellOffer } from "./offer.ts";

/**
 * How long a small file may take, in milliseconds: 20 kB at 10 kbit/s. One that never comes would hold back the other
 * parts and every later look, for they wait for each other.
 */
const timeoutMs = 20_000;

/**
 * Fetches and checks what a part serves now.
 *
 * @param held the manifest this device has: the site's server then sends what differs
 * @throws when the part is down or silent, answers something else (a page instead of JSON, another part's manifest), leaves
 *   a file without its hash, can't run in this shell, or fails `trust`
 */
export async function fetchManifest(
  part: RemoteConfig,
  base: string,
  trust: Trust,
  held?: AssetManifest,
  file: "asset-manifest.json" | "canary-manifest.json" = "asset-manifest.json",
): Promise<AssetManifest> {
  const before = held && new Response(JSON.stringify(held));
  const answer = await fetchNewer(base + file, before, {
    cache: "no-cache",
    credentials: "omit",
    mode: "cors",
    signal: timeoutSignal(timeoutMs),
  });
  if (!answer.ok) throw new Error(`${part.name}: manifest ${answer.status}`);
  const manifest = (await answer.json()) as AssetManifest;
  const fault =
    faultOf(manifest, part, base) ?? faultInShell(manifest) ?? (await trustFault(manifest, trust));
  if (fault) throw new Error(`${part.name}: ${fault}`);
  return manifest;
}

function faultInShell(manifest: AssetManifest): string | undefined {
  const { mode, reasons } = compatibilityOf(shellOffer, manifest);
  return mode === "refused" ? reasons.join("; ") : undefined;
}

/** What is wrong with a manifest; `undefined` when it can be trusted to describe a whole build. */
export function faultOf(manifest: AssetManifest, part: RemoteConfig, base: string): string | undefined {
  if (manifest.schema !== 1) return "manifest of another schema";
  if (manifest.name !== part.name) return "manifest of another part";
  if (!/^[\w-]+$/.test(manifest.buildId)) return "no build id";
  if (!Number.isInteger(manifest.contract)) return "no contract version";
  if (manifest.contract > contractVersion) return `needs share contract ${manifest.contract}`;
  const paths = new Set<string>();
  for (const [path, integrity] of manifest.files) {
    if (!/^sha(?:256|384|512)-./.test(integrity)) return `${path} has no hash`;
    if (!new URL(path, base).href.startsWith(base)) return `${path} lies outside the part`;
    paths.add(path);
  }
  const needed = [manifest.entry, ...manifest.init, ...Object.values(manifest.routes).flat()];
  const missing = needed.find((path) => !paths.has(path));
  return missing === undefined ? undefined : `${missing} is not among the files`;
}

/** The configuration as the site serves it now; `undefined` when it can't be had. */
export async function fetchConfig(): Promise<SiteConfig | undefined> {
  try {
    const answer = await fetch("/config.json", {
      cache: "no-cache",
      signal: timeoutSignal(timeoutMs),
    });
    if (!answer.ok) return undefined;
    const config = (await answer.json()) as Partial<SiteConfig>;
    // A captive portal may answer JSON of its own.
    return typeof config.apiBase === "string" && Array.isArray(config.parts)
      ? (config as SiteConfig)
      : undefined;
  } catch {
    return undefined;
  }
}

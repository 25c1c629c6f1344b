import {
  contractVersion,
  pinOf,
  trustIn,
  type AssetManifest,
  type Boot,
  type Language,
  type Pin,
  type RemoteConfig,
  type Trust,
} from "@ministry/contract";
import { faultOf } from "../../sw/releases/manifests/manifest.ts";
import { loadRarelyUsed } from "../load-rarely-used.ts";
import { timeoutSignal } from "../pwa/lib/timeout-signal.ts";

/** Older builds that are tried when the newest can't be used. */
const olderTries = 2;

/**
 * Yields the builds of a part that this page may run, the one to prefer first: the pinned one, else what the part
 * serves now, then the releases before it. A build that needs a newer share contract than this shell offers is left
 * out (docs/teams/shell.md). Where the site has release keys, a build older than the newest one known is left out
 * too: whoever serves the part's folder must not choose among its old releases.
 *
 * @param base absolute address of the part's folder, ending in a slash
 */
export async function* buildsToTry(
  part: RemoteConfig,
  base: string,
  { pins, config }: Pick<Boot, "pins" | "config">,
  language: Language = "en",
): AsyncGenerator<Pin> {
  const pinned = pins[part.name];
  const trust = trustIn(part, config, pinned?.releasedAt);
  const first =
    pinned ?? (await readPin({ part, base, language, path: "asset-manifest.json", trust }).catch(logged));
  if (first && first.contract <= contractVersion) yield first;

  let tries = 0;
  const fresh = trustIn(part, config, first?.releasedAt);
  for (const buildId of await olderReleases(base)) {
    if (buildId === first?.buildId || tries === olderTries) continue;
    const path = `releases/${buildId}/asset-manifest.json`;
    const pin = await readPin({ part, base, language, path, trust: fresh }).catch(logged);
    if (!pin) continue;
    tries += 1;
    yield pin;
  }
}

interface PinToRead {
  part: RemoteConfig;
  base: string;
  path: string;
  language: Language;
  trust: Trust;
}

/** Reads a manifest; rejects when it is not whole, asks for a newer contract, lacks the language or fails `trust`. */
async function readPin({ part, base, path, language, trust }: PinToRead): Promise<Pin> {
  const manifest: AssetManifest = await fetchJson(base + path);
  const fault = faultOf(manifest, part, base) ?? (await faultOfSignature(manifest, trust));
  if (fault) throw new Error(`${part.name}: ${fault}`);
  return pinOf(
    language === "en" ? manifest : await (await loadRarelyUsed()).manifestIn(language, manifest, base),
  );
}

async function faultOfSignature(manifest: AssetManifest, trust: Trust): Promise<string | undefined> {
  if (trust.keys.length === 0) return undefined;
  return (await loadRarelyUsed()).trustFault(manifest, trust);
}

/** Build ids of the releases a part still holds, the newest first. */
async function olderReleases(base: string): Promise<string[]> {
  const releases: unknown = await fetchJson(`${base}releases/index.json`).catch(logged);
  return Array.isArray(releases) ? releases.filter((id) => typeof id === "string" && /^\w+$/.test(id)) : [];
}

async function fetchJson(url: string) {
  const answer = await fetch(url, {
    cache: "no-cache",
    credentials: "omit",
    signal: timeoutSignal(5_000),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.json();
}

function logged(error: unknown): undefined {
  console.warn("release not usable", error);
}

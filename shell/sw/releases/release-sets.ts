import {
  type AssetManifest,
  type Language,
  type LanguageBuild,
  type RemoteConfig,
  type RemoteName,
  trustIn,
} from "@ministry/contract";
import { heldLanguages } from "./sets/boot.ts";
import { canaryFor, drawNumber } from "./sets/canary.ts";
import { collectBuilds } from "./sets/collect.ts";
import { fillBuild } from "./files/fill.ts";
import { manifestIn } from "./files/language.ts";
import { fetchConfig, fetchManifest } from "./manifests/manifest.ts";
import { type EvictedKind, withRoom } from "../cache/make-room.ts";
import { changeState, type HeldBuild, type HeldPart, readState, type WorkerState } from "./sets/state.ts";

export interface SyncResult {
  /** The site's configuration says that it wants no worker any more. */
  retire: boolean;
  /** Active builds after the sync, by part. */
  builds: Partial<Record<RemoteName, string>>;
}

/**
 * Brings the builds on this device up to date with what the parts advertise (docs/offline.md). A part that is
 * down, half deployed or has one wrong byte keeps the build it had; the other parts go on.
 *
 * @param onEvicted called with what had to go because the device is full
 * @param signal aborted when no more is to be fetched; what has come stays for the next time
 * @param language of the page that was opened; this one and those of before are downloaded
 */
export async function syncReleaseSets(
  onEvicted: (what: EvictedKind) => Promise<void>,
  signal?: AbortSignal,
  language?: Language,
): Promise<SyncResult> {
  return navigator.locks.request("sw-sync", async () => {
    const config = (await fetchConfig()) ?? (await readState())?.config;
    if (!config) return { retire: false, builds: {} };
    if (config.serviceWorker === false) return { retire: true, builds: {} };
    const known = await changeState((before) => ({
      schema: 1,
      parts: {},
      opened: [],
      draw: drawNumber(),
      ...before,
      ...(language && { languages: withFirst(language, before) }),
      config,
    }));
    for (const part of config.parts) {
      if (!isNeeded(part, known)) continue;
      try {
        await syncPart(part, known, onEvicted, signal);
      } catch (error) {
        console.warn("the build held is kept", part.name, String(error));
      }
    }
    const state = await changeState((now) => now && { ...now, syncedAt: new Date().toISOString() });
    if (state) await collectBuilds(state);
    return { retire: false, builds: activeBuilds(state) };
  });
}

const lowDataSyncMs = 7 * 24 * 60 * 60_000;

/**
 * Whether it is time to look for new builds under low data: once a week. A first download that was stopped, or never
 * begun, waits until low data is off.
 */
export async function isSyncDue(): Promise<boolean> {
  const state = await readState();
  if (!Object.values(state?.parts ?? {}).some(({ active }) => active)) return false;
  return !(Date.now() - Date.parse(state?.syncedAt ?? "") < lowDataSyncMs);
}

/** Remembers that a part's screens are used on this device, so that its builds are downloaded from now on. */
export async function markOpened(name: RemoteName): Promise<boolean> {
  let isNew = false;
  await changeState((state) => {
    if (!state || state.opened.includes(name)) return undefined;
    isNew = true;
    return { ...state, opened: [...state.opened, name] };
  });
  return isNew;
}

/** Remembers the language of a page that was opened. @returns whether its builds are not downloaded yet */
export async function markLanguage(language: Language): Promise<boolean> {
  const state = await changeState((now) =>
    !now || (now.languages ?? ["en"])[0] === language
      ? undefined
      : { ...now, languages: withFirst(language, now) },
  );
  return state !== undefined && !heldLanguages(state).includes(language);
}

/** Visitors do not download the admin part: only the part that takes every address is always downloaded. */
function isNeeded(part: RemoteConfig, state: WorkerState | undefined): boolean {
  return part.paths.includes("*") || (state?.opened.includes(part.name) ?? false);
}

async function syncPart(
  part: RemoteConfig,
  state: WorkerState | undefined,
  onEvicted: (what: EvictedKind) => Promise<void>,
  signal: AbortSignal | undefined,
): Promise<void> {
  if (!state) return;
  const { active, releasedAt } = state.parts[part.name] ?? {};
  const base = new URL(part.base, self.location.origin).href;
  const trust = trustIn(part, state.config, releasedAt);
  const release = await fetchManifest(part, base, trust, active?.manifest);
  await noteReleaseTime(part.name, release.releasedAt);
  const manifest = (await canaryFor(part, base, state, release)) ?? release;
  const wanted = languagesFor(manifest, state);
  const isActive = active?.manifest.buildId === manifest.buildId && active.base === base;
  const spoken = isActive ? (active.spoken ?? ["en"]) : [];
  const missing = wanted.filter((each) => !spoken.includes(each));
  if (isActive && missing.length === 0) return;
  // Noted first: the collector must not take the half-filled cache of a download that is cut.
  await changePart(part.name, (held) => ({ ...held, wanted: manifest.buildId }));
  const builds: HeldBuild["builds"] = isActive ? { ...active.builds } : {};
  for (const each of missing) {
    const inIt = await manifestIn(each, manifest, base, signal);
    await withRoom(() => fillBuild(base, inIt, signal, each), onEvicted);
    if (each !== "en") builds[each] = languageBuildOf(inIt);
  }
  const filled: HeldBuild = { base, manifest, spoken: [...spoken, ...missing], builds };
  await changePart(part.name, ({ active: before, ...held }) => ({
    ...held,
    active: filled,
    ...(before && !isActive && { previous: before }),
    wanted: manifest.buildId,
  }));
}

/** The languages a build is downloaded in: those that were opened, as far as it speaks them. */
function languagesFor(manifest: AssetManifest, { languages = ["en"] }: WorkerState): Language[] {
  const spoken = languages.filter((each) => each === "en" || manifest.languages?.[each]);
  // The portal's build is in English whatever a visitor reads.
  return spoken.length > 0 && manifest.languages ? spoken : ["en"];
}

const languageBuildOf = ({ entry, files, init, routes, pack, requires, fallbacks, mount }: AssetManifest) =>
  ({ entry, files, init, routes, pack, requires, fallbacks, mount }) satisfies LanguageBuild;

/** The languages opened on this device with one in front; a device of before has read English. */
function withFirst(language: Language, before: WorkerState | undefined): Language[] {
  const known = before ? (before.languages ?? ["en"]) : [];
  return [language, ...known.filter((each) => each !== language)];
}

/** Noted before the download: a manifest that was accepted once is never followed by an older one. */
async function noteReleaseTime(name: RemoteName, releasedAt: string | undefined): Promise<void> {
  if (releasedAt) await changePart(name, (held) => ({ ...held, releasedAt }));
}

const changePart = (
  name: RemoteName,
  change: (held: HeldPart) => HeldPart,
): Promise<WorkerState | undefined> =>
  changeState(
    (state) => state && { ...state, parts: { ...state.parts, [name]: change(state.parts[name] ?? {}) } },
  );

function activeBuilds(state: WorkerState | undefined): SyncResult["builds"] {
  const builds: SyncResult["builds"] = {};
  for (const { name } of state?.config.parts ?? []) {
    const buildId = state?.parts[name]?.active?.manifest.buildId;
    if (buildId) builds[name] = buildId;
  }
  return builds;
}

import { type RemoteConfig, type RemoteName, trustIn } from "@ministry/contract";
import { canaryFor, drawNumber } from "./canary.ts";
import { collectBuilds } from "./collect.ts";
import { fillBuild } from "./fill.ts";
import { fetchConfig, fetchManifest } from "./manifest.ts";
import { type GivenUp, withRoom } from "../cache/make-room.ts";
import { changeState, type HeldPart, readState, type WorkerState } from "./state.ts";

export interface SyncResult {
  /** The site's configuration says that it wants no worker any more. */
  retire: boolean;
  /** Active builds after the sync, by part. */
  builds: Partial<Record<RemoteName, string>>;
}

/**
 * Brings the builds on this device up to date with what the parts advertise (DESIGN.md, section 3). A part that is
 * down, half deployed or has one wrong byte keeps the build it had; the other parts go on.
 *
 * @param gaveUp called with what had to go because the device is full
 * @param signal aborted when no more is to be fetched; what has come stays for the next time
 */
export async function syncReleaseSets(
  gaveUp: (what: GivenUp) => Promise<void>,
  signal?: AbortSignal,
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
      config,
    }));
    for (const part of config.parts) {
      if (!isNeeded(part, known)) continue;
      try {
        await syncPart(part, known, gaveUp, signal);
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

/** Visitors must not pay for the admin's screens: only the part that takes every address is always downloaded. */
function isNeeded(part: RemoteConfig, state: WorkerState | undefined): boolean {
  return part.paths.includes("*") || (state?.opened.includes(part.name) ?? false);
}

async function syncPart(
  part: RemoteConfig,
  state: WorkerState | undefined,
  gaveUp: (what: GivenUp) => Promise<void>,
  signal: AbortSignal | undefined,
): Promise<void> {
  if (!state) return;
  const { active, releasedAt } = state.parts[part.name] ?? {};
  const base = new URL(part.base, self.location.origin).href;
  const trust = trustIn(part, state.config, releasedAt);
  const release = await fetchManifest(part, base, trust, active?.manifest);
  await noteReleaseTime(part.name, release.releasedAt);
  const manifest = (await canaryFor(part, base, state, release)) ?? release;
  if (active?.manifest.buildId === manifest.buildId && active.base === base) return;
  // Noted first: the collector must not take the half-filled cache of a download that is cut.
  await changePart(part.name, (held) => ({ ...held, wanted: manifest.buildId }));
  await withRoom(() => fillBuild(base, manifest, signal), gaveUp);
  await changePart(part.name, ({ active: before, ...held }) => ({
    ...held,
    active: { base, manifest },
    ...(before && { previous: before }),
    wanted: manifest.buildId,
  }));
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

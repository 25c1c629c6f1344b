import type { RemoteConfig, RemoteName } from "@ministry/delivery/contract";
import { collectBuilds } from "./collect.ts";
import { fillBuild } from "./fill.ts";
import { fetchConfig, fetchManifest } from "./manifest.ts";
import { type GivenUp, withRoom } from "./space.ts";
import { changeState, type HeldBuild, type HeldPart, readState, type WorkerState } from "./state.ts";

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
 * @param gaveUp hears what had to go because the device is full
 */
export async function syncReleaseSets(gaveUp: (what: GivenUp) => Promise<void>): Promise<SyncResult> {
  return navigator.locks.request("sw-sync", async () => {
    const config = (await fetchConfig()) ?? (await readState())?.config;
    if (!config) return { retire: false, builds: {} };
    if (config.serviceWorker === false) return { retire: true, builds: {} };
    const known = await changeState((before) => ({ schema: 1, parts: {}, opened: [], ...before, config }));
    for (const part of config.parts) {
      if (!isNeeded(part, known)) continue;
      try {
        await syncPart(part, known?.parts[part.name]?.active, gaveUp);
      } catch (error) {
        console.warn("the build held is kept", part.name, String(error));
      }
    }
    const state = await readState();
    if (state) await collectBuilds(state);
    return { retire: false, builds: activeBuilds(state) };
  });
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
  active: HeldBuild | undefined,
  gaveUp: (what: GivenUp) => Promise<void>,
): Promise<void> {
  const base = new URL(part.base, self.location.origin).href;
  const manifest = await fetchManifest(part, base);
  if (active?.manifest.buildId === manifest.buildId && active.base === base) return;
  // Noted first: the collector must not take the half-filled cache of a download that is cut.
  await changePart(part.name, (held) => ({ ...held, wanted: manifest.buildId }));
  await withRoom(() => fillBuild(base, manifest), gaveUp);
  await changePart(part.name, ({ active: before }) => ({
    active: { base, manifest },
    ...(before && { previous: before }),
    wanted: manifest.buildId,
  }));
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

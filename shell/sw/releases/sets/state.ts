import type { AssetManifest, Language, LanguageBuild, RemoteName, SiteConfig } from "@ministry/contract";

/** A build of a part that is whole in its cache. */
export interface HeldBuild {
  /** Absolute address of the part's folder, ending in a slash. */
  base: string;
  manifest: AssetManifest;
  /** The languages it is whole in; absent: English. */
  spoken?: Language[];
  /** What describes it in those beside English. */
  builds?: Partial<Record<Language, LanguageBuild>>;
}

export interface HeldPart {
  active?: HeldBuild;
  /** What was active before: kept for pages opened with it and for going back. */
  previous?: HeldBuild;
  /** Build the part advertises now; while it is being downloaded its half-filled cache must stay. */
  wanted?: string;
  /** Time of the newest manifest accepted (ISO 8601), where releases are signed. */
  releasedAt?: string;
}

/** All the worker has to remember between two lives. */
export interface WorkerState {
  schema: 1;
  config: SiteConfig;
  parts: Partial<Record<RemoteName, HeldPart>>;
  /** Parts whose screens were opened on this device; the others are not downloaded. */
  opened: RemoteName[];
  /** Languages in which pages were opened on this device, the last one first; absent: English. */
  languages?: Language[];
  /** When builds were last looked for (ISO 8601): under low data that is done once a week. */
  syncedAt?: string;
  /** Random number from 0 to 99 that decides about canary builds; it stays on this device and says nothing of it. */
  draw?: number;
}

const cacheName = "state";
const address = "/sw/state";

/** Reads what was committed last; `undefined` before the first commit and for a state of another schema. */
export async function readState(): Promise<WorkerState | undefined> {
  const stored = await (await caches.open(cacheName)).match(address);
  if (!stored) return undefined;
  const state = (await stored.json()) as WorkerState | { schema: number };
  return isKnown(state) ? state : undefined;
}

/**
 * Changes the state; the single write is the switch from one release set to the next. Changes queue behind a lock,
 * so that a message handled during a download is not lost.
 *
 * @param change gets the state as committed and returns the new one, or `undefined` to leave it
 */
export async function changeState(
  change: (state: WorkerState | undefined) => WorkerState | undefined,
): Promise<WorkerState | undefined> {
  return navigator.locks.request("sw-state", async () => {
    const before = await readState();
    const after = change(before);
    if (!after) return before;
    const cache = await caches.open(cacheName);
    await cache.put(
      address,
      new Response(JSON.stringify(after), { headers: { "content-type": "application/json" } }),
    );
    return after;
  });
}

const isKnown = (state: { schema: number }): state is WorkerState => state.schema === 1;

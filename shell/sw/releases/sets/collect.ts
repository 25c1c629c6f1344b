import { parsePartCacheName } from "../files/fill.ts";
import type { WorkerState } from "./state.ts";

/** Name of the Web Lock by which a page holds the build it runs; the browser lets it go when the page dies. */
const buildLock = (name: string, buildId: string): string => `build:${name}:${buildId}`;

/**
 * Deletes the builds nobody needs: not active, not the one before, not held by an open page, and not the one that
 * is being downloaded.
 */
export async function collectBuilds(state: WorkerState): Promise<void> {
  const locks = await navigator.locks.query();
  const held = new Set(locks.held?.map(({ name }) => name));
  for (const key of await caches.keys()) {
    const build = parsePartCacheName(key);
    if (!build) continue;
    const part = Object.entries(state.parts).find(([name]) => name === build.name)?.[1];
    const needed = [part?.active?.manifest.buildId, part?.previous?.manifest.buildId, part?.wanted];
    if (needed.includes(build.buildId) || held.has(buildLock(build.name, build.buildId))) continue;
    await caches.delete(key);
  }
}

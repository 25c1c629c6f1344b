import { setTimeout as pause } from "node:timers/promises";
import { mirrorReleases } from "../../release/stored/mirror.ts";
import type { ReleaseStore } from "../../sites/store.ts";
import type { Watch } from "./watch-releases.ts";

const lookEveryMs = 5_000;

/**
 * Brings the site's folder up to date with the bucket that parts are released into, every few seconds. The folder is
 * composed by whoever watches it.
 *
 * @param onError gets the reason when the bucket can't be read; the site stays as it is then
 */
export function keepMirrored(from: ReleaseStore, sitesDir: string, onError: (error: unknown) => void): Watch {
  const stopping = new AbortController();
  const watching = watch();
  return {
    async stop() {
      stopping.abort();
      await watching;
    },
  };

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      await mirrorReleases(from, sitesDir).catch(onError);
      await pause(lookEveryMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }
}

import { setTimeout as pause } from "node:timers/promises";
import { errorText } from "../../lib/fault.ts";
import { mirrorReleases } from "../../release/stored/mirror.ts";
import type { ReleaseStore } from "../../sites/store.ts";
import { newLines, type WatchLog } from "./watch-log.ts";
import type { Watch } from "./watch-releases.ts";

/**
 * Brings the site's folder up to date with the bucket that parts are released into, every few seconds. The folder is
 * composed by whoever watches it. The log gets once, as long as it stays the same, why the bucket can't be read (the
 * site stays as it is then) or which part is not whole there.
 *
 * @param everyMs how long to wait between two looks
 */
export function keepMirrored(from: ReleaseStore, sitesDir: string, log: WatchLog, everyMs = 5_000): Watch {
  const stopping = new AbortController();
  const sayNewFaults = newLines(log.error);
  const warnNew = newLines(log.warn);
  const watching = watch();
  return {
    async stop() {
      stopping.abort();
      await watching;
    },
  };

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      const faults: string[] = [];
      const leftOut: string[] = [];
      await mirrorReleases(from, sitesDir, (line) => void leftOut.push(line)).catch((error: unknown) => {
        faults.push(String(errorText(error)));
      });
      sayNewFaults(faults);
      // Of a bucket that could not be read through it is not known what is whole in it.
      if (faults.length === 0) warnNew(leftOut);
      await pause(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }
}

import { stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { canaryPath } from "../../canary/canary.ts";
import { watchFile } from "../../release/stored/composed-by-server.ts";
import { deployFolder, partNames } from "../../sites/parts.ts";
import { settingsFile } from "../../settings/site-settings.ts";
import { heldBackSignature } from "./held-back.ts";

/** How often it is looked whether something was released. */
const lookEveryMs = 500;
/** How often the server gives a sign of itself (`stored/composed-by-server.ts`). */
const signEveryMs = 1_000;
/** A composition that failed is tried again after this long, or when something changes. */
const retryAfterMs = 60_000;

export interface Watch {
  /** Ends after a composition under way. */
  stop(): Promise<void>;
}

/**
 * Composes the site whenever a part's manifest, a canary's, or the site's settings change, and when the last file of a
 * release that was held back has come: looks twice a second, by time and size, which works on network file systems too.
 *
 * @param composed the signature of what the site is composed of already (`releaseSignature`)
 * @param compose rejects when it fails; the site stays as it was then, and `onError` gets the reason
 */
export function watchReleases(
  sitesDir: string,
  compose: () => Promise<void>,
  onError: (error: unknown) => void,
  composed = "",
): Watch {
  const stopping = new AbortController();
  // By a clock of its own: a composition may take longer than a release waits for a sign of this server.
  const sign = () => void touch(watchFile(sitesDir)).catch(() => undefined);
  const signing = setInterval(sign, signEveryMs);
  sign();
  const watching = watch();
  return {
    async stop() {
      stopping.abort();
      clearInterval(signing);
      await watching;
    },
  };

  async function watch(): Promise<void> {
    let failedAt = 0;
    // Nothing is known of a release that was held back before: its last file may have come since it was composed.
    let heldBack = "";
    // Manifests are read only after a change, or while a release is held back: an idle server has little to do.
    let hasChanged = true;
    while (!stopping.signal.aborted) {
      const now = await releaseSignature(sitesDir);
      const held: string = hasChanged || heldBack !== "" ? await heldBackSignature(sitesDir) : "";
      const hasArrived = held !== "" && held !== heldBack && !held.includes("incomplete");
      heldBack = held;
      hasChanged = now !== composed || hasArrived || (failedAt > 0 && Date.now() - failedAt > retryAfterMs);
      if (hasChanged) {
        composed = now;
        failedAt = await compose().then(
          () => 0,
          (error: unknown) => {
            onError(error);
            return Date.now();
          },
        );
      }
      await pause(lookEveryMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }
}

/** What composing is made of, by time, size and identity of the files. */
export async function releaseSignature(sitesDir: string): Promise<string> {
  const files = [
    ...partNames.map((part) => deployFolder(sitesDir, part).manifest),
    ...partNames.map((part) => join(sitesDir, canaryPath(part))),
    settingsFile(sitesDir),
  ];
  const seen = await Promise.all(files.map((file) => stat(file).catch(() => undefined)));
  return seen.map((found) => (found ? `${found.mtimeMs}:${found.size}:${found.ino}` : "-")).join(" ");
}

async function touch(file: string): Promise<void> {
  const now = new Date();
  await utimes(file, now, now).catch(() => writeFile(file, ""));
}

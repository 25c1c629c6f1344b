import type { SiteConfig } from "@ministry/contract";
import { answersAhead } from "./prefetch-answers.ts";
import { isLowData, isUnmetered } from "../network/low-data.ts";
import { keepPictures, picturesOfRecord, picturesOfAll } from "./prefetch-pictures.ts";
import type { EvictedKind } from "../cache/make-room.ts";
import { syncSnapshot } from "../snapshot/sync-snapshot.ts";

export interface WarmUp {
  config: SiteConfig;
  /** Called with what had to go because the device is full. */
  onEvicted(what: EvictedKind): Promise<void>;
  /** Path of the page that was opened: its pictures are cached. */
  opened?: string | undefined;
  /** The visitor asked for every picture, or for the newest text. */
  asked?: "pictures" | "text" | undefined;
}

/**
 * Fetches what a visitor may want without a connection (docs/offline.md): all public text in one snapshot, and
 * the small pictures of what was opened. All pictures on Wi-Fi, or when they are asked for. Stops quietly when low
 * data is switched on or the connection is gone.
 *
 * @returns whether all of it came
 */
export function warmUp(wanted: WarmUp): Promise<boolean> {
  return navigator.locks.request("sw-warm-up", async () => {
    if (await isLowData()) return false;
    try {
      return await fetchAll(wanted);
    } catch (error) {
      console.warn("fetching ahead stopped", String(error));
      return false;
    }
  });
}

async function fetchAll({ config, onEvicted, opened, asked }: WarmUp): Promise<boolean> {
  const outcome = await syncSnapshot(config.apiBase, onEvicted, { always: asked !== undefined });
  // A host of the bare contract makes no snapshots.
  if (outcome === "unknown") await answersAhead(config);
  if (asked === "pictures" || isUnmetered()) await keepPictures(await picturesOfAll(config));
  else if (opened) await keepPictures(await picturesOfRecord(opened, config));
  return outcome !== "refused";
}

import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { PartName } from "@ministry/contract";

/** Touched every second by the site's server that composes what is released. */
export const watchFile = (sitesDir: string) => join(sitesDir, ".watched");

const watchedWithinMs = 10_000;
const askAgainMs = 200;
const waitMs = 30_000;

/**
 * Waits until the site's server has composed a release.
 *
 * @returns `shown`; `unwatched` where no server composes this site now; `late` when it has not within half a minute
 */
export async function composedByServer(
  sitesDir: string,
  part: PartName,
  buildId: string,
): Promise<"shown" | "unwatched" | "late"> {
  const until = Date.now() + waitMs;
  while (Date.now() < until) {
    if ((await shownBuild(sitesDir, part)) === buildId) return "shown";
    const watched = await stat(watchFile(sitesDir)).catch(() => undefined);
    if (!watched || Date.now() - watched.mtimeMs > watchedWithinMs) return "unwatched";
    await pause(askAgainMs);
  }
  return "late";
}

/** The build of a part that the composed site shows. */
export async function shownBuild(sitesDir: string, part: PartName): Promise<string | undefined> {
  const text = await readFile(join(sitesDir, "pages/composed.json"), "utf8").catch(() => "{}");
  return (JSON.parse(text) as { builds?: Partial<Record<PartName, string>> }).builds?.[part];
}

import { isIPv6 } from "node:net";
import { join } from "node:path";
import { aborted } from "../lib/stop-signal.ts";
import type { Settings } from "../settings/settings.ts";
import type { Api } from "./api-process.ts";

/** How long a start waits for smaller pictures at most: a slow computer makes the rest behind its visitors. */
const smallPicturesWithinMs = 180_000;

/** Fills an empty installation with the sample ministry; a failure is said and leaves an installation that works. */
export async function fillWithSamples(settings: Settings, api: Api, signal: AbortSignal): Promise<void> {
  console.info("Nothing is stored yet: adding a sample ministry (SAMPLE_DATA=off leaves it empty)");
  const apiUrl = listeningAt(settings);
  const token = await api.seedSession();
  try {
    // All of the sample's texts and what draws its pictures: no other start waits for them.
    const { seed } = await import("@ministry/sample/seed");
    await seed({
      apiUrl,
      token,
      cacheDir: join(settings.dataDir, "..", "cache", "sample"),
      log: (line: string) => console.info(line),
      signal,
    });
    await smallPictures(api, signal);
  } catch (error) {
    if (!signal.aborted)
      console.warn("The sample data is not complete:", error instanceof Error ? error.message : error);
  } finally {
    // The first administrator must not find a session in their list that nobody of them began.
    const headers = { authorization: `Bearer ${token}` };
    await fetch(`${apiUrl}/logout`, { method: "POST", headers }).catch(() => undefined);
  }
}

/** Returns the address at which this machine reaches the API: `API_URL` may be a proxy's, which is not up yet. */
function listeningAt({ apiHost, apiPort }: Settings): string {
  const host = { "0.0.0.0": "127.0.0.1", "::": "::1" }[apiHost] ?? apiHost;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${apiPort}`;
}

/**
 * Waits for the smaller copies of the sample's pictures: without them the first visitor would be sent photos of some
 * megabytes, as a camera takes them.
 */
async function smallPictures(api: Api, signal: AbortSignal): Promise<void> {
  console.info("Sample data: making the small copies of its pictures, for phones");
  let timer: NodeJS.Timeout | undefined;
  const isLate = await Promise.race([
    api.smallPictures().then(() => false),
    aborted(signal).then(() => false),
    new Promise<true>((resolve) => (timer = setTimeout(resolve, smallPicturesWithinMs, true))),
  ]);
  clearTimeout(timer);
  if (isLate)
    console.info("Sample data: some small copies are still being made; their originals are shown meanwhile");
}

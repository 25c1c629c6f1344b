import { addressIn, spokenAt, withBoot, type Boot, type Language } from "@ministry/contract";
import { fetchNewer } from "../network/fetch-newer.ts";
import { parseBoot } from "../releases/sets/boot.ts";

/** The start page of each language with its screen in it, as the site sends it: the app shell shows nothing before all scripts ran. */
const cacheName = "start-screen";

/**
 * Saves the start page when the site has it for these builds and this shell; otherwise the one saved before stays. It
 * was read at the first visit, so that mostly the server only says that it is unchanged, or what differs.
 *
 * @param appShell HTML of the app shell this worker holds
 */
export async function saveStartScreen(
  boot: Boot,
  appShell: string,
  language: Language = "en",
): Promise<void> {
  const address = addressIn(language, "/");
  const cache = await caches.open(cacheName);
  const saved = await cache.match(address);
  if (saved && belongs(await saved.clone().text(), boot, appShell)) return;
  const answer = await fetchNewer(address, saved, { cache: "no-cache" });
  if (answer.ok && !answer.redirected && belongs(await answer.clone().text(), boot, appShell))
    await cache.put(address, answer);
}

/**
 * The saved start page for a navigation there, or the page that was opened before the site was on this device, pinned
 * to `boot`; nothing when it was made for other builds.
 *
 * @param opened the page as the site sent it
 */
export async function startScreen(
  pathname: string,
  boot: Boot,
  appShell: string,
  opened?: Response,
): Promise<Response | undefined> {
  const { language, path } = spokenAt(pathname, boot.config.languages);
  const address = addressIn(language, "/");
  const start = path === "/" ? await (await caches.open(cacheName)).match(address) : undefined;
  const saved = start ?? opened;
  const html = await saved?.text();
  if (!saved || !html || !belongs(html, boot, appShell)) return undefined;
  const headers = new Headers(saved.headers);
  // They describe the old body.
  headers.delete("content-length");
  headers.delete("content-encoding");
  return new Response(withBoot(html, { ...boot, prerendered: boot.pins["public-mfe"]?.buildId }), {
    headers,
  });
}

/**
 * Whether a page is started by the shell this worker holds, in this configuration, with the build its screen was made
 * by. A part that has no share in the screen does not count.
 */
function belongs(html: string, boot: Boot, appShell: string): boolean {
  const made = parseBoot(html);
  const pin = boot.pins["public-mfe"];
  return (
    made !== undefined &&
    pin !== undefined &&
    made.prerendered === pin.buildId &&
    JSON.stringify(made.config) === JSON.stringify(boot.config) &&
    entryOf(html) !== undefined &&
    entryOf(html) === entryOf(appShell)
  );
}

/** The script that starts the shell, with its hash. */
const entryOf = (html: string): string | undefined => /<script type="module"[^>]*>/.exec(html)?.[0];

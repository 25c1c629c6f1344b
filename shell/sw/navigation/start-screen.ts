import { addressIn, spokenAt, withBoot, type Boot, type Language } from "@ministry/contract";
import { fetchNewer } from "../network/fetch-newer.ts";
import { headersForNewBody } from "../network/headers-for-new-body.ts";
import { lowDataSignal } from "../network/low-data.ts";
import { parseBoot } from "../releases/sets/boot.ts";
import { openedPage, saveOpenedPage } from "./opened-pages.ts";

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
  const before = await screenIn(saved, boot, appShell);
  if (before === "full") return;
  const answer = await fetchNewer(address, saved, { cache: "no-cache" });
  if (isBetter(await screenIn(answer, boot, appShell), before)) await cache.put(address, answer);
}

/** Removes the start pages: they show texts that the visitor clears. */
export const forgetStartScreens = async (): Promise<void> => void (await caches.delete(cacheName));

/** A longer page is rendered sooner from its answers than it is read from the cache and parsed. */
const mostLetters = 300_000;
/** A saved screen is asked for again after this: the next visit begins with news of a day ago at most. */
const freshForMs = 24 * 3_600_000;

/**
 * Saves the page that is open as the site sends it, so that the next visit to it begins with its screen. Nothing is
 * fetched while the one saved before is of these builds and of today.
 *
 * @param url of the page, without a search
 * @param appShell HTML of the app shell this worker holds
 */
export async function saveOpenedScreen(url: string, boot: Boot, appShell: string): Promise<void> {
  const saved = await openedPage(url);
  const before = await screenIn(saved, boot, appShell);
  if (saved && isFresh(saved) && before === "full") return;
  const answer = await fetchNewer(url, saved, {
    cache: "no-cache",
    headers: { accept: "text/html" },
    signal: lowDataSignal(),
  });
  if (isBetter(await screenIn(answer, boot, appShell), before)) await saveOpenedPage(url, answer);
}

const isFresh = ({ headers }: Response): boolean =>
  Date.now() - Date.parse(headers.get("date") ?? "") < freshForMs;

/** What a page begins with: `placeholders` where the answers of the API could not be had in time. */
type Screen = "none" | "placeholders" | "full";

async function screenIn(page: Response | undefined, boot: Boot, appShell: string): Promise<Screen> {
  if (!page?.ok || page.redirected) return "none";
  const html = await page.clone().text();
  if (html.length > mostLetters || !belongs(html, boot, appShell)) return "none";
  return parseBoot(html)?.isUnanswered ? "placeholders" : "full";
}

const isBetter = (now: Screen, before: Screen): boolean =>
  now === "full" || (now === "placeholders" && before === "none");

/**
 * The saved start page for a navigation there, or another page that was opened before, pinned to `boot`; nothing when it
 * was made for other builds. It says that it was saved: what it shows is asked for again.
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
  const headers = headersForNewBody(saved.headers);
  const { buildId } = boot.pins["public-mfe"] ?? {};
  return new Response(withBoot(html, { ...boot, prerendered: buildId, isSaved: true }), { headers });
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

import { otherLanguages, spokenAt, type Language } from "@ministry/contract";
import { fetchWithStartTimeout, pageTimeoutMs } from "../network/fetch-with-start-timeout.ts";
import { headersForNewBody } from "../network/headers-for-new-body.ts";
import { withNote, withoutScripts } from "./html-text.ts";
import { lastResort, readAgain } from "./last-resort.ts";
import { savedPublicationLinks } from "../publications/saved-links.ts";
import { readState } from "../releases/sets/state.ts";
import { openedConfig, openedPage, openedPages, saveOpenedPage, type OpenedPage } from "./opened-pages.ts";

/** How long the site may take to begin a page of which nothing is on this device. */
const onlyPageTimeoutMs = 30_000;

/**
 * Answers a navigation while this device does not hold what the site's screens need: the site does. Where it fails or
 * does not answer in time, a page that was opened is shown as it was sent. It runs no script, for none can be relied on.
 * Where there is neither, a page says whom to call, what can be read and what to do.
 *
 * @param waitUntil keeps the worker alive while the page that came is saved, to be read again without the site
 */
export async function answerWithoutBuilds(
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const { language } = spokenAt(new URL(request.url).pathname, otherLanguages);
  // Where storage fails, the site still answers.
  const saved = await openedPage(request.url).catch(() => undefined);
  try {
    const answer = await fetchWithStartTimeout(request, saved ? pageTimeoutMs : onlyPageTimeoutMs);
    if (saved && answer.status >= 500) return await asSent(saved, language);
    const copy = answer.clone();
    waitUntil(
      saveOpenedPage(request.url, copy).catch((error: unknown) =>
        console.warn("page not saved", request.url, String(error)),
      ),
    );
    return answer;
  } catch {
    // Answered below.
  }
  return saved ? asSent(saved, language) : lastResort(await linksHere(), language);
}

/** All that can be opened without the site. */
async function linksHere(): Promise<OpenedPage[]> {
  const files = async () => savedPublicationLinks((await readState())?.config ?? (await openedConfig()));
  const found = await Promise.allSettled([openedPages(), files()]);
  return found.flatMap((each) => (each.status === "fulfilled" ? each.value : []));
}

async function asSent(page: Response, language: Language): Promise<Response> {
  const headers = headersForNewBody(page.headers);
  return new Response(withNote(withoutScripts(await page.text()), readAgain(language)), { headers });
}

import { otherLanguages, spokenAt, type Language } from "@ministry/contract";
import { withNote, withoutScripts } from "./html-text.ts";
import { lastResort, readAgain } from "./last-resort.ts";
import { openedPage, openedPages } from "./opened-pages.ts";

/**
 * Answers a navigation while this device does not hold what the site's screens need: the site does, and without it a
 * page that was opened is shown as it was sent. It runs no script, for none can be relied on. Where there is neither, a
 * page says whom to call, what can be read and what to do.
 */
export async function answerBeforeWhole(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const { language } = spokenAt(new URL(request.url).pathname, otherLanguages);
    return (await pageAsSent(request.url, language)) ?? lastResort(await openedPages(), language);
  }
}

async function pageAsSent(url: string, language: Language): Promise<Response | undefined> {
  const page = await openedPage(url);
  if (!page) return undefined;
  const headers = new Headers(page.headers);
  // They describe the old body.
  headers.delete("content-length");
  headers.delete("content-encoding");
  return new Response(withNote(withoutScripts(await page.text()), readAgain(language)), { headers });
}

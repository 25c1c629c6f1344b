import { spokenAt, withBoot, withLanguage } from "@ministry/contract";
import { bootOf, heldLanguages, withHints } from "../releases/sets/boot.ts";
import { answerWithoutBuilds } from "./without-builds.ts";
import { answerUnheldLanguage } from "./unheld-language.ts";
import { hintsFor, isHeld, ownerAt } from "./hints.ts";
import { litePage } from "./lite-page.ts";
import { newerPage } from "./newer-page.ts";
import { openedPage } from "./opened-pages.ts";
import { pagePolicy } from "./page-policy.ts";
import { saveOpenedScreen, saveStartScreen, startScreen } from "./start-screen.ts";
import { headersForNewBody } from "../network/headers-for-new-body.ts";
import { appShell, shellFile } from "../releases/shell/shell-files.ts";
import { readState } from "../releases/sets/state.ts";

declare const self: ServiceWorkerGlobalScope;

/**
 * Answers a navigation with the app shell, or with the page itself as it was saved, the active builds written into it:
 * the page is pinned to them for its whole life. Under low data, and for an address they have no page for, the site is
 * asked first. Before this device holds all that the page needs, the network has to answer.
 */
export async function answerNavigation(
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const [page, state] = await Promise.all([shellFile(appShell), readState()]);
  if (!page || !state) return answerWithoutBuilds(request, waitUntil);
  const { pathname } = new URL(request.url);
  const { language } = spokenAt(pathname, state.config.languages);
  const elsewhere = await answerUnheldLanguage(request, state, language);
  if (elsewhere) return elsewhere;
  const boot = bootOf(state, language);
  if (!isHeld(pathname, boot)) return answerWithoutBuilds(request, waitUntil);
  const lite = await litePage(request, boot);
  if (lite) return lite;
  const newer = await newerPage(request, boot);
  if (newer) return newer;
  const html = withLanguage(await page.text(), language);
  const screen = await startScreen(pathname, boot, html, await openedPage(request.url));
  if (screen) return screen;
  // Keeps Content-Security-Policy and its kind.
  const headers = headersForNewBody(page.headers);
  const policy = headers.get("content-security-policy");
  if (policy) headers.set("content-security-policy", pagePolicy(policy, state.config));
  return new Response(withBoot(withHints(html, hintsFor(pathname, boot)), boot), { headers });
}

/** After a sync: makes sure that the next visit can begin with the start page as it stands. */
export async function saveStartScreens(): Promise<void> {
  const [page, state] = await Promise.all([shellFile(appShell), readState()]);
  if (!page || !state) return;
  const html = await page.text();
  for (const language of heldLanguages(state)) await saveStartScreen(bootOf(state, language), html, language);
}

/**
 * Once the builds are whole: makes sure that the next visit to a page can begin with its screen. The start page is saved
 * at each sync.
 *
 * @param pathname of the page that is open
 */
export async function savePageScreen(pathname: string): Promise<void> {
  const [page, state] = await Promise.all([shellFile(appShell), readState()]);
  if (!page || !state) return;
  const { language, path } = spokenAt(pathname, state.config.languages);
  const boot = bootOf(state, language);
  if (path === "/" || ownerAt(pathname, boot) !== "public-mfe") return;
  await saveOpenedScreen(new URL(pathname, self.location.origin).href, boot, await page.text());
}

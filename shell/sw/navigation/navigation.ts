import { withBoot } from "@ministry/contract";
import { matchPrecache } from "workbox-precaching";
import { bootOf, withHints } from "../releases/boot.ts";
import { hintsFor } from "./hints.ts";
import { litePage } from "./lite-page.ts";
import { newerPage } from "./newer-page.ts";
import { pagePolicy } from "./page-policy.ts";
import { keepStartScreen, startScreen } from "./start-screen.ts";
import { readState } from "../releases/state.ts";

/** The shell's page without any screen in it. */
const appShell = "/app-shell.html";

/**
 * Answers a navigation with the app shell, or with the start page as it was kept, the active builds written into it:
 * the page is pinned to them for its whole life. Under low data, and for an address they have no page for, the site is
 * asked first. Without a held shell the network has to answer.
 */
export async function answerNavigation(request: Request): Promise<Response> {
  const [page, state] = await Promise.all([matchPrecache(appShell), readState()]);
  if (!page) return fetch(request);
  if (!state) return page;
  const boot = bootOf(state);
  const lite = await litePage(request, boot);
  if (lite) return lite;
  const newer = await newerPage(request, boot);
  if (newer) return newer;
  const html = await page.text();
  const { pathname } = new URL(request.url);
  const screen = await startScreen(pathname, boot, html);
  if (screen) return screen;
  // Keeps Content-Security-Policy and its kind; the two that describe the old body must go.
  const headers = new Headers(page.headers);
  headers.delete("content-length");
  headers.delete("content-encoding");
  const policy = headers.get("content-security-policy");
  if (policy) headers.set("content-security-policy", pagePolicy(policy, state.config));
  return new Response(withBoot(withHints(html, hintsFor(pathname, boot)), boot), { headers });
}

/** After a sync: makes sure that the next visit can begin with the start page as it stands. */
export async function keepNavigations(): Promise<void> {
  const [page, state] = await Promise.all([matchPrecache(appShell), readState()]);
  if (page && state) await keepStartScreen(bootOf(state), await page.text());
}

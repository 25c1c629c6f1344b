import { matchPrecache } from "workbox-precaching";
import { bootOf, withBoot, withHints } from "./boot.ts";
import { hintsFor } from "./hints.ts";
import { pagePolicy } from "./page-policy.ts";
import { readState } from "./state.ts";

/** The shell's page without any screen in it; `/` itself may be a prerendered screen. */
const appShell = "/app-shell.html";

/**
 * Answers a navigation with the app shell, the active builds written into it: the page is pinned to them for its
 * whole life. Without a held shell the network has to answer.
 */
export async function answerNavigation(request: Request): Promise<Response> {
  const [page, state] = await Promise.all([matchPrecache(appShell), readState()]);
  if (!page) return fetch(request);
  if (!state) return page;
  // Keeps Content-Security-Policy and its kind; the two that describe the old body must go.
  const headers = new Headers(page.headers);
  headers.delete("content-length");
  headers.delete("content-encoding");
  const boot = bootOf(state);
  const policy = headers.get("content-security-policy");
  if (policy) headers.set("content-security-policy", pagePolicy(policy, state.config));
  const hints = hintsFor(new URL(request.url).pathname, boot);
  return new Response(withBoot(withHints(await page.text(), hints), boot), { headers });
}

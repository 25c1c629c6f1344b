import type { Boot } from "@ministry/contract";
import { fetchWithStartTimeout } from "../network/fetch-with-start-timeout.ts";
import { knowsAddress } from "./hints.ts";

/** How long the site may take to begin its answer; then the builds on this device answer, with "Page not found". */
const timeoutMs = 5_000;

/**
 * Asks the site for an address that the builds on this device have no page for: a release they do not hold yet may
 * have brought it.
 *
 * @returns `undefined` when the builds know the address, and when the site does not answer with a page in time
 */
export async function newerPage(request: Request, boot: Boot): Promise<Response | undefined> {
  if (knowsAddress(decodedPath(request.url), boot)) return undefined;
  try {
    const answer = await fetchWithStartTimeout(request, timeoutMs);
    const isPage = answer.headers.get("content-type")?.startsWith("text/html") ?? false;
    return isPage && answer.status < 500 ? answer : undefined;
  } catch {
    return undefined;
  }
}

function decodedPath(url: string): string {
  const { pathname } = new URL(url);
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

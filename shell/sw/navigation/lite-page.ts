import { lowDataChoice, type Boot } from "@ministry/contract";
import { isLowData } from "../network/low-data.ts";
import { ownerAt } from "./hints.ts";

/** How long the site may take to begin its answer; then what is held on this device answers. */
const timeoutMs = 10_000;

/**
 * The page of the lite edition, which the site's server makes: asked for while low data is on, so that a page costs
 * what it says and no script of the app's runs on it. What the browser was led to without scripts comes from there too.
 *
 * @returns `undefined` while low data is off, for pages of other parts, and where the site does not answer in time
 */
export async function litePage(request: Request, boot: Boot): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  if (ownerAt(pathname, boot) !== "public-mfe") return undefined;
  if (!searchParams.has(lowDataChoice.parameter) && !(await isLowData())) return undefined;
  // The timeout is for the beginning: a slow connection may take longer over the rest.
  const tooLate = new AbortController();
  const timer = setTimeout(() => tooLate.abort(), timeoutMs);
  try {
    const answer = await fetch(request, { signal: tooLate.signal });
    return answer.status < 500 ? answer : undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

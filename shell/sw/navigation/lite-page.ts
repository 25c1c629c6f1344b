import { lowDataChoice, type Boot } from "@ministry/contract";
import { fetchWithStartTimeout } from "../network/fetch-with-start-timeout.ts";
import { isLowData } from "../network/low-data.ts";
import { ownerAt } from "./hints.ts";

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
  try {
    const answer = await fetchWithStartTimeout(request);
    return answer.status < 500 ? answer : undefined;
  } catch {
    return undefined;
  }
}

import { addressIn, spokenAt, type Language } from "@ministry/contract";
import { fetchWithStartTimeout } from "../network/fetch-with-start-timeout.ts";
import { bootOf, heldLanguages } from "../releases/sets/boot.ts";
import type { WorkerState } from "../releases/sets/state.ts";
import { ownerAt } from "./hints.ts";

/**
 * A page in a language that is not on this device comes from the network. Where the site does not answer in time, its
 * visitor is led to the same page in the language that is here.
 *
 * @returns `undefined` where the language is held, and where none is yet
 */
export async function redirectToCachedLanguage(
  request: Request,
  state: WorkerState,
  language: Language,
): Promise<Response | undefined> {
  const held = heldLanguages(state);
  const [instead] = held;
  if (instead === undefined || held.includes(language)) return undefined;
  const url = new URL(request.url);
  if (ownerAt(url.pathname, bootOf(state, instead)) !== "public-mfe") return undefined;
  try {
    return await fetchWithStartTimeout(request);
  } catch {
    const { path } = spokenAt(url.pathname, state.config.languages);
    return Response.redirect(new URL(addressIn(instead, path) + url.search, url).href);
  }
}

import { addressIn, languageNames, spokenAt, type Language } from "@ministry/contract";
import { fetchWithStartTimeout } from "../network/fetch-with-start-timeout.ts";
import { bootOf, heldLanguages } from "../releases/sets/boot.ts";
import type { WorkerState } from "../releases/sets/state.ts";
import { ownerAt } from "./hints.ts";
import { lastResort } from "./last-resort.ts";

/**
 * Answers a page in a language that is not on this device: it comes from the network. Where the site does not answer in
 * time, a page in the language asked for says so and leads to the same page in those that are here.
 *
 * @returns `undefined` where the language is held, and where none is yet
 */
export async function answerUnheldLanguage(
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
    const inOthers = held.map((each) => ({
      language: each,
      path: addressIn(each, path) + url.search,
      title: languageNames[each],
    }));
    return lastResort([], language, inOthers);
  }
}

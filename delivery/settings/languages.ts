import { languageNames, otherLanguages, type OtherLanguage } from "@ministry/contract";
import { Fault } from "../lib/fault.ts";

/**
 * Reads `SITE_LANGUAGES`, the languages that visitors are offered: their codes, separated by spaces. English is always
 * among them: the contract's addresses are in it.
 *
 * @returns those beside English; none where nothing is given, since the ministry has to confirm a language's texts first
 * @throws Fault naming the code that stands for none
 */
export function readLanguages(given: string | undefined): OtherLanguage[] {
  const named = (given ?? "").split(/\s+/).filter(Boolean);
  const unknown = named.find((code) => !Object.hasOwn(languageNames, code));
  if (unknown)
    throw new Fault(
      `SITE_LANGUAGES: there is no language "${unknown}". One of: ${Object.keys(languageNames).join(", ")}.`,
    );
  return otherLanguages.filter((language) => named.includes(language));
}

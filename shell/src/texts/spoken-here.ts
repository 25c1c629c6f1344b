import { loadSeldom } from "../load-seldom.ts";
import { pageLanguage } from "./page-language.ts";
import type { Spoken } from "./spoken.ts";
import { english } from "./texts.ts";

/** On pages in English all is as the contract has it. */
const onlyEnglish: Spoken = { language: "en", texts: english, prefix: "", pathOf: (pathname) => pathname };

/**
 * Tells which language the open page is in. What tells languages apart is loaded only by pages in another one than
 * English, which say so in their HTML.
 *
 * @param offered the languages the site has beside English (`SiteConfig.languages`)
 */
export const spokenHere = async (offered: readonly string[] | undefined): Promise<Spoken> =>
  offered && pageLanguage() !== "en" ? (await loadSeldom()).spokenAmong(offered) : onlyEnglish;

import type { Language } from "@ministry/contract";
import { loadSeldom } from "../load-seldom.ts";
import { pageLanguage } from "./page-language.ts";
import { english, type ShellTexts } from "./texts.ts";

/** The language of a page for its whole life: another one is another page. */
export interface Spoken {
  language: Language;
  texts: ShellTexts;
  /** What stands before each of its addresses. */
  prefix: string;
  /** An address without the prefix of its language. */
  pathOf: (pathname: string) => string;
}

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

import type { Language } from "@ministry/contract";
import { loadSeldom } from "../load-seldom.ts";
import { pageLanguage } from "./page-language.ts";
import type { Spoken } from "./spoken.ts";
import { english } from "./texts.ts";

/** A language with the texts that are here already: English, where all is as the contract has it, needs no others. */
const withEnglishTexts = (language: Language, prefix: string): Spoken => ({
  ...{ language, texts: english, prefix },
  pathOf: (pathname) => pathname.slice(prefix.length) || "/",
});

/**
 * Tells which language the open page is in. What tells languages apart is loaded only by pages in another one than
 * English, which say so in their HTML; where it can't be had, they get the shell's few sentences in English.
 *
 * @param offered the languages the site has beside English (`SiteConfig.languages`)
 */
export async function spokenHere(offered: readonly string[] | undefined): Promise<Spoken> {
  const language = pageLanguage();
  if (!offered || language === "en") return withEnglishTexts("en", "");
  try {
    return await (await loadSeldom()).spokenAmong(offered);
  } catch (error) {
    console.warn("language not loaded", error);
    return withEnglishTexts(language, `/${language}`);
  }
}

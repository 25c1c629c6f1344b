import { loadRarelyUsed } from "../load-rarely-used.ts";
import { pageLanguage } from "./page-language.ts";
import type { PageLanguage } from "./page-language.ts";
import { english } from "./texts.ts";

/** On pages in English all is as the contract has it. */
const onlyEnglish: PageLanguage = {
  language: "en",
  texts: english,
  prefix: "",
  pathOf: (pathname) => pathname,
};

/**
 * Tells which language the open page is in. What tells languages apart is loaded only by pages in another one than
 * English, which say so in their HTML; where it can't be had, they get the shell's few sentences in English.
 *
 * @param offered the languages the site has beside English (`SiteConfig.languages`)
 */
export async function loadPageLanguage(offered: readonly string[] | undefined): Promise<PageLanguage> {
  const language = pageLanguage();
  if (!offered || language === "en") return onlyEnglish;
  const rarelyUsed = await loadRarelyUsed().catch(console.warn);
  if (rarelyUsed) return rarelyUsed.loadPageLanguageAmong(offered);
  const prefix = `/${language}`;
  return { ...onlyEnglish, language, prefix, pathOf: (pathname) => pathname.slice(prefix.length) || "/" };
}

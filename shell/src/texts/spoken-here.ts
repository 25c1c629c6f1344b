import { loadSeldom } from "../load-seldom.ts";
import { pageLanguage } from "./page-language.ts";
import type { Spoken } from "./spoken.ts";
import { english } from "./texts.ts";

/** On pages in English all is as the contract has it. */
const onlyEnglish: Spoken = { language: "en", texts: english, prefix: "", pathOf: (pathname) => pathname };

/**
 * Tells which language the open page is in. What tells languages apart is loaded only by pages in another one than
 * English, which say so in their HTML; where it can't be had, they get the shell's few sentences in English.
 *
 * @param offered the languages the site has beside English (`SiteConfig.languages`)
 */
export async function spokenHere(offered: readonly string[] | undefined): Promise<Spoken> {
  const language = pageLanguage();
  if (!offered || language === "en") return onlyEnglish;
  const seldom = await loadSeldom().catch(console.warn);
  if (seldom) return seldom.spokenAmong(offered);
  const prefix = `/${language}`;
  return { ...onlyEnglish, language, prefix, pathOf: (pathname) => pathname.slice(prefix.length) || "/" };
}

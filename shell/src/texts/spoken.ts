import type { Language } from "@ministry/contract";
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

/** On a site that names no languages all is English. */
const onlyEnglish: Spoken = { language: "en", texts: english, prefix: "", pathOf: (pathname) => pathname };

/**
 * Tells which language the open page is in. What tells languages apart is loaded only where there are several.
 *
 * @param offered the languages the site has beside English (`SiteConfig.languages`)
 */
export const spokenHere = async (offered: readonly string[] | undefined): Promise<Spoken> =>
  offered?.length ? (await import("../seldom.ts")).spokenAmong(offered) : onlyEnglish;

import { prefixOf, spokenAt } from "@ministry/contract";
import { loadTexts } from "./load-texts.ts";
import { rememberChoice } from "./remember-choice.ts";
import type { PageLanguage } from "./page-language.ts";

/** The language of the open page on a site that has several, with its texts. */
export async function loadPageLanguageAmong(offered: readonly string[]): Promise<PageLanguage> {
  const { language } = spokenAt(location.pathname, offered);
  rememberChoice(language);
  return {
    language,
    texts: await loadTexts(language),
    prefix: prefixOf(language),
    pathOf: (pathname) => spokenAt(pathname, offered).path,
  };
}

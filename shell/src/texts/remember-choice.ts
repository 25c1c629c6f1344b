import { languageNames, type Language } from "@ministry/contract";
import { rememberLanguage } from "./language-choice.ts";

/**
 * Remembers the language that a visitor chose in a menu: that of this page, where a page of the site led to it, and the one
 * that a link leads to from here. For pages in another language than English: each choice begins or ends on one, so that
 * English pages need nothing for it.
 */
export function rememberChoice(ofPage: Language): void {
  if (document.referrer.startsWith(`${location.origin}/`)) rememberLanguage(ofPage);
  addEventListener("click", ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[hreflang]");
    if (link && link.hreflang in languageNames) rememberLanguage(link.hreflang as Language);
  });
}

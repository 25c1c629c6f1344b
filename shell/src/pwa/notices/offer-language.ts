import type { OtherLanguage } from "@ministry/contract";
import { chosenLanguage } from "../../texts/language-choice.ts";
import type { ReactNode } from "react";
import { loadRarelyUsed } from "../../load-rarely-used.ts";
import type { PageLanguage } from "../../texts/page-language.ts";

/**
 * Offers the open page in the language that its visitor would rather read: the one chosen on this device, else the
 * browser's. Who reads the page's language loads nothing of it.
 *
 * @param offered the languages the site has beside English
 */
export async function offerLanguage(
  { language, pathOf }: PageLanguage,
  offered: readonly OtherLanguage[],
  show: (offer: ReactNode) => void,
): Promise<void> {
  if ((chosenLanguage() ?? navigator.language).startsWith(language)) return;
  (await loadRarelyUsed()).showLanguageOffer(show, language, offered, pathOf);
}

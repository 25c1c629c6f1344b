import type { OtherLanguage } from "@ministry/contract";
import { chosenLanguage } from "@ministry/contract/language-choice";
import type { ReactNode } from "react";
import { loadSeldom } from "../../load-seldom.ts";
import type { Spoken } from "../../texts/spoken.ts";

/**
 * Offers the open page in the language that its visitor would rather read: the one chosen on this device, else the
 * browser's. Who reads the page's language loads nothing of it.
 *
 * @param offered the languages the site has beside English
 */
export async function offerLanguage(
  { language, pathOf }: Spoken,
  offered: readonly OtherLanguage[],
  show: (offer: ReactNode) => void,
): Promise<void> {
  if ((chosenLanguage() ?? navigator.language).startsWith(language)) return;
  (await loadSeldom()).showLanguageOffer(show, language, offered, pathOf);
}

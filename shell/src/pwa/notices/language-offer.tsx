import { addressIn, languageNames, languages, type Language } from "@ministry/contract";
import { chosenLanguage, rememberLanguage } from "../../texts/language-choice.ts";
import { Button } from "@ministry/shared-ui";
import { useState, type ReactNode } from "react";
import { NoticeRow, wayStyle } from "./notice-row.tsx";

/** What is said in each language to who reads it; to be confirmed by the ministry. */
const texts: Record<Language, { offer: string; close: string }> = {
  en: { offer: "This page is available in English.", close: "Close" },
  so: { offer: "Boggan waxaa lagu akhrin karaa Af-Soomaali.", close: "Xidh" },
  ar: { offer: "هذه الصفحة متاحة باللغة العربية.", close: "إغلاق" },
};

/**
 * The language that a visitor would rather read than that of the page: the one that was chosen on this device, else the
 * first of the browser's that the site has.
 */
export function wantedLanguage(
  ofPage: Language,
  offered: readonly Language[],
  wishes: readonly (string | null)[] = [chosenLanguage(), ...navigator.languages],
): Language | undefined {
  const known: readonly Language[] = ["en", ...offered];
  for (const wish of wishes) {
    const found = known.find((each) => each === wish?.toLowerCase().split("-")[0]);
    if (found) return found === ofPage ? undefined : found;
  }
  return undefined;
}

/**
 * The offer of another language than the page's; nothing where its visitor wants none that the site has.
 *
 * @param pathOf takes the language off an address
 */
export function languageOffer(
  ofPage: Language,
  offered: readonly Language[],
  pathOf: (pathname: string) => string,
): ReactNode {
  const language = wantedLanguage(ofPage, offered);
  return language && <LanguageOffer {...{ language, ofPage, pathOf }} />;
}

/** Shows the offer; where there is none it takes no other hint's place. */
export function showLanguageOffer(
  show: (offer: ReactNode) => void,
  ...page: Parameters<typeof languageOffer>
): void {
  const offer = languageOffer(...page);
  if (offer) show(offer);
}

interface LanguageOfferProps {
  /** The language that is offered. */
  language: Language;
  ofPage: Language;
  pathOf: (pathname: string) => string;
}

/** One line in the offered language; whoever dismisses it stays with the page's and is not asked again. */
function LanguageOffer({ language, ofPage, pathOf }: LanguageOfferProps) {
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  const { offer, close } = texts[language];
  const dismiss = () => {
    rememberLanguage(ofPage);
    setDismissed(true);
  };
  const { dir } = languages[language];
  // Another page may be open by the time somebody follows the link.
  const here = () => addressIn(language, pathOf(location.pathname)) + location.search;
  return (
    <NoticeRow text={offer} lang={language} dir={dir}>
      <a
        href={here()}
        hrefLang={language}
        style={wayStyle}
        onClick={({ currentTarget }) => {
          currentTarget.href = here();
          rememberLanguage(language);
        }}
      >
        {languageNames[language]}
      </a>
      <Button size="small" variant="quiet" onClick={dismiss}>
        {close}
      </Button>
    </NoticeRow>
  );
}

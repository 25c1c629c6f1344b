/** A language the public site may speak. English is the one of the contract's addresses and of the portal. */
export type Language = "en" | "so" | "ar";

/** A language that has addresses of its own. */
export type OtherLanguage = Exclude<Language, "en">;

/** Each language's name in itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: "English",
  so: "Soomaali",
  ar: "العربية",
};

export const otherLanguages: readonly OtherLanguage[] = ["so", "ar"];

/** What stands before each address of a language: nothing, `/so`, `/ar`. */
export const prefixOf = (language: Language): string => (language === "en" ? "" : `/${language}`);

/** An address in a language: `/so` for the home page, `/so/WaterProject`. */
export const addressIn = (language: Language, path: string): string =>
  language === "en" ? path : `/${language}${path === "/" ? "" : path}`;

/** An address apart from its language. */
export interface Spoken {
  language: Language;
  /** The address as the contract spells it. */
  path: string;
}

/**
 * Takes the language off an address, in whatever case it is written (AMB-39).
 *
 * @param offered the languages the site has beside English (`SiteConfig.languages`); what begins otherwise is English
 */
export function spokenAt(pathname: string, offered: readonly string[] = []): Spoken {
  const first = pathname.toLowerCase().split("/")[1];
  const language = otherLanguages.find((each) => each === first && offered.includes(each));
  return language
    ? { language, path: pathname.slice(language.length + 1) || "/" }
    : { language: "en", path: pathname };
}

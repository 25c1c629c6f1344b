import { addressIn, type Language, type OtherLanguage } from "./languages.ts";

interface LanguageFacts {
  /** The way it is written. */
  dir: "ltr" | "rtl";
  /** As Open Graph names it. */
  locale: string;
}

export const languages: Readonly<Record<Language, LanguageFacts>> = {
  en: { dir: "ltr", locale: "en_GB" },
  so: { dir: "ltr", locale: "so_SO" },
  ar: { dir: "rtl", locale: "ar_AR" },
};

/** What the shell's page says to browsers without scripts; to be confirmed by the ministry. */
const withoutScripts: Readonly<Record<OtherLanguage, string>> = {
  so: "Mareegtan waxay JavaScript u baahan tahay foomamkeeda iyo nuqullada la kaydiyo.",
  ar: "يحتاج هذا الموقع إلى JavaScript لنماذجه وللنسخ المحفوظة.",
};

/**
 * Says in a page's HTML which language it is in, names the feed and the app to install in that language, and says there
 * what the page says.
 */
export function withLanguage(html: string, language: Language): string {
  if (language === "en") return html;
  const { dir, locale } = languages[language];
  return html
    .replace('<html lang="en">', `<html lang="${language}" dir="${dir}">`)
    .replace('content="en_GB"', `content="${locale}"`)
    .replace('href="/manifest.', `$&${language}.`)
    .replace('href="/feed.xml"', `href="${addressIn(language, "/feed.xml")}"`)
    .replace(/(<noscript>)[^<]+/, `$1${withoutScripts[language]}`);
}

import type { Language } from "@ministry/contract";

interface InstallTexts {
  hint: string;
  ask: string;
  how: string;
  notNow: string;
}

/** What the hint at installing says. Somali and Arabic: to be confirmed by the ministry. */
export const installTexts: Readonly<Record<Language, InstallTexts>> = {
  en: {
    hint: "Keep this site for offline use.",
    ask: "Install",
    how: "See how",
    notNow: "Not now",
  },
  so: {
    hint: "Mareegta ku hay qalabkaaga.",
    ask: "Ku rakib",
    how: "Eeg sida",
    notNow: "Hadda maya",
  },
  ar: {
    hint: "احتفظ بهذا الموقع على جهازك.",
    ask: "تثبيت",
    how: "كيف ذلك",
    notNow: "ليس الآن",
  },
};

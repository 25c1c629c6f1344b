import type { Language } from "../languages/languages.ts";

interface ScreenTexts {
  title: string;
  crashed: string;
  missing: string;
  reload: string;
}

/** What stands in place of a screen in a root of its own, as the shell says it. Somali and Arabic: to be confirmed by the ministry. */
export const screenTexts: Readonly<Record<Language, ScreenTexts>> = {
  en: {
    title: "This page can't be shown now",
    crashed: "Something went wrong on it. Try reloading the page.",
    missing: "It could not be loaded. Check the connection and try again.",
    reload: "Reload",
  },
  so: {
    title: "Boggan hadda lama tusi karo",
    crashed: "Wax baa ka khaldamay. Isku day inaad bogga dib u rarto.",
    missing: "Lama soo rari karin. Hubi internetka oo isku day mar kale.",
    reload: "Dib u rar",
  },
  ar: {
    title: "لا يمكن عرض هذه الصفحة الآن",
    crashed: "حدث خطأ فيها. حاول إعادة تحميل الصفحة.",
    missing: "تعذر تحميلها. تحقق من الاتصال وحاول مرة أخرى.",
    reload: "إعادة التحميل",
  },
};

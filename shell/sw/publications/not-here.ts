import { addressIn, type Language } from "@ministry/contract";
import { ownPage } from "../html/own-page.ts";

interface NotHereTexts {
  title: string;
  reason: string;
  onDevice: string;
  publications: string;
}

/** What is said in a document's place. Somali and Arabic: to be confirmed by the ministry. */
const texts: Readonly<Record<Language, NotHereTexts>> = {
  en: {
    title: "This document is not on this device",
    reason: "It could not be fetched now. It can be saved when the site can be reached.",
    onDevice: "What is on this device",
    publications: "Publications",
  },
  so: {
    title: "Dukumentigani kuma jiro qalabkan",
    reason: "Hadda lama soo qaadi karin. Waa la kaydin karaa marka mareegta la gaaro.",
    onDevice: "Waxa ku jira qalabkan",
    publications: "Daabacaadaha",
  },
  ar: {
    title: "هذا المستند غير موجود على هذا الجهاز",
    reason: "تعذر جلبه الآن. يمكن حفظه عندما يمكن الوصول إلى الموقع.",
    onDevice: "ما هو محفوظ على هذا الجهاز",
    publications: "الإصدارات",
  },
};

/** The page in the place of a document that is neither on this device nor can be fetched. */
export function notHere(language: Language = "en"): Promise<Response> {
  const { title, reason, onDevice, publications } = texts[language];
  const link = (path: string, label: string) =>
    `<p><a class="action" href="${addressIn(language, path)}">${label}</a></p>`;
  return ownPage(
    language,
    title,
    `<p>${reason}</p>\n${link("/offline", onDevice)}\n${link("/AssessmentsPost", publications)}`,
  );
}

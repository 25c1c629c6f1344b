import type { Language } from "@ministry/contract";

/** What a page says where nothing else can. Somali and Arabic: to be confirmed by the ministry. */
export interface LastResortTexts {
  title: string;
  reason: string;
  tryAgain: string;
  /** Stands above the names of the languages that are on the device. */
  inLanguages: string;
  whatToDo: string;
  ways: readonly string[];
  call: string;
  /** Names of the ministry's numbers, in their order. */
  phones: readonly string[];
  saved: string;
  nothing: string;
  /** Stands above a page that is shown as it was sent, the first sentence in bold. */
  again: readonly [string, string];
}

export const lastResortTexts: Readonly<Record<Language, LastResortTexts>> = {
  en: {
    title: "This page can’t be loaded now",
    reason: "The site did not answer, and this page can’t be shown without it now.",
    tryAgain: "Try again",
    inLanguages: "Languages of the site on this device",
    whatToDo: "What you can do",
    ways: [
      "Check that mobile data or Wi-Fi is on.",
      "Move to a place with a better signal.",
      "Call the ministry.",
    ],
    call: "Call us",
    phones: ["Complaints, free of charge", "Mobile", "Landline"],
    saved: "Saved on this device",
    nothing: "No page or file that can be opened now was found.",
    again: [
      "The site can’t be reached now.",
      "This is the page as you opened it. Its buttons work again once the site can be reached: then reload it.",
    ],
  },
  so: {
    title: "Boggan hadda lama furi karo",
    reason: "Mareegtu ma jawaabin, boggana hadda lama tusi karo la’aanteed.",
    tryAgain: "Isku day mar kale",
    inLanguages: "Luqadaha mareegta ee qalabkan ku jira",
    whatToDo: "Waxa aad samayn karto",
    ways: [
      "Hubi in internetka moobilka ama Wi-Fi uu shidan yahay.",
      "U dhaqaaq meel calaamaddu ka fiican tahay.",
      "Wac wasaaradda.",
    ],
    call: "Na soo wac",
    phones: ["Cabashooyinka, lacag la’aan", "Moobil", "Taleefanka xafiiska"],
    saved: "Ku kaydsan qalabkan",
    nothing: "Lama helin bog ama fayl hadda la furi karo.",
    again: [
      "Mareegta hadda lama gaari karo.",
      "Kani waa boggii sidii aad u furtay. Badhamadiisu way shaqayn doonaan marka mareegta la gaaro: markaas dib u rar.",
    ],
  },
  ar: {
    title: "لا يمكن تحميل هذه الصفحة الآن",
    reason: "لم يستجب الموقع، ولا يمكن عرض هذه الصفحة الآن من دونه.",
    tryAgain: "حاول مرة أخرى",
    inLanguages: "لغات الموقع على هذا الجهاز",
    whatToDo: "ما يمكنك فعله",
    ways: [
      "تأكد من تشغيل بيانات الهاتف أو Wi-Fi.",
      "انتقل إلى مكان تكون فيه الإشارة أقوى.",
      "اتصل بالوزارة.",
    ],
    call: "اتصل بنا",
    phones: ["الشكاوى، مجاناً", "الهاتف المحمول", "الهاتف الأرضي"],
    saved: "محفوظ على هذا الجهاز",
    nothing: "لم يُعثر على صفحة أو ملف يمكن فتحه الآن.",
    again: [
      "لا يمكن الوصول إلى الموقع الآن.",
      "هذه هي الصفحة كما فتحتها. ستعمل أزرارها من جديد عندما يمكن الوصول إلى الموقع: أعد تحميلها عندئذ.",
    ],
  },
};

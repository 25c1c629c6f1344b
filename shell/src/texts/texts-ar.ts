import type { ShellTexts } from "./texts.ts";

const kinds: Record<string, string> = {
  images: "الصور المحفوظة",
  documents: "الوثائق المحفوظة",
};

/** In Arabic; to be confirmed by the ministry. */
export const texts: ShellTexts = {
  loading: "جارٍ التحميل…",
  tryAgain: "حاول مرة أخرى",
  stillFails: "ما زال التحميل متعذراً. يرجى المحاولة مرة أخرى بعد قليل.",
  noConfiguration: {
    title: "لا يمكن تحميل الموقع الآن",
    text: "تعذرت قراءة إعداداته. يرجى التحقق من اتصالك.",
  },
  pageFailed: {
    title: "لا يمكن عرض هذه الصفحة الآن",
    text: "حدث خطأ فيها. حاول إعادة تحميل الصفحة.",
  },
  partFailed: {
    title: "هذا الجزء من الموقع غير متاح الآن",
    text: "تعذر تحميله. تحقق من الاتصال وحاول مرة أخرى.",
  },
  notices: "الاتصال والتحديثات",
  line: {
    offline: "أنت غير متصل بالإنترنت.",
    unreachable: "لا يمكن الوصول إلى خدمة الوزارة في الوقت الحالي.",
    captive: "تطلب منك هذه الشبكة تسجيل الدخول أولاً.",
  },
  signIn: "افتح صفحة تسجيل الدخول الخاصة بها",
  savedCopy: (time) => `نسخة محفوظة من ${time}.`,
  earlierVisit: "زيارة سابقة",
  gaveUp: (what) => `المساحة على هذا الجهاز قليلة. اضطررنا إلى حذف بعض ${kinds[what] ?? what}.`,
  updateReady: "يوجد تحديث جاهز.",
  reload: "إعادة التحميل",
};

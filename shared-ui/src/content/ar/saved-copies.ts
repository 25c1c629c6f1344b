import type * as english from "../saved-copies.ts";
import type { Translated } from "../translated.ts";
import { counted } from "./plural.ts";

export const savedCopiesTexts: Translated<typeof english.savedCopiesTexts> = {
  counting: "جارٍ حساب المحفوظات…",
  unknown: "لا يبيّن هذا المتصفح ما هو محفوظ.",
  refresh: "تحديث الآن",
  pictures: "حفظ الصور أيضًا",
  picturesOf: (size) => `حفظ الصور أيضًا، ${size}`,
  lowData: "توفير البيانات",
  on: "مفعّل",
  off: "متوقف",
  refreshedAt: (time) => `آخر تحديث ${time}`,
  notRefreshed: "لم يُجلب شيء بعد",
  upToDate: "كل شيء محدّث.",
  notAnswered: "لم تستجب خدمة الوزارة. تبقى المحفوظات كما هي.",
  failed: "لم ينجح ذلك. يرجى المحاولة مرة أخرى.",
  removed: "تم الحذف.",
  allRemoved: "تم حذف جميع المحفوظات.",
  picturesHere: (count, size) => `الصور على هذا الجهاز: ${count}، ${size}.`,
  nothing: "لا شيء",
  amount: (count, size) => `${count}، ${size}`,
  since: (time) => `منذ ${time}`,
  clear: "مسح",
  clearAll: "مسح الكل",
  clearAllName: "مسح الكل؟",
  clearAllQuestion: "هل تريد مسح جميع النصوص والصور والملفات؟",
  keep: "إبقاء",
  neverCleared: "ما ينتظر الإرسال لا يُمسح أبدًا.",
  used: (used, allowed) => `المستخدم ${used} من ${allowed} يسمح بها هذا المتصفح`,
  usedName: "المساحة المستخدمة",
  promised: "تعهد المتصفح بإبقاء المحفوظات، حتى عند ضيق المساحة على الجهاز.",
  notPromised: "عند ضيق المساحة على الجهاز قد يحذف المتصفح المحفوظات.",
  askPromise: "اطلب من المتصفح إبقاءها",
  noPromise: "لا يتعهد المتصفح بذلك بعد. قد يفعل بعد تثبيت الموقع أو كثرة استخدامه.",
  files: "الإصدارات على هذا الجهاز",
  remove: "حذف",
  stop: "إيقاف",
  savedAt: (time) => `حُفظ في ${time}`,
  notSaved: "تعذر الحفظ",
  waiting: "ينتظر دوره أو الاتصال",
  saving: (name) => `جارٍ حفظ ${name}`,
};

export const savedKindTexts: Translated<typeof english.savedKindTexts> = {
  site: { title: "الموقع نفسه", about: "صفحاته وبرامجه؛ تبقى دائمًا" },
  reads: { title: "النصوص", about: "قوائم المشاريع والفعاليات والإصدارات وتفاصيلها" },
  images: { title: "الصور", about: "تُحذف الأقدم أولاً عند ضيق المساحة" },
  publications: { title: "الإصدارات المحفوظة", about: "ملفات حفظتها للاستخدام بدون اتصال" },
  opened: { title: "الملفات المفتوحة", about: "ملفات اطلعت عليها؛ تُحذف عند ضيق المساحة" },
};

const units = {
  file: { one: "ملف واحد", two: "ملفان", few: "ملفات", many: "ملفًا", other: "ملف" },
  text: { one: "نص واحد", two: "نصان", few: "نصوص", many: "نصًا", other: "نص" },
  picture: { one: "صورة واحدة", two: "صورتان", few: "صور", many: "صورة", other: "صورة" },
} as const;

export const countOf = (count: number, unit: keyof typeof units): string => counted(count, units[unit]);

export const timeFormat: typeof english.timeFormat = [
  "ar-u-nu-latn",
  { dateStyle: "medium", timeStyle: "short" },
];

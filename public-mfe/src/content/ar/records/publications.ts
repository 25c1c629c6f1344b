import type { Translated } from "@ministry/shared-ui";
import type * as english from "../../records/publications.ts";

export const publicationTexts: Translated<typeof english.publicationTexts> = {
  title: "الإصدارات",
  lead: "تقييمات الوزارة وتقاريرها، لقراءتها هنا أو تنزيلها.",
  failed: "تعذر تحميل الوثائق.",
  one: "وثيقة",
  gone: "الوثيقة غير موجودة",
  oneFailed: "تعذر تحميل الوثيقة.",
  sections: {
    water: "تقارير المياه",
    energy: "تقارير الطاقة",
    other: "تقارير أخرى",
  },
  emptySection: "لا توجد وثائق في هذا القسم بعد.",
  noDescription: "بلا وصف",
  copied: "تم نسخ الرابط",
  notCopied: "تعذر نسخ الرابط",
  about: "عن هذه الوثيقة",
  seeAll: "عرض جميع الإصدارات",
  details: "التفاصيل",
  allTitle: "جميع الوثائق",
  searchLabel: "البحث في الإصدارات",
  searchInside: "البحث داخل الوثائق",
  kindLabel: "نوع الملف",
  allKinds: "جميع الأنواع",
  pages: "صفحات الوثائق",
  loading: "جارٍ تحميل الوثائق",
  loadingOne: "جارٍ تحميل الوثيقة",
  count: (found, all) => (found < all ? `الوثائق: ${found} من ${all}` : `مجموع الوثائق: ${all}`),
};

export const fileTexts: Translated<typeof english.fileTexts> = {
  view: "عرض",
  download: "تنزيل",
  copy: "نسخ الرابط",
  size: "الحجم",
  updated: "آخر تحديث",
  file: "الملف",
  unknownKind: "ملف",
  untitled: "وثيقة بلا عنوان",
};

export const savingTexts: Translated<typeof english.savingTexts> = {
  save: "حفظ للاستخدام بدون اتصال",
  again: "حاول مرة أخرى",
  saveCount: (count, all) =>
    all ? `حفظ الكل (${count}) للاستخدام بدون اتصال` : `حفظ ${count} للاستخدام بدون اتصال`,
  saved: "محفوظة للاستخدام بدون اتصال",
  saving: (title) => `جارٍ حفظ ${title}`,
  waits: "يُحفظ عند توفّر الاتصال.",
  remove: "حذف",
  removeWhat: (title) => `من هذا الجهاز: ${title}`,
  stop: "إيقاف",
  stopWhat: (title) => `حفظ: ${title}`,
  noRoom: "لا تكفي المساحة على هذا الجهاز للملف.",
  noWorker: "لا يستطيع هذا المتصفح حفظه الآن.",
  gone: "لم يعد الملف موجودًا.",
  damaged: "لم يصل الملف كما أُرسل.",
  changed: "تغيّر الملف منذ إعداد هذه القائمة. أعد تحميل الصفحة ثم حاول مرة أخرى.",
};

import type { Translated } from "@ministry/shared-ui";
import type * as english from "../../records/events.ts";

export const byMinistry = (ministry: string): string => `نشرته ${ministry}`;
export const publishedText = "تاريخ النشر";
export const loadingEventText = "جارٍ تحميل الفعالية";
export const eventPagesText = "صفحات الفعاليات";

export const eventTexts: Translated<typeof english.eventTexts> = {
  title: "الفعاليات والأخبار",
  banner: "الفعاليات والأخبار",
  lead: "ما يجري في الوزارة وفي أعمالها في الأقاليم، الأحدث أولاً.",
  failed: "تعذر تحميل الفعاليات.",
  none: "لا توجد فعاليات.",
  more: "اقرأ المزيد",
  one: "فعالية",
  untitled: "فعالية بلا عنوان",
  all: "عرض جميع الفعاليات",
  feed: "المتابعة عبر RSS",
  gone: "الفعالية غير موجودة",
  oneFailed: "تعذر تحميل تفاصيل الفعالية.",
  toCome: "قادمة",
  remind: "إضافة إلى التقويم",
  loading: "جارٍ تحميل الفعاليات",
  latest: "أحدث الفعاليات",
  filters: {
    month: "الشهر",
    district: "المكان",
    sector: "القطاع",
    pageSize: "عدد الفعاليات في الصفحة",
    perPage: (size) => `${size} في الصفحة`,
    anyMonth: "جميع الأشهر",
    anyDistrict: "جميع الأماكن",
    anySector: "جميع القطاعات",
    when: "الموعد",
    anyTime: "أي موعد",
    none: "لا توجد أخبار تطابق هذا الاختيار.",
    clear: "عرض جميع الأخبار",
  },
  count: (shown, total) => `الفعاليات المعروضة: ${shown} من ${total}`,
  noText: "لم يُنشر نص آخر عن هذه الفعالية.",
};

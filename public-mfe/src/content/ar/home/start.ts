import type { Translated } from "@ministry/shared-ui";
import type * as english from "../../home/start.ts";

export const start: Translated<typeof english.start> = {
  search: "ابحث في الموقع",
  find: "بحث",
  tasks: "ماذا تريد أن تفعل؟",
  task: {
    project: "البحث عن مشروع",
    report: "الإبلاغ عن نقطة مياه معطلة",
    publications: "قراءة الإصدارات",
    tenders: "المناقصات المفتوحة",
    contact: "الاتصال بالوزارة",
    offline: "حفظ الموقع للقراءة بدون اتصال",
  },
  hotline: "الخط الساخن",
  news: "آخر الأخبار",
  allNews: "جميع الأخبار",
  noNews: "لم تُنشر أخبار بعد.",
  newsFailed: "تعذر تحميل الأخبار.",
  tryAgain: "حاول مرة أخرى",
};

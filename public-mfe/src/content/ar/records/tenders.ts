import { counted, type Translated } from "@ministry/shared-ui";
import type * as english from "../../records/tenders.ts";

const day = { one: "يوم واحد", two: "يومان", few: "أيام", many: "يومًا", other: "يوم" };

export const tenderTexts: Translated<typeof english.tenderTexts> = {
  title: "المناقصات",
  lead: "مناقصات الوزارة. تُحسب الأيام المتبقية بالتوقيت المحلي للوزارة.",
  open: "المناقصات المفتوحة",
  noneOpen: "لا توجد مناقصة مفتوحة الآن. تظهر المناقصات الجديدة هنا يوم نشرها.",
  closed: "المناقصات المغلقة",
  undated: "وثائق مناقصات بلا تاريخ إغلاق",
  failed: "تعذر تحميل المناقصات.",
  loading: "جارٍ تحميل المناقصات",
  closes: "تُغلق في",
  hasClosed: "أُغلقت في",
  left: (days) => (days === 0 ? "تُغلق اليوم" : `المتبقي: ${counted(days, day)}`),
  isClosed: "مغلقة",
  remind: "إضافة إلى التقويم",
  closing: (title) => `إغلاق المناقصة: ${title}`,
  all: "عرض جميع المناقصات",
};

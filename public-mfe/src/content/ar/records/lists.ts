import type { Translated } from "@ministry/shared-ui";
import type * as english from "../../records/lists.ts";

export const listTexts: Translated<typeof english.listTexts> = {
  showMore: (next, left) => (next === left ? `عرض البقية (${left})` : `عرض ${next} أخرى من ${left}`),
  searching: "جارٍ البحث",
  searchMissing: "تعذر تحميل البحث؛ القائمة معروضة بدونه.",
};

export const orderText = "الترتيب";
export const orderNames: Translated<typeof english.orderNames> = {
  newest: "الأحدث أولاً",
  oldest: "الأقدم أولاً",
  title: "العنوان، أبجديًا",
};

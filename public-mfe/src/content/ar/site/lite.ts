import type { Translated } from "@ministry/shared-ui";
import type * as english from "../../site/lite.ts";

export const liteTexts: Translated<typeof english.liteTexts> = {
  edition: "النسخة الخفيفة",
  bar: "النسخة الخفيفة: نص فقط، والصور روابط.",
  full: "إيقاف توفير البيانات",
  allPictures: "عرض جميع الصور",
  menu: "القائمة",
  search: "بحث",
  tools: "هذه القائمة",
  show: "عرض",
  keepsTitle: "حفظ الموقع للاستخدام بدون اتصال",
  keeps:
    "لا تُحفظ هذه الصفحات الخفيفة على هذا الجهاز. عند إيقاف توفير البيانات يحفظ الموقع نصوصه للاستخدام بدون اتصال: نحو 0.3 ميغابايت في الزيارة الأولى.",
  keep: "إيقاف توفير البيانات وحفظ الموقع",
};

import type { Translated } from "@ministry/shared-ui";
import type * as english from "../../site/saved-pages.ts";

export const savedPagesTexts: Translated<typeof english.savedPagesTexts> = {
  looking: "جارٍ البحث في المحفوظات…",
  nothing: "لم يُحفظ بعد أي مشروع أو فعالية أو إصدار. افتح الموقع مع وجود اتصال لدقيقة واحدة.",
  isWhole: "تُفتح جميع الصفحات الثابتة في الموقع، وهذه:",
  isPartial: "لم تُحفظ كل الصفحات الثابتة في الموقع بعد. هذه تُفتح:",
  all: "القائمة الكاملة",
  kinds: {
    water: "مشاريع المياه",
    energy: "مشاريع الطاقة",
    events: "الفعاليات",
    publications: "الإصدارات",
  },
  neverFetched: {
    title: "هذه الصفحة غير محفوظة على هذا الجهاز",
    text: "تعذر جلبها الآن.",
    more: "كل شيء عن الاستخدام بدون اتصال",
  },
};

export const newestCount = (count: number): string => `أحدث ${count}`;

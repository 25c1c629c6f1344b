import type { Translated } from "@ministry/shared-ui";
import type * as english from "../../records/project-finding.ts";

export const findingTexts: Translated<typeof english.findingTexts> = {
  sectors: { water: "المياه", energy: "الطاقة" },
  stages: {
    planned: "مخطط له",
    tendering: "قيد طرح المناقصة",
    ongoing: "جارٍ",
    completed: "مكتمل",
  },
  filters: {
    sector: { label: "القطاع", all: "جميع القطاعات" },
    district: { label: "المكان", all: "جميع الأماكن" },
    stage: { label: "المرحلة", all: "جميع المراحل" },
    year: { label: "سنة البدء", all: "جميع السنوات" },
  },
  choice: (name, count) => `${name} (${count})`,
  noneFound: "لا يوجد مشروع تجتمع فيه هذه الشروط.",
  withoutFilters: "البحث في جميع المشاريع",
  onMap: "عرضها على الخريطة",
  progress: (title) => `تقدم المشروع: ${title}`,
  progressText: (percent) => `أُنجز ${percent}%`,
  timeline: {
    title: "المسار الزمني",
    now: "الآن",
    started: "بدأ العمل",
    toStart: "موعد بدء العمل",
    onMap: "عرضه على الخريطة",
    entered: "يحمل كل إنجاز تاريخ إدخال الوزارة له هنا.",
  },
};

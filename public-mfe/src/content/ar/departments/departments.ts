import type { Translated } from "@ministry/shared-ui";
import type * as english from "../../departments/departments.ts";

export const mandatesTitle = "الاختصاصات";
export const activitiesTitle = "الأنشطة";
export const studiesTitle = "الدراسات";
export const tasksTitle = "المهام";
export const valuesTitle = "القيم";
export const overviewTitle = "نظرة عامة";
export const backgroundTitle = "خلفية";
export const servicesTitle = "الخدمات";
export const servicesAndMandatesTitle = "الخدمات والاختصاصات";
export const currentTitle = "الوضع الحالي";
export const plannedTitle = "الوضع المخطط له";
export const achievementsTitle = "الإنجازات";
export const ongoingTitle = "المشاريع الجارية";
export const ongoingAndPipelineTitle = "المشاريع الجارية والمقبلة";
export const allWaterProjectsText = "جميع مشاريع المياه";
export const allEnergyProjectsText = "جميع مشاريع الطاقة";
export const aboutTitle = "من نحن";
export const departmentsTitle = "الإدارات";
export const ourServicesTitle = "خدماتنا";

export const actText: Translated<typeof english.actText> = {
  downloadShort: "تنزيل",
  viewShort: "عرض",
  download: (title) => `تنزيل ${title} (PDF)`,
  view: (title) => `عرض ${title} (PDF)`,
};

export const demandText: Translated<typeof english.demandText> = {
  number: "م",
  description: "البيان",
  quantity: "العدد",
  load: "الحمل (كيلوواط)",
  total: "إجمالي الحمل (كيلوواط)",
  sum: "الإجمالي",
  chartTitle: "أين تلزم الكهرباء",
  chartLabel: "إجمالي الحمل حسب نوع المستهلك، بالكيلوواط",
};

import type { Translated } from "@ministry/shared-ui";
import { paths } from "../../../paths.ts";
import type * as english from "../../site/not-found.ts";

export const notFoundTexts: Translated<typeof english.notFoundTexts> = {
  title: "الصفحة غير موجودة",
  lead: "لا توجد صفحة على هذا العنوان. ربما نُقلت، أو زاد في العنوان حرف أو نقص.",
  home: "الانتقال إلى الصفحة الرئيسية",
  ways: "أكثر ما يبحث عنه الزوار",
  links: [
    {
      to: paths.waterProjects,
      label: "مشاريع المياه",
      text: "الآبار الارتوازية وأكشاك المياه والبرك وأعمال أخرى جارية",
    },
    {
      to: paths.energyProjects,
      label: "مشاريع الطاقة",
      text: "محطات الطاقة الشمسية وشبكات الكهرباء الصغيرة وإنارة الشوارع",
    },
    { to: paths.publications, label: "الإصدارات", text: "تقييمات وتقارير للقراءة أو التنزيل" },
    { to: paths.events, label: "الفعاليات", text: "أخبار الوزارة" },
    { to: paths.search, label: "البحث", text: "العثور على المشاريع والأخبار والإصدارات بكلمة" },
    { to: paths.contact, label: "اتصل بنا", text: "أرقام الهاتف وعناوين البريد الإلكتروني وساعات العمل" },
  ],
};

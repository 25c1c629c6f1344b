import { paths } from "../../../paths.ts";
import type { NavEntry } from "../../layout/navigation.ts";

export const navigation: NavEntry[] = [
  { label: "الرئيسية", to: paths.home },
  {
    label: "من نحن",
    links: [
      { label: "الوزارة", to: paths.ministry },
      { label: "القيادة", to: paths.leadership },
      { label: "المدير العام" },
    ],
  },
  {
    label: "الإدارات",
    links: [
      { label: "المياه", to: paths.water },
      { label: "الطاقة", to: paths.energy },
      { label: "السياسات والتخطيط", flatLabel: "السياسات والتخطيط", to: paths.planning },
      { label: "الشؤون الإدارية والمالية", flatLabel: "الشؤون الإدارية والمالية", to: paths.administration },
    ],
  },
  {
    label: "المشاريع",
    links: [
      { label: "الطاقة", flatLabel: "مشاريع الطاقة", to: paths.energyProjects },
      { label: "المياه", flatLabel: "مشاريع المياه", to: paths.waterProjects },
    ],
  },
  { label: "الإصدارات", to: paths.publications },
  { label: "الفعاليات", to: paths.events },
  { label: "اتصل بنا", to: paths.contact },
];

export const footerLinks: { label: string; to: string }[] = [
  { label: "من نحن", to: paths.ministry },
  { label: "الإدارات", to: paths.water },
  { label: "الفعاليات", to: paths.events },
  { label: "اتصل بنا", to: paths.contact },
];

export const tendersLink = { label: "المناقصات", to: paths.tenders };

export const furtherLinks: { label: string; to: string }[] = [
  { label: "المشاريع على الخريطة", to: paths.projectMap },
  tendersLink,
  { label: "متابعة الأخبار", to: paths.feeds },
];

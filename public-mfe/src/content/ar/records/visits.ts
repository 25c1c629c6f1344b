import { counted, type Translated } from "@ministry/shared-ui";
import type * as english from "../../records/visits.ts";

const newsItem = { one: "خبر واحد", two: "خبران", few: "أخبار", many: "خبرًا", other: "خبر" };
const publication = { one: "إصدار واحد", two: "إصداران", few: "إصدارات", many: "إصدارًا", other: "إصدار" };
const waterProject = {
  one: "مشروع مياه واحد",
  two: "مشروعا مياه",
  few: "مشاريع مياه",
  many: "مشروع مياه",
  other: "مشروع مياه",
};
const energyProject = {
  one: "مشروع طاقة واحد",
  two: "مشروعا طاقة",
  few: "مشاريع طاقة",
  many: "مشروع طاقة",
  other: "مشروع طاقة",
};

export const visitTexts: Translated<typeof english.visitTexts> = {
  since: (date) => `الجديد منذ زيارتك الأخيرة في ${date}:`,
  news: (count, orMore) => (orMore ? `${counted(count, newsItem)} أو أكثر` : counted(count, newsItem)),
  projects: {
    water: (count) => counted(count, waterProject),
    energy: (count) => counted(count, energyProject),
  },
  publications: (count) => counted(count, publication),
  seen: "وضع علامة مقروء على الكل",
};

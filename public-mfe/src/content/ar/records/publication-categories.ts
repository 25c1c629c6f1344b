import type { Translated } from "@ministry/shared-ui";
import type * as english from "../../records/publication-categories.ts";

export const categoryTexts: Translated<typeof english.categoryTexts> = {
  water: "مياه",
  energy: "طاقة",
  tenders: "مناقصات",
  reports: "تقارير",
  general: "عام",
};

import type { Translated } from "@ministry/shared-ui";
import type * as english from "../../records/publication-categories.ts";

export const categoryTexts: Translated<typeof english.categoryTexts> = {
  water: "biyo",
  energy: "tamar",
  tenders: "qandaraasyo",
  reports: "warbixinno",
  general: "guud",
};

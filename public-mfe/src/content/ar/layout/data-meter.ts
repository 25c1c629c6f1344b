import type { Translated } from "@ministry/shared-ui";
import type * as english from "../../layout/data-meter.ts";

export const dataMeterTexts: Translated<typeof english.dataMeterTexts> = {
  kilobytes: (amount: number): string => `${amount} كيلوبايت`,
  megabytes: (amount: string): string => `${amount} ميغابايت`,
  visit: (size) => `هذه الزيارة حتى الآن: ${size}`,
  atLeast: (size) => `هذه الزيارة حتى الآن: ${size} على الأقل`,
  showAllOf: (size) => `عرض جميع الصور، ${size}`,
  showAll: "عرض جميع الصور",
};

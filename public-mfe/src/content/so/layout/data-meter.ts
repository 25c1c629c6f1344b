import type { Translated } from "@ministry/shared-ui";
import type * as english from "../../layout/data-meter.ts";

export const dataMeterTexts: Translated<typeof english.dataMeterTexts> = {
  kilobytes: (amount: number): string => `${amount} kB`,
  megabytes: (amount: string): string => `${amount} MB`,
  visit: (size) => `Booqashadan ilaa hadda: ${size}`,
  atLeast: (size) => `Booqashadan ilaa hadda: ugu yaraan ${size}`,
  showAllOf: (size) => `Tus dhammaan sawirrada, ${size}`,
  showAll: "Tus dhammaan sawirrada",
};

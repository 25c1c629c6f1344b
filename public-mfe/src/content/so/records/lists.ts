import type { Translated } from "@ministry/shared-ui";
import type * as english from "../../records/lists.ts";

export const listTexts: Translated<typeof english.listTexts> = {
  showMore: (next, left) =>
    next === left ? `Tus inta kale: ${left}` : `Tus ${next} kale oo ka mid ah ${left}`,
  searching: "Waa la raadinayaa",
  searchMissing: "Raadinta lama soo rari karin; liiska waxaa la tusayaa iyada la'aanteed.",
};

export const orderText = "Kala horraynta";
export const orderNames: Translated<typeof english.orderNames> = {
  newest: "Ugu cusub",
  oldest: "Ugu duugsan",
  title: "Cinwaanka, A–Y",
};

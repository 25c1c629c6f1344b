import type { Translated } from "@ministry/shared-ui";
import type * as english from "../lists.ts";

export const listTexts: Translated<typeof english.listTexts> = {
  showMore: (next, left) =>
    next === left ? `Tus inta kale: ${left}` : `Tus ${next} kale oo ka mid ah ${left}`,
};

export const orderText = "Kala horreynta";
export const orderNames: Translated<typeof english.orderNames> = {
  newest: "Kan ugu cusub marka hore",
  oldest: "Kan ugu da'da weyn marka hore",
  title: "Cinwaanka, A ilaa Y",
};

import type { Translated } from "@ministry/shared-ui";
import type * as english from "../../site/lite.ts";

export const liteTexts: Translated<typeof english.liteTexts> = {
  edition: "Nooca fudud",
  bar: "Nooca fudud: qoraal keliya, sawirradu waa linkiyo.",
  full: "Dami “Data yar”",
  allPictures: "Tus dhammaan sawirrada",
  menu: "Tusaha",
  search: "Raadi",
  tools: "Liiskan",
  show: "Tus",
  keepsTitle: "Mareegta u kaydso isticmaalka internet la'aanta",
  keeps:
    "Bogaggan fudud laguma kaydiyo qalabkan. Marka “Data yar” la damiyo, mareegtu waxay kaydisaa qoraalladeeda si loo isticmaalo internet la'aan: booqashada koowaad ku dhowaad 0.3 MB.",
  keep: "Dami “Data yar” oo kaydso mareegta",
};

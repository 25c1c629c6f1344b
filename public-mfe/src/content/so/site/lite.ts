import type { Translated } from "@ministry/shared-ui";
import type * as english from "../../site/lite.ts";

export const liteTexts: Translated<typeof english.liteTexts> = {
  edition: "Nooca fudud",
  bar: "Nooca fudud: qoraal keliya, sawirradu waa linkiyo.",
  full: "Dami “Data yar”",
  noScriptsBar:
    "Nooca fudud: qoraal keliya, sawirradu waa linkiyo. Nooca buuxa wuxuu u baahan yahay JavaScript iyo biraawsar sanadka 2022 ama ka dambeeya.",
  tryFull: "Isku day nooca buuxa",
  allPictures: "Tus dhammaan sawirrada",
  menu: "Tusaha",
  search: "Raadi",
  tools: "Liiskan",
  show: "Tus",
  keepsTitle: "Mareegta u kaydso isticmaalka internet la'aanta",
  keeps:
    "Bogaggan fudud laguma kaydiyo qalabkan. Marka “Data yar” la damiyo, mareegtu waxay kaydisaa qoraalladeeda si loo isticmaalo internet la'aan. Taasi waxay isticmaashaa data ka badan bogaggan.",
  keep: "Dami “Data yar” oo kaydso mareegta",
  noScriptsKeeps:
    "Bogaggan fudud laguma kaydiyo qalabkan. Nooca buuxa wuxuu kaydiyaa qoraallada mareegta si loo isticmaalo internet la'aan.",
};

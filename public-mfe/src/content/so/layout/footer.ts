import type { Translated } from "@ministry/shared-ui";
import type * as english from "../../layout/footer.ts";

/** Stands below each page until the ministry has confirmed the translation. */
const unconfirmed =
  "Wasaaraddu weli ma xaqiijin tarjumaaddan. Qoraalka Ingiriisiga ah ayaa ah kan rasmiga ah.";

export const footerTexts: Translated<typeof english.footerTexts> = {
  promise:
    "Biyo nadiif ah iyo koronto la isku halayn karo oo ay heli karto bulsho kasta oo dawlad-goboleedka ku nool.",
  copyright:
    "© 2025 Wasaaradda Tamarta iyo Kheyraadka Biyaha. Xuquuqda oo dhan way dhowran tahay. " + unconfirmed,
  socialNote: (names) => `${names}: wasaaraddu weli bog kuma laha halkaas.`,
  social: [
    { key: "facebook", label: "Facebook" },
    { key: "twitter", label: "Twitter" },
    { key: "youtube", label: "YouTube" },
  ],
};

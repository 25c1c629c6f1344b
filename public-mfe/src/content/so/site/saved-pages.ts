import type { Translated } from "@ministry/shared-ui";
import type * as english from "../../site/saved-pages.ts";

export const savedPagesTexts: Translated<typeof english.savedPagesTexts> = {
  looking: "Waxaa la eegayaa waxa kaydsan …",
  nothing:
    "Weli mashruuc, dhacdo ama daabacaad lama kaydin. Mareegta hal daqiiqo ku fur adigoo internet leh.",
  isWhole: "Dhammaan bogagga joogtada ah ee mareegta way furmayaan, iyo kuwan:",
  isPartial: "Bogagga joogtada ah oo dhan weli lama kaydin. Kuwani way furmayaan:",
  all: "Liiska oo dhan",
  kinds: {
    water: "Mashaariicda biyaha",
    energy: "Mashaariicda tamarta",
    events: "Dhacdooyinka",
    publications: "Daabacaadaha",
  },
  neverFetched: {
    title: "Kani kuma kaydsana qalabkan",
    text: "Hadda lama soo qaadi karin.",
    more: "Wax kasta oo ku saabsan isticmaalka internet la'aanta",
  },
};

export const newestCount = (count: number): string => `${count} ee ugu dambeeyay`;

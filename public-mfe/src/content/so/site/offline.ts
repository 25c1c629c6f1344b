import type { Translated } from "@ministry/shared-ui";
import type * as english from "../../site/offline.ts";

export const offlinePage: Translated<typeof english.offlinePage> = {
  title: "Isticmaalka internet la'aanta",
  lead: "Sida mareegtan loogu akhrin karo meel aan internet lahayn.",
  description:
    "Waxa qalabkani ka kaydiyo mareegta, booska uu qaato, sida loo cusboonaysiiyo ama loo tirtiro, iyo sida mareegta loo rakibo.",
  keeps: {
    title: "Qalabkan",
    nowhere:
      "Biraawsarkani waxba uma kaydiyo isticmaalka internet la'aanta. Waxaa laga yaabaa inuu yahay daaqad gaar ah ama biraawsar duug ah. Mareegtu way shaqaynaysaa inta aad internet leedahay.",
  },
  opens: {
    title: "Waxa furma internet la'aan",
    looking: "Waxaa la eegayaa waxa kaydsan …",
  },
  install: {
    title: "Rakib mareegtan",
    lead: "Marka la rakibo, mareegtu astaan u gaar ah ayay leedahay, waxayna u furantaa sida app-ka, internet leh ama la'aan. Boos ka badan inta hadda ma qaadato.",
    installed: "Way rakiban tahay: app ahaan ayaad u isticmaalaysaa.",
    ask: "Rakib",
    ways: [
      {
        title: "iPhone iyo iPad",
        steps: [
          "Mareegta ku fur Safari.",
          "Taabo Share (laba-jibbaaranaha fallaadha leh).",
          "Dooro “Add to Home Screen”, ka dibna “Add”.",
        ],
      },
      {
        title: "Android",
        steps: [
          "Fur tusaha biraawsarka (⋮ ama ≡).",
          "Dooro “Install app” ama “Add to Home screen”.",
          "Ku xaqiiji “Install”.",
        ],
      },
      {
        title: "Kombiyuutar",
        steps: [
          "Chrome ama Edge, guji calaamadda rakibaadda ee dhammaadka sadarka ciwaanka.",
          "Safari-ga Mac, ka dooro “Add to Dock” tusaha File.",
          "Firefox mareegta rakibaad la'aan ayuu kaydiyaa: samee calaamad bogga.",
        ],
      },
    ],
  },
  how: {
    title: "Sida ay u shaqayso",
    paragraphs: [
      "Booqashadaada koowaad ka dib qalabku wuxuu hal soo-dejin oo yar ku keenaa qoraallada dhammaan mashaariicda, dhacdooyinka iyo daabacaadaha, iyo sawirrada yaryar ee waxa aad furto. Dhammaan sawirrada yaryar waxay ku yimaaddaan “Sawirradana kaydi”, ama Wi-Fi. Waxba lama soo qaado marka “Data yar” ama yaraynta datada ee taleefankaagu ay shidan tahay. Marka aad soo noqoto, wixii isbeddelay oo keliya ayuu weydiistaa.",
      "Daabacaaduhu way waaweyn yihiin, sidaas darteed adiga ayaa dooranaya: mid kastaa wuxuu leeyahay badhan “U kaydi internet la'aanta”, qayb dhanna sidoo kale. Soo dejin go'day halkii ay ku joogsatay ayay ka sii socotaa.",
      "Sadar shaashadda hoosteeda ah ayaa kuu sheega marka aad aragto nuqul la kaydiyey, iyo goorta uu yahay.",
    ],
  },
};

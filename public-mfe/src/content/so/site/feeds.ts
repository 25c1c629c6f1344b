import type { Translated } from "@ministry/shared-ui";
import type * as english from "../../site/feeds.ts";

export const feedTexts: Translated<typeof english.feedTexts> = {
  title: "La soco wararka",
  lead: "Wararka wasaaraddu ha kuu yimaaddaan iskood isla marka la daabaco, koonto la'aan iyo iimayl la'aan.",
  how: {
    title: "Sida ay u shaqayso",
    paragraphs: [
      "Quudinta wararku (RSS) waa ciwaan ay wararka ugu cusub ku yaallaan qaab ay barnaamijyadu akhriyaan. Akhriyaha RSS ayaa halkaas kuu eega oo kuu sheega marka wax cusub jiraan. Akhriyayaasha RSS waa u bilaash taleefan iyo kombiyuutar kasta, barnaamijyada iimaylka iyo biraawsarrada qaarkoodna way akhriyaan RSS.",
      "Koobiyee mid ka mid ah ciwaannada kor ku qoran, fur akhriyahaaga RSS, dooro “Add feed” ama “Subscribe”, ka dibna geli ciwaanka. Cidina ma ogaanayso cidda akhrida, mar kastana waad joojin kartaa.",
    ],
  },
  addresses: "Ciwaannada RSS",
  all: "Wax kasta oo cusub",
  ofAll: "Wararka iyo dhacdooyinka, mashaariicda iyo waxqabadkooda, iyo daabacaadaha.",
  ofSector: {
    water:
      "Wararka, mashaariicda iyo daabacaadaha ku saabsan ceelasha, biyo-xidheennada, biyo-gelinta iyo fayadhowrka.",
    energy: "Wararka, mashaariicda iyo daabacaadaha ku saabsan korontada, korontada cadceedda iyo shidaalka.",
  },
  copy: "Koobiyee ciwaanka",
  copied: "Ciwaanka waa la koobiyeeyey",
  notCopied: "Ciwaanka lama koobiyeyn karin. Dooro oo gacanta ku koobiyee.",
  latest: "Waxa hadda ku jira",
  whole: "Dhammaantood mareegtan ku eeg",
  loading: "Waxa cusub waa la soo rarayaa",
  failed: "Waxa cusub lama soo rari karin.",
  kinds: {
    event: "Dhacdo",
    project: { water: "Mashruuc biyood", energy: "Mashruuc tamareed" },
    achievement: "Waxqabad",
    publication: "Dukumenti",
  },
  untitled: "Aan cinwaan lahayn",
  lists: {
    events: "Dhacdooyinka iyo wararka",
    projects: "Dhammaan mashaariicda",
    water: "Mashaariicda biyaha",
    energy: "Mashaariicda tamarta",
    publications: "Daabacaadaha",
  },
  none: "Weli halkan waxba laguma daabicin.",
};

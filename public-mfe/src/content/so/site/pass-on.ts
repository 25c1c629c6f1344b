import type { Translated } from "@ministry/shared-ui";
import type * as english from "../../site/pass-on.ts";

export const passOnTexts: Translated<typeof english.passOnTexts> = {
  open: "Gudbi",
  title: "Kan gudbi",
  link: "Link ahaan",
  sendBy: (name) => `Ku dir ${name}`,
  sms: "SMS",
  qr: "Koodhka QR ee ciwaanka",
  scan: "Taleefan kale ayaa kamaraddiisa ku akhriya ciwaanka.",
  file: "Hal fayl ahaan",
  fileLead:
    "Fayl HTML ah oo furma internet la'aan: ku dir Bluetooth, barnaamijka fariimaha, ama kaarka xusuusta.",
  small: "Yar, sawirro la'aan",
  full: "Sawirro leh",
  measuring: "sawirro leh: cabbirka waa la eegayaa …",
  notNow: "sawirro leh: internet la'aan lama samayn karo",
  share: "Faylka la wadaag",
  save: "Faylka kaydso",
  preparing: "Faylka waa la diyaarinayaa …",
  failed: "Faylka lama samayn karin. Ku day kan aan sawirrada lahayn.",
  inFile: {
    savedOn: (date) => `Waxaa la kaydiyey ${date}, waxaana laga soo qaaday`,
    newest: "Faylkani internet uma baahna. Nuqulka ugu cusub wuxuu yaallaa ciwaanka kor ku qoran.",
    ministry: "Wasaaradda",
    geography: "Juqraafiga",
    objectives: "Ujeeddooyinka",
    components: "Tallaabooyinka",
    achievements: "Waxqabadka",
    published: "La daabacay",
    updated: "La cusboonaysiiyey",
    closes: "Wuxuu xidhmayaa",
    file: "Faylka",
    download: "Soo deji (internet baa loo baahan yahay)",
  },
};

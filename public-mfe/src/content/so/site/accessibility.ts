import type { Translated } from "@ministry/shared-ui";
import type * as english from "../../site/accessibility.ts";

export const accessibilityPage: Translated<typeof english.accessibilityPage> = {
  title: "Sahlanaanta adeegsiga",
  lead: "Mareegtan qof walba ayay u taallaa: taleefan duug ah, akhriyaha shaashadda, kiiboodh, ama hal gacan oo bannaan.",
  description: "Sida mareegtani u buuxiso WCAG 2.2 heerka AA, waxa aan weli shaqayn, iyo cidda loo sheego.",
  contact: "La xidhiidh wasaaradda",
  sections: [
    {
      title: "Waxa aan higsanayno",
      paragraphs: [
        "Mareegta waxaa loo dhisay inay buuxiso Hagaha Sahlanaanta Nuxurka Mareegaha (WCAG) 2.2 heerka AA. Bog kasta waxaa hubiya tijaabo otomaatig ah laba cabbir oo shaashadeed, iftiin iyo mugdi, waxaana la isticmaali karaa kiiboodh keliya.",
      ],
    },
    {
      title: "Waxa aad samayn karto",
      paragraphs: [
        "Qoraalka weynee ilaa 200 %: waxba lama gooyo, dhinacna looma rogo. Isticmaal qaabka mugdiga ah ee qalabkaaga: mareegtu way raacdaa. Wax kasta oo dhaqaaqa waxaad ku joojin kartaa badhannada “Jooji”, ama qalabkaaga weydiiso dhaqdhaqaaq yar: markaas waxba ma dhaqaaqaan.",
        "Haddii datadu qaali tahay, ka shid “Data yar” tusaha: sawirradu markaas way sugayaan ilaa aad weydiisato. Marka “Data yar” la damiyo, bogagga aad furtay internet la'aan ayaa la akhrin karaa.",
      ],
    },
    {
      title: "Waxa aan weli shaqayn",
      paragraphs: [
        "Daabacaaduhu waa faylashii la soo gudbiyey: kuwii hore waxay noqon karaan sawirro la iskaan gareeyey oo aanu akhriyaha shaashaddu akhrin karin. Sawirrada waxaa lagu sharraxaa mashruucooda, ee midba mid looma sharraxo.",
      ],
    },
    {
      title: "Noo sheeg",
      paragraphs: [
        "Haddii wax kaa hor istaagaan isticmaalka mareegtan, ama aad dukumenti u baahan tahay qaab kale, noo soo qor ama na soo wac. Waxaan kuugu jawaabaynaa toban maalmood oo shaqo gudahood.",
      ],
    },
  ],
};

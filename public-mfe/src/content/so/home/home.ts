import type { Translated } from "@ministry/shared-ui";
import type * as english from "../../home/home.ts";
import { figures } from "../facts/figures.ts";
import type { TitledText } from "../../facts/organisation.ts";

export const hero: Translated<typeof english.hero> = {
  title: "Ku soo dhowow Wasaaradda Tamarta iyo Kheyraadka Biyaha",
  lead: "Waxaan biyo nadiif ah iyo koronto la isku halayn karo gaadhsiinnaa magaalooyinka, tuulooyinka iyo daaqsinka. Halkan waxaan ku muujinnaa waxa la dhisayo, halka lagu dhisayo iyo cidda taageerta.",
  description:
    "Biyo nadiif ah iyo koronto la isku halayn karo oo loogu talagalay bulsho kasta: mashaariicda, tirooyinka, daabacaadaha iyo wararka Wasaaradda Tamarta iyo Kheyraadka Biyaha ee dawlad-goboleedka.",
};

export const about: Translated<typeof english.about> = {
  title: "Nagu saabsan",
  paragraphs: [
    `Wasaaradda waxaa la aasaasay ${figures.established} si ay u daryeesho laba shay oo aan cidina ka maarmin: biyaha iyo tamarta. Xafiis yar ayaan ka bilownay, maantana waxaan nahay afar waaxood oo kooxo goobaha ku leh.`,
    `Maanta ku dhowaad ${figures.peopleWithWater} oo qof ayaa cabba biyo nadiif ah oo ka yimaadda ilo aan dhisnay ama dayactirnay. ${figures.projectsCompleted} mashruuc waa la dhammeeyey, ${figures.projectsRunning}na way socdaan.`,
  ],
  action: "Wasaaradda ku saabsan",
};

export const outputAreas: TitledText[] = [
  {
    title: "Awoodsiinta kheyraadka",
    text: "Bulshadu way leedahay, way maamushaa oo way bixisaa kharashka waxa u adeega.",
  },
  {
    title: "Maaraynta kheyraadka",
    text: "Biyaha iyo tamarta waa la cabbiraa, si caddaalad ah ayaa loo qaybiyaa, waana la ilaaliyaa.",
  },
  {
    title: "Horumarinta kheyraadka",
    text: "Ilo cusub oo laga hirgeliyo halka ay dadka iyo xooluhu ugu baahan yihiin.",
  },
  {
    title: "Dejinta siyaasadaha",
    text: "Xeerar cad oo adeeg-bixiyeyaashu ku qorsheeyaan, muwaadiniintuna ku kalsoonaadaan.",
  },
  {
    title: "Iskaashiga dawladda iyo ganacsiga gaarka ah",
    text: "Maalgelin iyo xirfad gaar loo leeyahay oo ku shaqeeya shuruudo dawladeed.",
  },
  {
    title: "Isku-duwidda ay dawladdu hoggaamiso",
    text: "Hal qorshe oo ay wadaagaan dhammaan inta ka shaqaysa biyaha iyo tamarta dawlad-goboleedka.",
  },
  { title: "Qorshaha gurmadka degdegga ah", text: "Diyaar ka hor abaarta, degdegna marka ay timaaddo." },
];

export const visionHeading = "Aragtida iyo Hadafka";
export const mandatesHeading = "Waajibaadka Wasaaradda";
export const mandatesLead = "Lix waajib oo sharcigu na faray.";
export const outputsHeading = "Natiijooyinka Ugu Muhiimsan ee Wasaaradda";
export const outputsLead = "Waxa shaqadeenna lagu qiimeeyo.";
export const waterProjectsWord = "Mashaariicda biyaha";
export const energyProjectsWord = "Mashaariicda tamarta";
export const pauseSlidesWord = "Jooji sawirrada";
export const playSlidesWord = "Daar sawirrada";

import type { Translated } from "@ministry/shared-ui";
import type { FigureText } from "../../home/home-further.ts";
import type { TitledText } from "../../facts/organisation.ts";
import type { StagedProject } from "../../departments/stages.ts";
import type * as english from "../../departments/water.ts";
import { figures } from "../facts/figures.ts";

export const waterPage: Translated<typeof english.waterPage> = {
  title: "Waaxda Biyaha",
  lead: "Waxaan helnaa biyaha, waxaan u soo dhowaynaa dadka, tayadoodana waan ilaalinnaa.",
  description:
    "Waaxda Biyaha: ceelasha riigga, kioskyada, barkadaha, ceelasha gacmeedka iyo balliyada, tayada biyaha iyo mashaariicda socda.",
  overview: [
    "Dawlad-goboleedka badankiisu wuxuu ku nool yahay roob da'a laba xilli oo gaagaaban. Inta u dhaxaysa noloshu waxay ku tiirsan tahay wixii la kaydiyey iyo wixii la soo bambin karo. Waaxdu labadaba way qorshaysaa oo dhistaa: barkado iyo balliyo roobka haya, ceelal iyo ceelal riig oo gaadha biyaha dhulka hoostiisa, iyo kioskyo iyo tuubooyin dadka u keena.",
    `Ku dhowaad ${figures.peopleWithWater} oo qof ayaa shaqadan ku haysta biyo nadiif ah. Guddiyo bulshada ka tirsan ayaa maamula goobaha biyaha; injineerradayadu way tababaraan, qalabka dayactirka ayay siiyaan, wayna yimaaddaan marka wax aanay hagaajin karin jabaan.`,
  ],
  vision: "Biyo ammaan ah oo guri kasta u dhow, xilliga qalalan iyo xilliga roobka labadaba.",
  countsTitle: "Adeegyadayada biyaha oo tiro ah",
  projectsLead: "Waxa hadda la dhisayo iyo waxa ku xiga.",
};

export const waterCounts: FigureText[] = [
  {
    figure: figures.boreholes,
    text: `ceel riig oo ku yaalla ${figures.boreholeRegions} gobol iyo ${figures.boreholeDistricts} degmo`,
    sector: "water",
  },
  {
    figure: figures.kiosks,
    text: `kiosk biyood oo ku yaalla ${figures.kioskDistricts} degmo`,
    sector: "water",
  },
  { figure: figures.barkads, text: "barkadood", sector: "water" },
  { figure: figures.shallowWells.home, text: "ceel gacmeed", sector: "water" },
  { figure: figures.waterPans, text: "balli biyood", sector: "water" },
];

export const waterValues: TitledText[] = [
  {
    title: "Biyaha waa la wadaagaa",
    text: "Iluhu waxay u furan yihiin dhammaan dadka agagaarka deggan iyo kuwa xoolahooda la soo mara.",
  },
  {
    title: "Ammaanka ayaa badnaanta ka horreeya",
    text: "Il waxaa la furaa marka biyaheeda la baadho ka dib, hore looma furo.",
  },
  {
    title: "Waxaan u dhisnaa inay waarto",
    text: "Waxaan dhisnaa waxa bulshadu maamuli karto oo dayactiri karto, waxaanan tababarnaa kuwa samayn doona.",
  },
  {
    title: "Xisaabaad furan",
    text: "Kharashka mashruuca iyo cidda bixisay waa la daabacaa.",
  },
];

export const waterProjects: StagedProject[] = [
  {
    title: "Goobaha biyaha ee miyiga",
    text: `${figures.projectWaterPoints} goobood oo biyood oo ku yaalla waddooyinka daaqa ee waaweyn.`,
    stage: "Implementation Stage",
  },
  {
    title: "Shabakadda biyaha ee magaalo",
    text: "Tuubooyin, mitirro iyo kioskyo loogu talagalay magaalo koraysa.",
    stage: "Tendering Stage",
  },
  {
    title: "Dayactirka barkadaha",
    text: "Nadiifinta, dildilaac-xidhka iyo saqafaynta barkadaha bulshada.",
    stage: "Implementation Stage",
  },
  {
    title: "Bambinta cadceedda",
    text: "Bamam cadceedda ku shaqeeya oo beddela matoorrada naaftada ee ceelasha riigga.",
    stage: "Installation Phase",
  },
  {
    title: "Balliyada xoolaha",
    text: "Balliyo cusub halka xooluhu isugu yimaaddaan xilliga qalalan.",
    stage: "Design Stage",
  },
];

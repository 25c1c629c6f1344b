import { paths } from "../../../paths.ts";
import type { NavEntry } from "../../layout/navigation.ts";

export const navigation: NavEntry[] = [
  { label: "Hoyga", to: paths.home },
  {
    label: "Ku saabsan",
    links: [
      { label: "Wasaaradda", to: paths.ministry },
      { label: "Hoggaanka", to: paths.leadership },
      { label: "Agaasimaha Guud" },
    ],
  },
  {
    label: "Waaxaha",
    links: [
      { label: "Biyaha", to: paths.water },
      { label: "Tamarta", to: paths.energy },
      { label: "Siyaasadda & Qorshaynta", flatLabel: "Siyaasadda iyo Qorshaynta", to: paths.planning },
      { label: "Maamulka & Maaliyadda", flatLabel: "Maamulka iyo Maaliyadda", to: paths.administration },
    ],
  },
  {
    label: "Mashaariicda",
    links: [
      { label: "Tamarta", flatLabel: "Mashaariicda tamarta", to: paths.energyProjects },
      { label: "Biyaha", flatLabel: "Mashaariicda biyaha", to: paths.waterProjects },
    ],
  },
  { label: "Daabacaadaha", to: paths.publications },
  { label: "Dhacdooyinka", to: paths.events },
  { label: "Xidhiidh", to: paths.contact },
];

export const footerLinks: { label: string; to: string }[] = [
  { label: "Nagu saabsan", to: paths.ministry },
  { label: "Waaxaha", to: paths.water },
  { label: "Dhacdooyinka", to: paths.events },
  { label: "Nala soo xidhiidh", to: paths.contact },
];

export const tendersLink = { label: "Qandaraasyada", to: paths.tenders };

export const furtherLinks: { label: string; to: string }[] = [
  { label: "Mashaariicda khariidadda", to: paths.projectMap },
  tendersLink,
  { label: "La soco wararka", to: paths.feeds },
];

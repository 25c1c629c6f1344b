import type { DemandRow } from "../../departments/power-demand.ts";

export const kilowatts = (figure: string): string => `${figure} kW`;

export const demandRows: DemandRow[] = [
  { description: "Guryaha magaalooyinka", quantity: 210_000, loadKw: 1.2, totalKw: 252_000 },
  { description: "Guryaha tuulooyinka", quantity: 340_000, loadKw: 0.35, totalKw: 119_000 },
  { description: "Dukaamada iyo ganacsiyada yaryar", quantity: 28_500, loadKw: 2.5, totalKw: 71_250 },
  { description: "Warshadaha iyo goobaha farsamada", quantity: 380, loadKw: 180, totalKw: 68_400 },
  { description: "Bambinta biyaha", quantity: 1_600, loadKw: 22, totalKw: 35_200 },
  {
    description: "Taawarrada taleefanka, dekedaha iyo garoomada diyaaradaha",
    quantity: 436,
    loadKw: 75,
    totalKw: 32_700,
  },
  { description: "Cisbitaallada iyo xarumaha caafimaadka", quantity: 420, loadKw: 45, totalKw: 18_900 },
  { description: "Dugsiyada iyo jaamacadaha", quantity: 1_240, loadKw: 15, totalKw: 18_600 },
  { description: "Dhismayaasha dawladda", quantity: 650, loadKw: 20, totalKw: 13_000 },
  { description: "Nalalka waddooyinka", quantity: 24_000, loadKw: 0.15, totalKw: 3_600 },
];

import type { DemandRow } from "../../departments/power-demand.ts";

export const kilowatts = (figure: string): string => `${figure} كيلوواط`;

export const demandRows: DemandRow[] = [
  { description: "منازل المدن", quantity: 210_000, loadKw: 1.2, totalKw: 252_000 },
  { description: "منازل القرى", quantity: 340_000, loadKw: 0.35, totalKw: 119_000 },
  { description: "المحال والمنشآت الصغيرة", quantity: 28_500, loadKw: 2.5, totalKw: 71_250 },
  { description: "المصانع والورش", quantity: 380, loadKw: 180, totalKw: 68_400 },
  { description: "ضخ المياه", quantity: 1_600, loadKw: 22, totalKw: 35_200 },
  { description: "أبراج الهاتف والموانئ والمطارات", quantity: 436, loadKw: 75, totalKw: 32_700 },
  { description: "المستشفيات والمراكز الصحية", quantity: 420, loadKw: 45, totalKw: 18_900 },
  { description: "المدارس والجامعات", quantity: 1_240, loadKw: 15, totalKw: 18_600 },
  { description: "المباني العامة", quantity: 650, loadKw: 20, totalKw: 13_000 },
  { description: "إنارة الشوارع", quantity: 24_000, loadKw: 0.15, totalKw: 3_600 },
];

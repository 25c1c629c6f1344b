/** A figure with its unit. */
export const kilowatts = (figure: string): string => `${figure} kW`;

export interface DemandRow {
  description: string;
  quantity: number;
  /** kW each. */
  loadKw: number;
  /** kW together, as printed. */
  totalKw: number;
}

/**
 * Power demand of the state. The specification gives the total alone; the rows are a proposal that adds up to it, to
 * be replaced by the ministry's own (AMB-21).
 */
export const demandRows: DemandRow[] = [
  { description: "Homes in towns", quantity: 210_000, loadKw: 1.2, totalKw: 252_000 },
  { description: "Homes in villages", quantity: 340_000, loadKw: 0.35, totalKw: 119_000 },
  { description: "Shops and small businesses", quantity: 28_500, loadKw: 2.5, totalKw: 71_250 },
  { description: "Factories and workshops", quantity: 380, loadKw: 180, totalKw: 68_400 },
  { description: "Water pumping", quantity: 1_600, loadKw: 22, totalKw: 35_200 },
  { description: "Telephone masts, ports and airports", quantity: 436, loadKw: 75, totalKw: 32_700 },
  { description: "Hospitals and health centres", quantity: 420, loadKw: 45, totalKw: 18_900 },
  { description: "Schools and universities", quantity: 1_240, loadKw: 15, totalKw: 18_600 },
  { description: "Public buildings", quantity: 650, loadKw: 20, totalKw: 13_000 },
  { description: "Street lighting", quantity: 24_000, loadKw: 0.15, totalKw: 3_600 },
];

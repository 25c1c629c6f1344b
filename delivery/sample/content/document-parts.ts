/** Paragraphs that several documents share, so that every file has a few pages to read and to save. */
export const method = [
  "Figures come from the departments' monthly returns. A return is checked twice: by the district office when it is sent, and by the planning department when it arrives. Where two offices disagree the lower figure is used and the difference is noted.",
  "A water point counts as working when it gave water on the day of the visit and on most days of the month before. A household counts as connected when its meter ran in the last month.",
  "Amounts are in United States dollars at the rate of the month. Distances are measured along the road. Populations are estimates and are rounded.",
];
export const outlook = [
  "The next period has three priorities: keep what exists working, finish what has begun, and begin only what has money for its upkeep.",
  "Open questions are listed at the end of each chapter together with the department that will answer them. Answers are published as a supplement to this document.",
];

export const section = (heading: string, ...paragraphs: string[]) => ({ heading, paragraphs });

export const districtTable = {
  columns: ["District", "Water points", "Working", "People served", "Tests passed %"],
  rows: [
    ["North", 118, 97, 41200, 94],
    ["River", 164, 139, 58800, 91],
    ["Coast", 87, 76, 33100, 96],
    ["Southern plain", 142, 103, 39700, 88],
    ["Eastern hills", 121, 92, 30400, 90],
    ["Capital", 268, 251, 161000, 97],
  ] as (string | number)[][],
};
export const powerTable = {
  columns: ["Plant", "Kind", "Power kW", "Energy MWh a year", "In use since"],
  rows: [
    ["East field", "Solar", 4000, 7200, 2023],
    ["Coastal ridge", "Wind", 850, 2100, 2024],
    ["Ring station", "Diesel", 12500, 31000, 1998],
    ["Twelve villages", "Mini-grids", 640, 980, 2022],
    ["Battery rooms", "Storage", 3350, 4100, 2024],
  ] as (string | number)[][],
};
export const lotTable = {
  columns: ["Lot", "Subject", "Quantity", "Unit", "Delivery weeks"],
  rows: [
    [1, "Polyethylene pipe 110 mm", 12000, "m", 14],
    [2, "Hand pump with riser, 45 m", 60, "set", 10],
    [3, "Solar pump 5.5 kW with panels", 18, "set", 16],
    [4, "Water meter DN 15", 4000, "piece", 12],
    [5, "Field test kit", 40, "piece", 8],
  ] as (string | number)[][],
};

import type { TitledText } from "../facts/organisation.ts";

/** Texts of the Planning and Policy Department's page (`/PlanningPolicy`). To be confirmed (AMB-23). */
export const planningPage = {
  title: "Planning and Policy Department",
  lead: "Before anything is built it is measured, weighed and agreed.",
  description:
    "The Planning and Policy Department: mandates, activities, studies, and the acts and policies of the ministry.",
  mandates: [
    "Prepare policies, laws and strategies for water and energy",
    "Write the ministry's plans and follow their results",
    "Collect, check and publish the sector's data",
    "Coordinate donors, agencies and districts",
    "Judge what projects do to people and nature",
  ],
  activities: [
    {
      title: "Sector meetings",
      text: "Every quarter, government, donors and agencies compare plans and fill gaps.",
    },
    {
      title: "Monitoring visits",
      text: "Each running project is visited, measured and photographed; the results go onto this site.",
    },
    {
      title: "Data of water points",
      text: "One register of all sources: where, how deep, how salty, working or not.",
    },
    {
      title: "Training in planning",
      text: "District planners learn to map needs and to write projects that get funded.",
    },
  ] satisfies TitledText[],
  studies: [
    {
      title: "Groundwater assessment",
      text: "Where water can be found, at which depth and of which quality.",
    },
    {
      title: "Energy demand survey",
      text: "What homes, shops and institutions need, and what they pay today.",
    },
    { title: "Drought risk map", text: "Which places run dry first, and what would help them last." },
    { title: "Tariff study", text: "What water and power cost to provide, and what people can afford." },
  ] satisfies TitledText[],
  actsTitle: "Acts and Policies",
  /** Shown while a document has no file yet. */
  actsNote: "The texts are being prepared for publication. Until then, ask for them at the ministry.",
} as const;

export interface Act extends TitledText {
  /** Full address of the PDF; left out until it is published (P-98). */
  file?: string;
}

export const acts: Act[] = [
  { title: "Water Act", text: "Ownership, use and protection of water, and who decides in a dispute." },
  { title: "Water policy", text: "Goals for supply, sanitation and the care of sources." },
  { title: "Electricity Act", text: "Licences, grids, tariffs and safety." },
  { title: "Renewable energy policy", text: "How the sun and the wind come first." },
  {
    title: "Public-private partnership guidelines",
    text: "Terms on which companies may build and run public works.",
  },
];

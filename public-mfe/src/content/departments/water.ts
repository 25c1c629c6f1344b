import { figures } from "../facts/figures.ts";
import type { FigureText } from "../home/home-further.ts";
import type { TitledText } from "../facts/organisation.ts";
import type { StagedProject } from "./stages.ts";

/** Texts of the Water Department's page (`/water`). To be confirmed by the ministry (AMB-23). */
export const waterPage = {
  title: "Water Department",
  lead: "We find water, bring it within reach and watch over its quality.",
  description:
    "The Water Department: boreholes, kiosks, barkads, shallow wells and water pans, water quality, and the projects under way.",
  overview: [
    "Most of the state lives from rain that falls in two short seasons. Between them, life depends on what was stored and on what can be pumped. The department plans and builds both: barkads and water pans that hold the rain, wells and boreholes that reach the groundwater, kiosks and pipes that bring it to people.",
    `About ${figures.peopleWithWater} people have clean water through this work. Committees from the communities run the water points; our engineers train them, supply spare parts and come when something breaks that they cannot mend.`,
  ],
  vision: "Safe water within a short walk of every home, in the dry season as in the wet.",
  countsTitle: "Our water services in numbers",
  projectsLead: "What is being built now, and what comes next.",
} as const;

/** Counts of water services, as this page quotes them (P-79). */
export const waterCounts: FigureText[] = [
  {
    figure: figures.boreholes,
    text: `boreholes in ${figures.boreholeRegions} regions and ${figures.boreholeDistricts} districts`,
    sector: "water",
  },
  { figure: figures.kiosks, text: `water kiosks in ${figures.kioskDistricts} districts`, sector: "water" },
  { figure: figures.barkads, text: "barkads", sector: "water" },
  { figure: figures.shallowWells.home, text: "shallow wells", sector: "water" },
  { figure: figures.waterPans, text: "water pans", sector: "water" },
];

export const waterValues: TitledText[] = [
  {
    title: "Water is shared",
    text: "Sources are open to all who live around them, and to those who pass with their herds.",
  },
  { title: "Safe before plenty", text: "A source is opened when its water has been tested, not before." },
  {
    title: "Built to be kept",
    text: "We build what the community can run and repair, and train those who will.",
  },
  { title: "Open accounts", text: "What a project costs and who paid for it is published." },
];

/** Ongoing or pipeline projects with their stage (P-81). */
export const waterProjects: StagedProject[] = [
  {
    title: "Rural water points",
    text: `${figures.projectWaterPoints} water points along the main grazing routes.`,
    stage: "Implementation Stage",
  },
  {
    title: "Town water network",
    text: "Pipes, meters and kiosks for a growing town.",
    stage: "Tendering Stage",
  },
  {
    title: "Barkad rehabilitation",
    text: "Cleaning, sealing and roofing of community cisterns.",
    stage: "Implementation Stage",
  },
  {
    title: "Solar pumping",
    text: "Solar pumps in place of diesel engines at boreholes.",
    stage: "Installation Phase",
  },
  {
    title: "Water pans for livestock",
    text: "New pans where herds gather in the dry season.",
    stage: "Design Stage",
  },
];

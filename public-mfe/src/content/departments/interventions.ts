import { figures } from "../facts/figures.ts";

export interface InterventionText {
  title: string;
  text: string;
  sector: "water" | "energy";
}

/** Current donor-funded projects: twelve cards (P-51). To be confirmed by the ministry (AMB-23). */
export const interventions: InterventionText[] = [
  {
    sector: "water",
    title: "Rural water points",
    text: `Builds ${figures.projectWaterPoints} water points along the main grazing routes, for families and their herds.`,
  },
  {
    sector: "energy",
    title: "Solar plants for towns",
    text: `Adds ${figures.solar} of solar power with ${figures.storage} of storage, so that the light stays on after sunset.`,
  },
  {
    sector: "water",
    title: "Town water networks",
    text: "Lays pipes from the well field to kiosks and homes, and puts a meter on each connection.",
  },
  {
    sector: "energy",
    title: "Power for schools and clinics",
    text: `Electrifies ${figures.institutions} institutions, most of them schools and health centres, with solar systems of their own.`,
  },
  {
    sector: "water",
    title: "Barkads before the dry season",
    text: "Cleans, deepens and seals community cisterns, and trains committees to keep them clean.",
  },
  {
    sector: "energy",
    title: "Safer streets by night",
    text: `Sets up solar streetlights on market roads and near hospitals in ${figures.streetlightDistricts} districts.`,
  },
  {
    sector: "water",
    title: "Sun instead of diesel at boreholes",
    text: "Replaces diesel pumps with solar ones: water costs less and comes every day.",
  },
  {
    sector: "energy",
    title: "Mini-grids for villages",
    text: "Joins solar panels, batteries and a small grid where the town's lines do not reach.",
  },
  {
    sector: "water",
    title: "Hygiene in schools",
    text: "Brings hand-washing points, latrines and lessons about clean water to primary schools.",
  },
  {
    sector: "energy",
    title: "A law for electricity",
    text: "Prepares the rules by which producers and distributors of power are licensed and supervised.",
  },
  {
    sector: "water",
    title: "Drought watch",
    text: "Measures groundwater and water pans each month and warns the districts before they run dry.",
  },
  {
    sector: "energy",
    title: "Clean cooking",
    text: "Introduces stoves that need half the charcoal, to spare money, lungs and trees.",
  },
];

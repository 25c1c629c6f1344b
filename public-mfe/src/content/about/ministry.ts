import { figures } from "../facts/figures.ts";
import type { FigureText } from "../home/home-further.ts";

/** Texts of the About page (`/Ministry`). To be confirmed by the ministry (AMB-23). */
export const ministryPage = {
  title: "About Ministry",
  banner: "ABOUT MINISTRY",
  lead: `Established in ${figures.established} to bring water and energy to every community of the state.`,
  description: `What the Ministry of Energy and Water Resources is for: its vision, mission, six mandates, four departments, achievements and services since ${figures.established}.`,
  about: [
    `In ${figures.established} the state had a handful of working boreholes and almost no public electricity. The ministry was set up to change that, with a small team and a clear task: find water, make it safe, and bring light.`,
    "We plan with the districts, build with partners, and hand over to committees that are trained to run what was built. We keep the drawings, the measurements and the accounts, and we publish them here.",
    `Some of what we do is seen at once: a kiosk on the market, a lamp on the road. Some is not: a law, a groundwater map, a laboratory that says whether a well is safe. Both are our work.`,
  ],
} as const;

/** Figures as this page quotes them; some differ from the home page's (AMB-20). */
export const ministryAchievements: FigureText[] = [
  { figure: figures.peopleWithWater, text: "people with clean water", sector: "water" },
  { figure: figures.hygieneKits.ministry, text: "people reached with hygiene kits", sector: "water" },
  { figure: figures.shallowWells.ministry, text: "shallow wells", sector: "water" },
  {
    figure: figures.boreholes,
    text: `boreholes in ${figures.boreholeRegions} regions and ${figures.boreholeDistricts} districts`,
    sector: "water",
  },
  { figure: figures.kiosks, text: `water kiosks in ${figures.kioskDistricts} districts`, sector: "water" },
  { figure: figures.waterPans, text: "water ban structures", sector: "water" }, // (sic)
  { figure: figures.barkads, text: "barkads", sector: "water" },
  { figure: figures.renewableEnergy, text: "renewable energy", sector: "energy" },
  {
    figure: figures.streetlights,
    text: `solar streetlights in ${figures.streetlightDistricts} districts`,
    sector: "energy",
  },
  {
    figure: figures.projectsCompleted,
    text: `projects completed and ${figures.projectsRunning} running`,
    sector: "energy",
  },
];

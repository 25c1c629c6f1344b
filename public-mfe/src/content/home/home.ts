import { figures } from "../facts/figures.ts";
import type { TitledText } from "../facts/organisation.ts";

/**
 * Texts of the home page as far as its introduction, in the order of its sections (spec, section 2); those of the
 * sections whose code comes later are in `home-further.ts`. The headings are the specification's; the texts under them
 * are to be confirmed by the ministry (AMB-23).
 */
export const hero = {
  title: "Welcome to the Ministry of Energy and Water Resources",
  lead: "We bring clean water and reliable power to the towns, villages and pastures of our state, and we show here what is built, where, and with whose support.",
  description:
    "Clean water and reliable power for every community: projects, figures, publications and news of the state Ministry of Energy and Water Resources.",
} as const;

/** Milliseconds each slide of the hero stands. */
export const heroIntervalMs = 3000;

export const about = {
  title: "About Us",
  paragraphs: [
    `The ministry was established in ${figures.established} to look after two things nobody can do without: water and energy. Since then we have grown from a small office into four departments with teams in the field.`,
    `Today about ${figures.peopleWithWater} people drink clean water from sources we built or restored. ${figures.projectsCompleted} projects are completed and ${figures.projectsRunning} are running.`,
  ],
  action: "More about the ministry",
} as const;

/** Seven, numbered, in this order (P-43, P-44). */
export const outputAreas: TitledText[] = [
  { title: "Resource empowerment", text: "Communities own, run and pay for what serves them." },
  { title: "Resource management", text: "Water and energy are measured, shared fairly and protected." },
  { title: "Resource development", text: "New sources where people and livestock need them most." },
  { title: "Policy formulation", text: "Clear rules that providers can plan by and citizens can rely on." },
  { title: "Public-private partnerships", text: "Private capital and skill, under public terms." },
  {
    title: "Government-led coordination",
    text: "One plan for all who work on water and energy in the state.",
  },
  { title: "Emergency response plan", text: "Prepared before the drought, quick when it comes." },
];

/** Headings and controls of the sections above. */
export const visionHeading = "Vision and Mission";
export const mandatesHeading = "Ministry Mandates";
export const mandatesLead = "Six duties the law gives us.";
export const outputsHeading = "Ministry Key Output Areas";
export const outputsLead = "What our work is measured by.";
export const waterProjectsWord = "Water projects";
export const energyProjectsWord = "Energy projects";
export const pauseSlidesWord = "Pause slideshow";
export const playSlidesWord = "Play slideshow";

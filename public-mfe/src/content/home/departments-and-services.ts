import { paths } from "../../paths.ts";
import type { TitledText } from "../facts/organisation.ts";

export interface DepartmentText extends TitledText {
  key: "administration" | "water" | "energy" | "planning";
  callToAction: string;
  to: string;
}

/** Four cards on the home page and on the About page (P-46, P-72). */
export const departments: DepartmentText[] = [
  {
    key: "administration",
    title: "Admin/HR and Finance",
    text: "Keeps the ministry running: staff, budgets, procurement, accounts and archives.",
    callToAction: "How we are run",
    to: paths.administration,
  },
  {
    key: "water",
    title: "Water",
    text: "Finds, builds and maintains water sources, and checks that the water is safe.",
    callToAction: "Water Department",
    to: paths.water,
  },
  {
    key: "energy",
    title: "Energy",
    text: "Brings solar power and dependable grids to homes, institutions and streets.",
    callToAction: "Energy Department",
    to: paths.energy,
  },
  {
    key: "planning",
    title: "Planning and Policy",
    text: "Studies needs, writes policies and plans, and follows every project to its result.",
    callToAction: "Plans and policies",
    to: paths.planning,
  },
];

export interface ServiceText extends TitledText {
  icon: "drop" | "sun" | "search" | "document" | "alert" | "user";
}

/** Six cards on the home page and on the About page (P-50). */
export const services: ServiceText[] = [
  {
    icon: "drop",
    title: "Water supply",
    text: "New water points, repairs of broken ones, and water trucking when a drought leaves no other way.",
  },
  {
    icon: "sun",
    title: "Solar electricity",
    text: "Solar systems for schools and health centres, mini-grids for towns, lights for streets.",
  },
  {
    icon: "search",
    title: "Water quality testing",
    text: "Samples from wells, kiosks and bottles, tested in the ministry's own laboratory.",
  },
  {
    icon: "document",
    title: "Licences and permits",
    text: "Permits to drill, to sell water and to generate or distribute power.",
  },
  {
    icon: "alert",
    title: "Emergency response",
    text: "Hygiene kits, storage tanks and rapid repair after droughts, floods and outbreaks.",
  },
  {
    icon: "user",
    title: "Training and advice",
    text: "Help for water committees and plant operators in running, repairing and accounting.",
  },
];

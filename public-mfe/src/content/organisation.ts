import { paths } from "../paths.ts";

/** What the home page and the About page say alike. To be confirmed by the ministry (AMB-23). */
export const vision =
  "A state where every household, school, clinic and business has safe water close by and electricity it can rely on and afford.";

export const mission =
  "To develop, manage and protect the state's water and energy resources, so that services last, prices stay fair and no community is left behind.";

export interface TitledText {
  title: string;
  text: string;
}

/** Six, numbered on the About page (P-42, P-71). */
export const mandates: TitledText[] = [
  {
    title: "Policy and law",
    text: "Prepare the policies, laws and standards for water and energy, and see that they are kept.",
  },
  {
    title: "Water for people and livestock",
    text: "Plan, build and look after boreholes, kiosks, barkads, wells and water pans.",
  },
  {
    title: "Energy for homes and work",
    text: "Bring reliable electricity to towns and villages, with the sun as the first source.",
  },
  {
    title: "Care for the resources",
    text: "Measure, protect and share groundwater and surface water so that they serve the next generation too.",
  },
  {
    title: "Licences and oversight",
    text: "License the companies that supply water and power, and hold them to fair prices and good service.",
  },
  {
    title: "Partners and coordination",
    text: "Bring government, donors, companies and communities to one table and one plan.",
  },
];

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

export const visionTitle = "Vision";
export const missionTitle = "Mission";

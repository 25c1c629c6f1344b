import { figures } from "../facts/figures.ts";
import type { FigureText } from "../home/home-further.ts";
import type { TitledText } from "../facts/organisation.ts";
import type { StagedProject } from "./stages.ts";

/** Texts of the Energy Department's page (`/Energy`). To be confirmed by the ministry (AMB-23). */
export const energyPage = {
  title: "Energy Department",
  lead: "We turn the sun into light for homes, power for work and cool for medicine.",
  description:
    "The Energy Department: demand and supply of power, the reform of the sector, solar projects, achievements and regulations.",
  background: [
    "For many years electricity in the state came from small diesel generators, each with a grid of its own. It was dear, and it ended at the edge of the town. The department was founded to bring order into supply and to make the sun the first source.",
    `Today ${figures.solar} of solar power with ${figures.storage} of storage serve ${figures.districtsServed} districts, and ${figures.institutions} institutions have been electrified.`,
  ],
  vision: "Reliable, affordable and clean electricity for every household and every enterprise.",
  mission:
    "To plan, regulate and extend the supply of energy, with renewable sources first and private partners under public rules.",
  objectivesTitle: "Objectives",
  objectives: [
    "Raise the share of homes with electricity in towns and villages.",
    "Replace diesel by sun and storage wherever it costs less.",
    "Light every hospital, school and police post in the state.",
    "License suppliers, and publish fair tariffs.",
  ],
  demandTitle: "Energy demand and supply",
  demand: [
    `Demand for power in the state is estimated at ${figures.powerDemand} kW when every home, business and institution is counted. Supply reaches only part of it.`,
    "The gap is largest in villages, where most homes have no connection at all, and in water pumping, which still burns diesel. Both can be met by solar plants with storage close to where the power is used.",
  ],
  tableTitle: "Power demand table",
  reformTitle: "Why the sector is being reformed",
  reform: [
    "Suppliers grew up without rules: each set its own price, voltage and safety. A customer could not change supplier, and a supplier could not borrow money to grow.",
    "The reform gives everyone firm ground: a law, a licence, a technical standard and a tariff that covers the cost and no more. It opens the way for larger plants, joined grids and lower prices.",
  ],
  institutionsTitle: "Institutional framework",
  regulationsTitle: "Regulations",
  regulationsLead: "The rules that govern energy in the state.",
} as const;

export const energyServices: string[] = [
  "Solar systems for schools, health centres and offices",
  "Street lighting on market roads and at hospitals",
  "Inspection of plants, lines and meters",
  "Licences for producers and distributors",
  "Advice to districts that plan a mini-grid",
];

export const energyMandates: string[] = [
  "Prepare energy policy, laws and standards",
  "Plan generation, storage and grids for the state",
  "Promote renewable sources and saving of energy",
  "License and supervise suppliers",
  "Coordinate donors and private investors",
];

export interface Framework {
  current: TitledText[];
  planned: TitledText[];
}

/** Who does what, today and when the reform is complete (P-89). */
export const framework: Framework = {
  current: [
    { title: "Ministry", text: "Policy, planning, licences and supervision in one house." },
    { title: "Private suppliers", text: "Generate, distribute and sell, each on a grid of its own." },
    { title: "District councils", text: "Give way-leave for lines and settle complaints on the spot." },
  ],
  planned: [
    { title: "Ministry", text: "Policy and planning only." },
    { title: "Energy regulator", text: "An independent body for licences, tariffs, safety and complaints." },
    {
      title: "Grid company",
      text: "Joins the towns' grids and buys power from all producers on equal terms.",
    },
    { title: "Rural energy fund", text: "Pays for connections that no market would build." },
  ],
};

export const energyAchievements: FigureText[] = [
  { figure: figures.solar, text: `solar power with ${figures.storage} of storage`, sector: "energy" },
  { figure: figures.districtsServed, text: "districts served", sector: "energy" },
  {
    figure: figures.institutions,
    text: `institutions electrified: ${figures.institutionsEducation} education, ${figures.institutionsHealth} health, ${figures.institutionsOther} other`,
    sector: "energy",
  },
  {
    figure: figures.streetlights,
    text: `solar streetlights in ${figures.streetlightDistricts} districts`,
    sector: "energy",
  },
  { figure: figures.renewableEnergy, text: "renewable energy", sector: "energy" },
];

/** Ongoing projects with their stage (P-91). */
export const energyProjects: StagedProject[] = [
  {
    title: "Solar plants with storage",
    text: `${figures.solar} of solar power and ${figures.storage} of storage for town grids.`,
    stage: "Implementation Stage",
  },
  {
    title: "Power for schools and clinics",
    text: "Solar systems of their own for education and health institutions.",
    stage: "Installation Phase",
  },
  {
    title: "Street lighting",
    text: "Lamps with panel and battery on market roads.",
    stage: "Installation Phase",
  },
  {
    title: "Village mini-grids",
    text: "Panels, batteries and short lines where the grid does not reach.",
    stage: "Tendering Stage",
  },
  {
    title: "Joined town grids",
    text: "A line between neighbouring towns, so that surplus is shared.",
    stage: "Design Stage",
  },
];

export const regulations: TitledText[] = [
  { title: "Energy policy", text: "Sets the goals: access, price, clean sources, fair competition." },
  { title: "Electricity act", text: "Says who may produce, carry and sell power, and under which licence." },
  {
    title: "Technical and safety code",
    text: "Voltage, earthing, metering and the protection of those who work on lines.",
  },
  { title: "Tariff rules", text: "How a price is worked out, published and contested." },
];

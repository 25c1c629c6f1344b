import type { Sector } from "@ministry/api-client";

/** Addresses of the public screens as the contract spells them, odd spellings included (spec, section 2). */
export const paths = {
  home: "/",
  ministry: "/Ministry",
  leadership: "/minister",
  water: "/water",
  energy: "/Energy",
  planning: "/PlanningPolicy",
  administration: "/Admin&finace", // (sic)
  energyProjects: "/EnergyProject",
  waterProjects: "/WaterProject",
  publications: "/AssessmentsPost",
  events: "/EventPost",
  contact: "/contact",
  accessibility: "/accessibility",
  offline: "/offline",
  search: "/search",
} as const;

/** Patterns of the screens that show one thing. */
export const patterns = {
  energyProject: "/SingalProjectsEnergy/:id", // (sic)
  waterProject: "/SingalProjectsWater/:id", // (sic)
  event: "/SingalProjectsEvent/:id", // (sic)
  achievements: "/project/:id/achievements",
  publication: "/documents/:id",
} as const;

/** Screens that show what the API has: whoever serves their HTML may put it in (`delivery/serve`). */
export const answeredPatterns: readonly string[] = [
  paths.energyProjects,
  paths.waterProjects,
  paths.publications,
  paths.events,
  ...Object.values(patterns),
];

const withId = (pattern: string, id: string) => pattern.replace(":id", encodeURIComponent(id));

/** Screen with the list of one sector's projects. */
export const projectsPath = (sector: Sector) =>
  sector === "water" ? paths.waterProjects : paths.energyProjects;

/** Screen of one project. */
export const projectPath = (sector: Sector, id: string) =>
  withId(sector === "water" ? patterns.waterProject : patterns.energyProject, id);

/** Screen with one project's achievements alone. */
export const achievementsPath = (projectId: string) => withId(patterns.achievements, projectId);

/** Screen of one event. */
export const eventPath = (id: string) => withId(patterns.event, id);

/** Screen of one publication. */
export const publicationPath = (id: string) => withId(patterns.publication, id);

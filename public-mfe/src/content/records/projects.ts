import type { Sector } from "@ministry/api-client";

/** Fixed texts of the project lists, the projects' pages and the achievements viewer. */
export const projectTexts = {
  list: {
    energy: {
      title: "Energy projects",
      banner: "ENERGY PROJECTS",
      lead: "Solar plants, mini-grids and street lighting: what is being built, where, and how far it has come.",
    },
    water: {
      title: "Water projects",
      banner: "WATER PROJECTS",
      lead: "Boreholes, shallow wells, kiosks and barkads: what is being built, where, and how far it has come.",
    },
  } satisfies Record<Sector, { title: string; banner: string; lead: string }>,
  all: "All projects",
  loadingList: "Loading projects",
  search: "Search projects",
  /** How many are shown: all, or those that were found. */
  count: (found: number, all: number) => {
    if (found < all) return `${found} of ${all} projects`;
    return all === 1 ? "1 project" : `${all} projects`;
  },
  /** Name of the pager, for screen readers. */
  pages: "Pages of projects",
  noneFound: "No project has these words in its title or description.",
  showAll: "Show all projects",
  listFailed: "Failed to load projects list.",
  none: "No projects found.",
  /** Link of a card (sic). */
  more: "Read for More",
  one: {
    energy: "Energy project",
    water: "Water project",
  } satisfies Record<Sector, string>,
  /** For search engines and shared links, of a project whose record has no text of its own. */
  description: {
    energy: "An energy project of the ministry: what is built, where, and how far it has come.",
    water: "A water project of the ministry: what is built, where, and how far it has come.",
  } satisfies Record<Sector, string>,
  untitled: "Untitled project",
  loading: "Loading project",
  seeAll: "See all projects",
  updated: "Updated",
  failed: "Failed to load project.",
  /** Heading of an address whose project is not there. */
  gone: "Project not found",
  overview: "Project Overview",
  /** The two pages name the same thing differently on purpose. */
  geography: {
    energy: "Project Geographic Coverage",
    water: "Project Geography",
  } satisfies Record<Sector, string>,
  objectives: "Project Objectives",
  /** Shown on the water page while a project has no objective of its own. */
  defaultObjectives: [
    "Enhance water access and quality.",
    "Build community climate resilience.",
    "Strengthen local water institutions.",
  ],
  /** Heading of the steps of a project without a component title. */
  components: "Project",
  step: (number: number) => `Step ${number}`,
  noComponents: "No steps have been published yet.",
  achievements: "Achievements",
  achieved: "What has been achieved",
  achievementsDescription: (project?: string) =>
    project
      ? `What the project “${project}” has achieved so far, step by step.`
      : "What a project of the ministry has achieved so far, step by step.",
  achievementsAlone: "Achievements on one page",
  loadingAchievements: "Loading achievements",
  progressOf: (achievement: string) => (achievement ? `Progress of ${achievement}` : "Progress"),
  achievementsFailed: "Failed to load achievements",
  noAchievements: "No achievements yet.",
  photos: "Project Photos",
  loadingPhotos: "Loading photos",
  photosFailed: "Failed to load photos.",
  noPhotos: "No photos uploaded yet.",
  stakeholders: "Project Stakeholders",
  /** Labels of the first three stakeholder images; the third's spelling is the contract's (sic). */
  stakeholderLabels: ["Funded By", "Implemented By", "Facilated By"],
  logoOf: (label: string) => `${label}: logo`,
  noStakeholders: "No stakeholders have been named yet.",
  nothingYet: "Nothing has been published here yet.",
} as const;

import { paths } from "../../paths.ts";

/** Texts of the search page. */
export const searchPage = {
  title: "Search",
  lead: "Find pages, projects, news and publications by any word in them.",
  description:
    "Search the pages, projects, events and publications of the Ministry of Energy and Water Resources.",
  label: "What are you looking for?",
  hint: "For instance a place or a kind of work.",
  /** Follows the hint in the full edition. */
  alsoOffline: "What is saved on this device is searched without a connection too.",
  results: "Results",
  examplesTitle: "Try one of these",
  examples: ["borehole", "solar", "kiosk", "street lights", "school", "tender", "annual report"],
  nothing: "No results.",
  completions: "Suggestions",
  browse: "Or look through a list",
  resultPages: "Pages of results",
  similar: "No exact match. These results have a similar spelling.",
  ask: "Ask the ministry",
  partly: "Some lists or pages could not be loaded; what they hold is missing here.",
  inDocument: "In the document:",
  textsNeedConnection: "The text inside documents is searched only with a connection.",
  textsFailed: "The text inside documents could not be searched just now.",
  tryAgain: "Try again",
} as const;

export const searchingText = "Searching";
export const loadingListsText = "Loading lists";
export const resultCount = (total: number): string => (total === 1 ? "1 result" : `${total} results`);
/** Shows the rest of a kind's hits; `kind` is its title. */
export const showAllHits = (count: number, kind: string): string => `Show all ${count}: ${kind}`;

/** The kinds of what is found. */
export const foundKinds = {
  pages: "Pages",
  water: "Water projects",
  energy: "Energy projects",
  events: "Events",
  publications: "Publications",
} as const;

interface SearchedPage {
  title: string;
  to: string;
  /** One sentence of what is there, in the words people look for it with. */
  description: string;
}

/** The fixed pages, as the search finds them. */
export const searchedPages: readonly SearchedPage[] = [
  {
    title: "Contact",
    to: paths.contact,
    description:
      "Phone numbers, hotline, email, address and opening hours; complaints, corruption reports and requests for information.",
  },
  {
    title: "Ministry",
    to: paths.ministry,
    description: "What the ministry is: vision, mission, values, history, organisation and departments.",
  },
  {
    title: "Leadership",
    to: paths.leadership,
    description: "The minister, the deputy minister and the director general; biography and message.",
  },
  {
    title: "Water",
    to: paths.water,
    description:
      "The water department: wells, boreholes, kiosks, barkads, dams, sanitation, hygiene, drought and water trucking.",
  },
  {
    title: "Energy",
    to: paths.energy,
    description:
      "The energy department: electricity, power, solar, street lights, mini grids, wind and fuel.",
  },
  {
    title: "Policy & Planning",
    to: paths.planning,
    description: "Laws, acts, policies, strategy, plans, statistics and the demand for power.",
  },
  {
    title: "Admin & Finance",
    to: paths.administration,
    description: "Budget, money, staff, jobs, careers, procurement, tenders and contracts.",
  },
  {
    title: "Water projects",
    to: paths.waterProjects,
    description: "All water projects, with their progress and photos.",
  },
  {
    title: "Energy projects",
    to: paths.energyProjects,
    description: "All energy projects, with their progress and photos.",
  },
  {
    title: "Projects on the map",
    to: paths.projectMap,
    description: "Water and energy projects on a map, by place, stage and year; what is near me.",
  },
  { title: "Events", to: paths.events, description: "News and events of the ministry." },
  {
    title: "Publications",
    to: paths.publications,
    description: "Reports, assessments, tenders and other documents to read, download or keep on the device.",
  },
  {
    title: "Tenders",
    to: paths.tenders,
    description: "Calls for tenders and bids, procurement: what is open, and how many days are left.",
  },
  {
    title: "Follow the news",
    to: paths.feeds,
    description:
      "Feeds of all news, of water and of energy for feed readers: what they are, how to subscribe.",
  },
  {
    title: "Reading without a connection",
    to: paths.offline,
    description: "What is saved on this device, how to install the site as an app, and low data.",
  },
  {
    title: "Accessibility",
    to: paths.accessibility,
    description:
      "How the site is used by keyboard, with a screen reader, with large text and on slow connections.",
  },
];

import type { PathsOf, RouteTable } from "@ministry/contract";

/**
 * The public screens: addresses as the contract spells them, odd spellings included (spec, section 2), and the page
 * at each. A new page needs a line here and nothing else.
 */
export const routes = {
  home: { path: "/", page: "./pages/home/home-page.tsx", component: "HomePage", answered: true },
  ministry: { path: "/Ministry", page: "./pages/about/ministry-page.tsx", component: "MinistryPage" },
  leadership: { path: "/minister", page: "./pages/about/leadership-page.tsx", component: "LeadershipPage" },
  water: { path: "/water", page: "./pages/departments/water-page.tsx", component: "WaterPage" },
  energy: { path: "/Energy", page: "./pages/departments/energy-page.tsx", component: "EnergyPage" },
  planning: {
    path: "/PlanningPolicy",
    page: "./pages/departments/planning-page.tsx",
    component: "PlanningPage",
  },
  administration: {
    path: "/Admin&finace", // (sic)
    page: "./pages/departments/administration-page.tsx",
    component: "AdministrationPage",
  },
  contact: { path: "/contact", page: "./pages/contact/contact-page.tsx", component: "ContactPage" },
  accessibility: {
    path: "/accessibility",
    page: "./pages/accessibility/accessibility-page.tsx",
    component: "AccessibilityPage",
  },
  offline: { path: "/offline", page: "./pages/offline/offline-page.tsx", component: "OfflinePage" },
  energyProjects: {
    path: "/EnergyProject",
    page: "./pages/projects/list/project-list-page.tsx",
    component: "EnergyProjectsPage",
    answered: true,
  },
  waterProjects: {
    path: "/WaterProject",
    page: "./pages/projects/list/project-list-page.tsx",
    component: "WaterProjectsPage",
    answered: true,
  },
  projectMap: {
    path: "/projects",
    page: "./pages/projects/map/project-map-page.tsx",
    component: "ProjectMapPage",
    answered: true,
  },
  energyProject: {
    path: "/SingalProjectsEnergy/:id", // (sic)
    page: "./pages/projects/project/project-page.tsx",
    component: "EnergyProjectPage",
    answered: true,
  },
  waterProject: {
    path: "/SingalProjectsWater/:id", // (sic)
    page: "./pages/projects/project/project-page.tsx",
    component: "WaterProjectPage",
    answered: true,
  },
  achievements: {
    path: "/project/:id/achievements",
    page: "./pages/projects/achievements/achievements-page.tsx",
    component: "AchievementsPage",
    answered: true,
  },
  events: {
    path: "/EventPost",
    page: "./pages/events/list/event-list-page.tsx",
    component: "EventListPage",
    answered: true,
  },
  event: {
    path: "/SingalProjectsEvent/:id", // (sic)
    page: "./pages/events/event-page.tsx",
    component: "EventPage",
    answered: true,
  },
  feeds: {
    path: "/feeds",
    page: "./pages/feeds/feeds-page.tsx",
    component: "FeedsPage",
    answered: true,
  },
  publications: {
    path: "/AssessmentsPost",
    page: "./pages/publications/publication-list-page.tsx",
    component: "PublicationListPage",
    answered: true,
  },
  tenders: {
    path: "/tenders",
    page: "./pages/tenders/tender-list-page.tsx",
    component: "TenderListPage",
    answered: true,
  },
  publication: {
    path: "/documents/:id",
    page: "./pages/publications/publication-page.tsx",
    component: "PublicationPage",
    answered: true,
  },
  search: { path: "/search", page: "./pages/search/search-page.tsx", component: "SearchPage" },
  notFound: { path: "*", page: "./pages/not-found/not-found-page.tsx", component: "NotFoundPage" },
} as const satisfies RouteTable;

/** Address of each screen, or its pattern where it shows one thing. Builds for the browser have this list alone. */
export const paths = Object.fromEntries(
  Object.entries(routes).map(([name, { path }]) => [name, path]),
) as PathsOf<typeof routes>;

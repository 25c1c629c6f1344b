import { remoteConfig } from "../delivery/plugins/remote-config.ts";

/** Which page answers for which address; a new page needs a line here and one in `src/remote.tsx`. */
export default remoteConfig({
  name: "public-mfe",
  routes: {
    "/": "src/pages/home/home-page.tsx",
    "/Ministry": "src/pages/about/ministry-page.tsx",
    "/minister": "src/pages/about/leadership-page.tsx",
    "/water": "src/pages/departments/water-page.tsx",
    "/Energy": "src/pages/departments/energy-page.tsx",
    "/PlanningPolicy": "src/pages/departments/planning-page.tsx",
    "/Admin&finace": "src/pages/departments/administration-page.tsx", // (sic)
    "/contact": "src/pages/contact/contact-page.tsx",
    "/accessibility": "src/pages/accessibility/accessibility-page.tsx",
    "/offline": "src/pages/offline/offline-page.tsx",
    "/EnergyProject": "src/pages/projects/project-list-page.tsx",
    "/WaterProject": "src/pages/projects/project-list-page.tsx",
    "/SingalProjectsEnergy/:id": "src/pages/projects/project-page.tsx", // (sic)
    "/SingalProjectsWater/:id": "src/pages/projects/project-page.tsx", // (sic)
    "/project/:id/achievements": "src/pages/projects/achievements-page.tsx",
    "/EventPost": "src/pages/events/event-list-page.tsx",
    "/SingalProjectsEvent/:id": "src/pages/events/event-page.tsx", // (sic)
    "/AssessmentsPost": "src/pages/publications/publication-list-page.tsx",
    "/documents/:id": "src/pages/publications/publication-page.tsx",
    "/search": "src/pages/search/search-page.tsx",
    "*": "src/pages/not-found/not-found-page.tsx",
  },
});

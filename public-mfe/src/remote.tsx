import type { Host } from "@ministry/delivery/contract";
import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import { PageError } from "./layout/page-error.tsx";
import { PublicLayout } from "./layout/public-layout.tsx";
import { paths, patterns } from "./paths.ts";
import { SiteProvider } from "./site/site.tsx";

/**
 * The public part's screens, in their layout. Every page is a chunk of its own; `vite.config.ts` names the same pages
 * so that the HTML can ask for them early.
 */
export function createRoutes(host: Host): RouteObject[] {
  return [
    {
      element: (
        <SiteProvider value={host}>
          <PublicLayout />
        </SiteProvider>
      ),
      children: [{ ErrorBoundary: PageError, children: pages }],
    },
  ];
}

/** Which page stands at an address; the file is fetched when somebody goes there. */
const page = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
});

const pages: RouteObject[] = [
  page(paths.home, async () => (await import("./pages/home/home-page.tsx")).HomePage),
  page(paths.ministry, async () => (await import("./pages/about/ministry-page.tsx")).MinistryPage),
  page(paths.leadership, async () => (await import("./pages/about/leadership-page.tsx")).LeadershipPage),
  page(paths.water, async () => (await import("./pages/departments/water-page.tsx")).WaterPage),
  page(paths.energy, async () => (await import("./pages/departments/energy-page.tsx")).EnergyPage),
  page(paths.planning, async () => (await import("./pages/departments/planning-page.tsx")).PlanningPage),
  page(
    paths.administration,
    async () => (await import("./pages/departments/administration-page.tsx")).AdministrationPage,
  ),
  page(paths.contact, async () => (await import("./pages/contact/contact-page.tsx")).ContactPage),
  page(
    paths.accessibility,
    async () => (await import("./pages/accessibility/accessibility-page.tsx")).AccessibilityPage,
  ),
  page(paths.offline, async () => (await import("./pages/offline/offline-page.tsx")).OfflinePage),
  page(
    paths.energyProjects,
    async () => (await import("./pages/projects/project-list-page.tsx")).EnergyProjectsPage,
  ),
  page(
    paths.waterProjects,
    async () => (await import("./pages/projects/project-list-page.tsx")).WaterProjectsPage,
  ),
  page(
    patterns.energyProject,
    async () => (await import("./pages/projects/project-page.tsx")).EnergyProjectPage,
  ),
  page(
    patterns.waterProject,
    async () => (await import("./pages/projects/project-page.tsx")).WaterProjectPage,
  ),
  page(
    patterns.achievements,
    async () => (await import("./pages/projects/achievements-page.tsx")).AchievementsPage,
  ),
  page(paths.events, async () => (await import("./pages/events/event-list-page.tsx")).EventListPage),
  page(patterns.event, async () => (await import("./pages/events/event-page.tsx")).EventPage),
  page(
    paths.publications,
    async () => (await import("./pages/publications/publication-list-page.tsx")).PublicationListPage,
  ),
  page(
    patterns.publication,
    async () => (await import("./pages/publications/publication-page.tsx")).PublicationPage,
  ),
  page(paths.search, async () => (await import("./pages/search/search-page.tsx")).SearchPage),
  page("*", async () => (await import("./pages/not-found/not-found-page.tsx")).NotFoundPage),
];

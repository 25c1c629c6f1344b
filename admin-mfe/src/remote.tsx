import { addIcons, portalPaths, ToastRegion } from "@ministry/shared-ui";
import type { Host } from "@ministry/delivery/contract";
import type { ReactElement } from "react";
import { Outlet, type RouteObject } from "react-router-dom";
import { AdminLayout } from "./pages/layout/admin-layout.tsx";
import { paths } from "./paths.ts";
import { createPortal, PortalProvider } from "./session/portal.tsx";
import { RequireSession } from "./session/require-session.tsx";

addIcons(portalPaths);

/** A screen that is fetched when somebody goes there. */
const screen = (path: string, load: () => Promise<ReactElement>): RouteObject => ({
  path,
  lazy: async () => ({ element: await load() }),
});

const dashboard = async () => {
  const { DashboardPage } = await import("./pages/dashboard-page.tsx");
  return <DashboardPage />;
};
const projectCreate = (sector: "energy" | "water") => async () => {
  const { ProjectCreatePage } = await import("./pages/project-create-page.tsx");
  return <ProjectCreatePage key={sector} sector={sector} />;
};
const projects = (sector: "energy" | "water") => async () => {
  const { ProjectsPage } = await import("./pages/projects-page.tsx");
  return <ProjectsPage key={sector} sector={sector} />;
};
const projectUpdate = (sector: "energy" | "water") => async () => {
  const { ProjectUpdatePage } = await import("./pages/project-update-page.tsx");
  return <ProjectUpdatePage key={sector} sector={sector} />;
};
const achievementCreate =
  (sector: "energy" | "water", { stays = false } = {}) =>
  async () => {
    const { AchievementCreatePage } = await import("./pages/achievement-create-page.tsx");
    return <AchievementCreatePage key={`${sector}${stays}`} sector={sector} stays={stays} />;
  };
const achievements = (sector: "energy" | "water") => async () => {
  const { AchievementsPage } = await import("./pages/achievements-page.tsx");
  return <AchievementsPage key={sector} sector={sector} />;
};
const achievementUpdate = (sector: "energy" | "water") => async () => {
  const { AchievementUpdatePage } = await import("./pages/achievement-update-page.tsx");
  return <AchievementUpdatePage key={sector} sector={sector} />;
};
const photos = (sector: "energy" | "water") => async () => {
  const { PhotosPage } = await import("./pages/photos-page.tsx");
  return <PhotosPage key={sector} sector={sector} />;
};

/** Every screen inside the layout; all of them are guarded (AMB-09). */
const guarded: RouteObject[] = [
  screen(paths.dashboard, dashboard),
  screen(paths.dashboardCards, dashboard),
  screen(paths.energyProjectCreate, projectCreate("energy")),
  screen(paths.waterProjectCreate, projectCreate("water")),
  screen(paths.energyProjects, projects("energy")),
  screen(paths.waterProjects, projects("water")),
  screen(paths.energyProjectUpdate, projectUpdate("energy")),
  screen(paths.waterProjectUpdate, projectUpdate("water")),
  screen(paths.projectAchievementCreate, achievementCreate("energy", { stays: true })),
  screen(paths.energyAchievementCreate, achievementCreate("energy")),
  screen(paths.waterAchievementCreate, achievementCreate("water")),
  screen(paths.energyAchievements, achievements("energy")),
  screen(paths.waterAchievements, achievements("water")),
  screen(paths.energyAchievementUpdate, achievementUpdate("energy")),
  screen(paths.waterAchievementUpdate, achievementUpdate("water")),
  screen(paths.energyPhotos, photos("energy")),
  screen(paths.waterPhotos, photos("water")),
  screen(paths.energyPhotosCreate, async () => {
    const { PhotosCreatePage } = await import("./pages/photos-create-page.tsx");
    return <PhotosCreatePage />;
  }),
  screen(paths.events, async () => {
    const { EventsPage } = await import("./pages/events-page.tsx");
    return <EventsPage />;
  }),
  screen(paths.eventCreate, async () => {
    const { EventCreatePage } = await import("./pages/event-create-page.tsx");
    return <EventCreatePage />;
  }),
  screen(paths.eventUpdate, async () => {
    const { EventUpdatePage } = await import("./pages/event-update-page.tsx");
    return <EventUpdatePage />;
  }),
  screen(paths.documents, async () => {
    const { DocumentsPage } = await import("./pages/documents-page.tsx");
    return <DocumentsPage />;
  }),
  screen(paths.documentCreate, async () => {
    const { DocumentCreatePage } = await import("./pages/document-create-page.tsx");
    return <DocumentCreatePage />;
  }),
  screen(paths.documentUpdate, async () => {
    const { DocumentUpdatePage } = await import("./pages/document-update-page.tsx");
    return <DocumentUpdatePage />;
  }),
  screen(paths.users, async () => {
    const { UsersPage } = await import("./pages/users-page.tsx");
    return <UsersPage />;
  }),
  screen(paths.queue, async () => {
    const { QueuePage } = await import("./pages/queue-page.tsx");
    return <QueuePage />;
  }),
  screen(paths.sharedPhotos, async () => {
    const { SharedPhotosPage } = await import("./pages/shared-photos-page.tsx");
    return <SharedPhotosPage />;
  }),
  screen(paths.movePhotos, async () => {
    const { MovePhotosPage } = await import("./pages/move-photos-page.tsx");
    return <MovePhotosPage />;
  }),
  screen(paths.trash, async () => {
    const { TrashPage } = await import("./pages/trash-page.tsx");
    return <TrashPage />;
  }),
  screen(paths.account, async () => {
    const { AccountPage } = await import("./pages/account-page.tsx");
    return <AccountPage />;
  }),
  screen(paths.audit, async () => {
    const { AuditPage } = await import("./pages/audit-page.tsx");
    return <AuditPage />;
  }),
  screen(paths.settings, async () => {
    const { SettingsPage } = await import("./pages/settings-page.tsx");
    return <SettingsPage />;
  }),
];

/** The portal's screens, as the shell mounts them at the root of the site. */
export function createRoutes(host: Host): RouteObject[] {
  const portal = createPortal(host);
  return [
    {
      element: (
        <PortalProvider value={portal}>
          <ToastRegion>
            <Outlet />
          </ToastRegion>
        </PortalProvider>
      ),
      children: [
        screen(paths.login, async () => {
          const { LoginPage } = await import("./pages/login-page.tsx");
          return <LoginPage />;
        }),
        {
          element: (
            <RequireSession>
              <AdminLayout />
            </RequireSession>
          ),
          children: guarded,
        },
      ],
    },
  ];
}

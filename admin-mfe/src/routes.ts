import type { PathsOf, RouteTable } from "@ministry/contract";

/**
 * The portal's screens: addresses, whose spellings are part of the contract, and the page at each. Matching ignores
 * case, links use the written one (AMB-39). A new page needs a line here and nothing else.
 */
export const routes = {
  login: { path: "/AdminLogin", page: "./pages/sign-in/login-page.tsx", component: "LoginPage" },
  invitation: {
    path: "/AdminInvitation",
    page: "./pages/sign-in/password-link-page.tsx",
    component: "InvitationPage",
  },
  forgotPassword: {
    path: "/AdminForgotPassword",
    page: "./pages/sign-in/forgot-password-page.tsx",
    component: "ForgotPasswordPage",
  },
  passwordReset: {
    path: "/AdminPasswordReset",
    page: "./pages/sign-in/password-link-page.tsx",
    component: "PasswordResetPage",
  },
  users: { path: "/AdminForm", page: "./pages/administration/users-page.tsx", component: "UsersPage" },
  dashboard: { path: "/Dashboard", page: "./pages/dashboard/dashboard-page.tsx", component: "DashboardPage" },
  dashboardCards: {
    path: "/DashboardCards",
    page: "./pages/dashboard/dashboard-page.tsx",
    component: "DashboardPage",
  },
  energyProjectCreate: {
    path: "/energyProjectForm", // (sic) small e
    page: "./pages/projects/project-create-page.tsx",
    component: "EnergyProjectCreatePage",
  },
  waterProjectCreate: {
    path: "/WaterProjectForm",
    page: "./pages/projects/project-create-page.tsx",
    component: "WaterProjectCreatePage",
  },
  energyProjects: {
    path: "/EnergyProjectTable",
    page: "./pages/projects/projects-page.tsx",
    component: "EnergyProjectsPage",
  },
  waterProjects: {
    path: "/WaterProjectTable",
    page: "./pages/projects/projects-page.tsx",
    component: "WaterProjectsPage",
  },
  energyProjectUpdate: {
    path: "/EnergyProjectUpdate/:id",
    page: "./pages/projects/project-update-page.tsx",
    component: "EnergyProjectUpdatePage",
  },
  waterProjectUpdate: {
    path: "/WaterProjectUpdate/:id",
    page: "./pages/projects/project-update-page.tsx",
    component: "WaterProjectUpdatePage",
  },
  projectAchievementCreate: {
    path: "/ProjectAchievementForm",
    page: "./pages/achievements/achievement-create-page.tsx",
    component: "ProjectAchievementCreatePage",
  },
  energyAchievementCreate: {
    path: "/EnergyAchievementForm",
    page: "./pages/achievements/achievement-create-page.tsx",
    component: "EnergyAchievementCreatePage",
  },
  waterAchievementCreate: {
    path: "/WaterAchievementForm",
    page: "./pages/achievements/achievement-create-page.tsx",
    component: "WaterAchievementCreatePage",
  },
  energyAchievements: {
    path: "/EnergyAchievementsTable",
    page: "./pages/achievements/achievements-page.tsx",
    component: "EnergyAchievementsPage",
  },
  waterAchievements: {
    path: "/WaterAchievementsTable",
    page: "./pages/achievements/achievements-page.tsx",
    component: "WaterAchievementsPage",
  },
  energyAchievementUpdate: {
    path: "/EnergyAchievementUpdate/:id/:index",
    page: "./pages/achievements/achievement-update-page.tsx",
    component: "EnergyAchievementUpdatePage",
  },
  waterAchievementUpdate: {
    path: "/WaterAchievementUpdate/:id/:index",
    page: "./pages/achievements/achievement-update-page.tsx",
    component: "WaterAchievementUpdatePage",
  },
  eventCreate: {
    path: "/EventCreateForm",
    page: "./pages/events/event-create-page.tsx",
    component: "EventCreatePage",
  },
  events: { path: "/EventTable", page: "./pages/events/events-page.tsx", component: "EventsPage" },
  eventUpdate: {
    path: "/EventUpdateForm/:id",
    page: "./pages/events/event-update-page.tsx",
    component: "EventUpdatePage",
  },
  documentCreate: {
    path: "/DocumentManagerForm",
    page: "./pages/documents/document-create-page.tsx",
    component: "DocumentCreatePage",
  },
  documents: {
    path: "/AssessmentDashsPost",
    page: "./pages/documents/documents-page.tsx",
    component: "DocumentsPage",
  }, // (sic)
  documentUpdate: {
    path: "/AssessmentUpdateForm/:id",
    page: "./pages/documents/document-update-page.tsx",
    component: "DocumentUpdatePage",
  },
  energyPhotosCreate: {
    path: "/EnergyProjectPhotosForm",
    page: "./pages/photos/photos-create-page.tsx",
    component: "PhotosCreatePage",
  },
  energyPhotos: {
    path: "/EnergyProjectPhotosTable",
    page: "./pages/photos/photos-page.tsx",
    component: "EnergyPhotosPage",
  },
  waterPhotos: {
    path: "/WaterProjectPhotosTable",
    page: "./pages/photos/photos-page.tsx",
    component: "WaterPhotosPage",
  },
  account: { path: "/AdminAccount", page: "./pages/account/account-page.tsx", component: "AccountPage" },
  secondFactor: {
    path: "/AdminSecondFactor",
    page: "./pages/account/second-factor-page.tsx",
    component: "SecondFactorPage",
  },
  audit: { path: "/AdminAudit", page: "./pages/administration/audit-page.tsx", component: "AuditPage" },
  settings: { path: "/AdminSettings", page: "./pages/account/settings-page.tsx", component: "SettingsPage" },
  queue: { path: "/AdminQueue", page: "./pages/queue/queue-page.tsx", component: "QueuePage" },
  sharedPhotos: {
    path: "/AdminSharedPhotos",
    page: "./pages/photos/shared-photos-page.tsx",
    component: "SharedPhotosPage",
  },
  movePhotos: {
    path: "/AdminMovePhotos",
    page: "./pages/photos/move-photos-page.tsx",
    component: "MovePhotosPage",
  },
  trash: { path: "/AdminTrash", page: "./pages/administration/trash-page.tsx", component: "TrashPage" },
} as const satisfies RouteTable;

/** Address of each screen, or its pattern where it shows one thing. Builds for the browser have this list alone. */
export const paths = Object.fromEntries(
  Object.entries(routes).map(([name, { path }]) => [name, path]),
) as PathsOf<typeof routes>;

import { generatePath } from "react-router-dom";

/**
 * Screen addresses of the portal. Their spellings are part of the contract and stand only here; matching ignores
 * case, links use the written one (AMB-39).
 */
export const paths = {
  login: "/AdminLogin",
  users: "/AdminForm",
  dashboard: "/Dashboard",
  dashboardCards: "/DashboardCards",
  energyProjectCreate: "/energyProjectForm", // (sic) small e
  waterProjectCreate: "/WaterProjectForm",
  energyProjects: "/EnergyProjectTable",
  waterProjects: "/WaterProjectTable",
  energyProjectUpdate: "/EnergyProjectUpdate/:id",
  waterProjectUpdate: "/WaterProjectUpdate/:id",
  projectAchievementCreate: "/ProjectAchievementForm",
  energyAchievementCreate: "/EnergyAchievementForm",
  waterAchievementCreate: "/WaterAchievementForm",
  energyAchievements: "/EnergyAchievementsTable",
  waterAchievements: "/WaterAchievementsTable",
  energyAchievementUpdate: "/EnergyAchievementUpdate/:id/:index",
  waterAchievementUpdate: "/WaterAchievementUpdate/:id/:index",
  eventCreate: "/EventCreateForm",
  events: "/EventTable",
  eventUpdate: "/EventUpdateForm/:id",
  documentCreate: "/DocumentManagerForm",
  documents: "/AssessmentDashsPost", // (sic)
  documentUpdate: "/AssessmentUpdateForm/:id",
  energyPhotosCreate: "/EnergyProjectPhotosForm",
  energyPhotos: "/EnergyProjectPhotosTable",
  waterPhotos: "/WaterProjectPhotosTable",
  account: "/AdminAccount",
  audit: "/AdminAudit",
  settings: "/AdminSettings",
  queue: "/AdminQueue",
  sharedPhotos: "/AdminSharedPhotos",
  movePhotos: "/AdminMovePhotos",
  trash: "/AdminTrash",
} as const;

/** Addresses of the public site that the portal links to; that part owns them. */
export const publicPaths = {
  energyProject: "/SingalProjectsEnergy/:id", // (sic)
  waterProject: "/SingalProjectsWater/:id", // (sic)
  document: "/documents/:id",
} as const;

/** Where queued photos are led to another project: those with these ids, and those that wait for them. */
export const movePhotosPath = (ids: readonly string[]): string =>
  `${paths.movePhotos}?${new URLSearchParams({ of: ids.join(",") }).toString()}`;

/** Fills an address with its parameters, encoded. */
export const to = generatePath;

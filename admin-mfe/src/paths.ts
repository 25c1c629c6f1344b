import { generatePath } from "react-router-dom";
import { paths } from "./routes.ts";

export { paths };

/** Addresses of the public site that the portal links to; that part owns them. */
export const publicPaths = {
  energyProject: "/SingalProjectsEnergy/:id", // (sic)
  waterProject: "/SingalProjectsWater/:id", // (sic)
  document: "/documents/:id",
} as const;

/** The addresses that each sector has its own of. */
export const sectorPaths = {
  projects: { energy: paths.energyProjects, water: paths.waterProjects },
  projectUpdate: { energy: paths.energyProjectUpdate, water: paths.waterProjectUpdate },
  achievements: { energy: paths.energyAchievements, water: paths.waterAchievements },
  achievementUpdate: { energy: paths.energyAchievementUpdate, water: paths.waterAchievementUpdate },
} as const;

/** Where queued photos are led to another project: those with these ids, and those that wait for them. */
export const movePhotosPath = (ids: readonly string[]): string =>
  `${paths.movePhotos}?${new URLSearchParams({ of: ids.join(",") }).toString()}`;

/** Fills an address with its parameters, encoded. */
export const to = generatePath;

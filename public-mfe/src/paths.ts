import type { Sector } from "@ministry/api-client";
import { paths } from "./routes.ts";

export { paths };

const withId = (pattern: string, id: string) => pattern.replace(":id", encodeURIComponent(id));

/** Screen with the list of one sector's projects. */
export const projectsPath = (sector: Sector) =>
  sector === "water" ? paths.waterProjects : paths.energyProjects;

/** Screen of one project. */
export const projectPath = (sector: Sector, id: string) =>
  withId(sector === "water" ? paths.waterProject : paths.energyProject, id);

/** Screen with one project's achievements alone. */
export const achievementsPath = (projectId: string) => withId(paths.achievements, projectId);

/** Screen of one event. */
export const eventPath = (id: string) => withId(paths.event, id);

/** Screen of one publication. */
export const publicationPath = (id: string) => withId(paths.publication, id);

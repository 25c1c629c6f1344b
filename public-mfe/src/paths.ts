import type { Sector } from "@ministry/api-client";
import { paths } from "./routes.ts";

export { paths };

const withId = (pattern: string, id: string) => pattern.replace(":id", encodeURIComponent(id));

/** Where on the contact page it says how to complain or report. */
export const complaintsId = "complaints";

/** Screen with the list of one sector's projects. */
export const projectsPath = (sector: Sector) =>
  sector === "water" ? paths.waterProjects : paths.energyProjects;

/** Screen with the projects of both sectors on a map, narrowed as its filters are set. */
export const projectMapPath = (filters: Readonly<Record<string, string | undefined>> = {}) => {
  const set = Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return set.length > 0 ? `${paths.projectMap}?${new URLSearchParams(set)}` : paths.projectMap;
};

/** Screen of one project. */
export const projectPath = (sector: Sector, id: string) =>
  withId(sector === "water" ? paths.waterProject : paths.energyProject, id);

/** Screen with one project's achievements alone. */
export const achievementsPath = (projectId: string) => withId(paths.achievements, projectId);

/** Screen of one event. */
export const eventPath = (id: string) => withId(paths.event, id);

/** Screen of one publication. */
export const publicationPath = (id: string) => withId(paths.publication, id);

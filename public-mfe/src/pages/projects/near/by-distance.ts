import type { Project } from "@ministry/api-client";
import type { Coordinates } from "../projection.ts";
import { coordinatesOf } from "../coordinates.ts";
import { distanceKm } from "./distance.ts";

/** The way to a project in kilometres; endless where nobody has said where it is. */
export function kmTo(project: Project, from: Coordinates): number {
  const place = coordinatesOf(project);
  return place ? distanceKm(from, place) : Infinity;
}

/** The projects in the order of their distance; those without a place are last and stay in their order. */
export const byDistance = (projects: readonly Project[], from: Coordinates): Project[] =>
  projects
    .map((project) => ({ project, km: kmTo(project, from) }))
    .sort((one, other) => (one.km === other.km ? 0 : one.km - other.km))
    .map(({ project }) => project);

import type { Project } from "@ministry/api-client";

export interface Statistics {
  waterProjects: number;
  energyProjects: number;
  waterAchievements: number;
}

/**
 * The dashboard's figures. The client turns every shape of `achievements` into a list: an entry each, a
 * non-empty line of a text each, an object.
 */
export function statisticsOf(energy: readonly Project[], water: readonly Project[]): Statistics {
  return {
    waterProjects: water.length,
    energyProjects: energy.length,
    waterAchievements: water.reduce((sum, { achievements }) => sum + achievements.length, 0),
  };
}

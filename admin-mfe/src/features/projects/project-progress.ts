import type { Project } from "@ministry/api-client";

export interface ProjectProgress {
  project: Pick<Project, "id" | "title" | "sector">;
  /** Mean over the achievements that tell a progress, in whole per cent. */
  percent: number;
}

/**
 * How far projects have come, those with the most left to do first. Achievements that came as plain text tell no
 * progress; projects of such alone are left out.
 */
export function progressOf(projects: readonly Project[]): ProjectProgress[] {
  return projects
    .flatMap((project) => {
      const measured = project.achievements.filter(({ plain }) => !plain);
      if (measured.length === 0) return [];
      const sum = measured.reduce((total, { progress }) => total + progress, 0);
      return [{ project, percent: Math.round(sum / measured.length) }];
    })
    .sort((a, b) => a.percent - b.percent);
}

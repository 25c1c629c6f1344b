import type { Achievement, Api, Project, Sector } from "@ministry/api-client";
import { queryOptions } from "@tanstack/react-query";

export interface AchievementRow {
  projectId: string;
  projectTitle: string;
  /** Position in its project: how the contract addresses it. */
  index: number;
  achievement: Achievement;
}

/** The achievements of one project, for a project whose record carries none. */
export const achievementsQuery = (api: Api, projectId: string) =>
  queryOptions({
    queryKey: ["achievements", "of", projectId],
    queryFn: ({ signal }) => api.achievements.list(projectId, { signal }),
  });

export const achievementQuery = (api: Api, sector: Sector, projectId: string, index: number) =>
  queryOptions({
    queryKey: ["achievements", sector, projectId, index],
    queryFn: ({ signal }) => api.achievements.get(sector, projectId, index, { signal }),
  });

/**
 * Rows of the table: what the projects' own records contain. A project without any is asked for apart
 * (`fetched`, by project id).
 */
export function rowsOf(
  projects: readonly Project[],
  fetched: ReadonlyMap<string, readonly Achievement[]> = new Map(),
): AchievementRow[] {
  return projects.flatMap(({ id, title, achievements }) =>
    (achievements.length > 0 ? achievements : (fetched.get(id) ?? [])).map((achievement, index) => ({
      projectId: id,
      projectTitle: title,
      index,
      achievement,
    })),
  );
}

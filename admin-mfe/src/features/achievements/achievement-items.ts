import { requests, type Sector } from "@ministry/api-client";
import type { NewItem } from "@ministry/api-client/outbox";
import { achievementsOf } from "../../content/outbox/groups.ts";
import { ofParent } from "../../outbox/saving/of-parent.ts";
import { draftOf, type AchievementValues } from "./achievement-values.ts";

/** Group of the queue: achievements still to be added to a project, or to all of a sector. */
const achievementsGroup = (sector: Sector, projectId = "") => `achievement/${sector}/${projectId}`;

/** A project an achievement can be added to. */
export interface ProjectChoice {
  id: string;
  title: string;
  /** Not created yet: `id` is that of its request in the queue, which the achievement waits for. */
  waiting?: boolean;
}

/** A new achievement as a request for the queue. */
export function achievementItem(
  sector: Sector,
  project: ProjectChoice,
  values: AchievementValues,
  key: string,
): NewItem {
  const add = (projectId: string) => requests.achievements.add(sector, projectId, draftOf(values));
  return {
    id: key,
    request: project.waiting ? ofParent(add) : add(project.id),
    label: values.title.trim(),
    group: {
      id: achievementsGroup(sector, project.id),
      label: achievementsOf(project.title),
    },
    ...(project.waiting && { parent: project.id }),
  };
}

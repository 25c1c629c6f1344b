import { textOrder, valueFilter, type RecordShape } from "../../records/arranging/shape.ts";
import type { AchievementRow } from "./achievements-query.ts";

/** How the achievements of a sector are looked through. */
export const achievementShape = (rows: readonly AchievementRow[]): RecordShape<AchievementRow> => ({
  ...{ one: "achievement", many: "achievements", givenOrder: "Project by project" },
  keyOf: ({ projectId, index, achievement }) => achievement.id ?? `${projectId}/${index}`,
  nameOf: ({ achievement }) => achievement.title,
  textsOf: ({ projectTitle, achievement }) => [projectTitle, achievement.title, achievement.detail],
  orders: [
    textOrder("project", "Project", ({ projectTitle }) => projectTitle),
    textOrder("title", "Title", ({ achievement }) => achievement.title),
    {
      id: "progress",
      ascending: "Progress, lowest first",
      descending: "Progress, highest first",
      by: ({ achievement }) => achievement.progress,
    },
  ],
  filters: [
    valueFilter({ id: "of", label: "Project" }, rows, ({ projectId, projectTitle }) => ({
      value: projectId,
      label: projectTitle,
    })),
    {
      id: "stage",
      label: "Stage",
      options: [
        { value: "begun", label: "Not begun (0%)" },
        { value: "under-way", label: "Under way" },
        { value: "done", label: "Completed (100%)" },
      ],
      fits: ({ achievement: { progress } }, value) =>
        value === (progress === 0 ? "begun" : progress === 100 ? "done" : "under-way"),
    },
  ],
});

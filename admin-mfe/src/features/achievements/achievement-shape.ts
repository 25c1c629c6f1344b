import * as achievementTableTexts from "../../content/achievements/table.ts";
import { textOrder, valueFilter, type RecordShape } from "../../records/arranging/shape.ts";
import type { AchievementRow } from "./achievements-query.ts";

/** How the achievements of a sector are looked through. */
export const achievementShape = (rows: readonly AchievementRow[]): RecordShape<AchievementRow> => ({
  ...{
    one: achievementTableTexts.achievement,
    many: achievementTableTexts.achievements,
    givenOrder: achievementTableTexts.projectByProject,
  },
  keyOf: ({ projectId, index, achievement }) => achievement.id ?? `${projectId}/${index}`,
  nameOf: ({ achievement }) => achievement.title,
  textsOf: ({ projectTitle, achievement }) => [projectTitle, achievement.title, achievement.detail],
  orders: [
    textOrder("project", achievementTableTexts.project, ({ projectTitle }) => projectTitle),
    textOrder("title", achievementTableTexts.title, ({ achievement }) => achievement.title),
    {
      id: "progress",
      ascending: achievementTableTexts.progressLowestFirst,
      descending: achievementTableTexts.progressHighestFirst,
      by: ({ achievement }) => achievement.progress,
    },
  ],
  filters: [
    valueFilter({ id: "of", label: achievementTableTexts.project }, rows, ({ projectId, projectTitle }) => ({
      value: projectId,
      label: projectTitle,
    })),
    {
      id: "stage",
      label: achievementTableTexts.stage,
      options: [
        { value: "begun", label: achievementTableTexts.notBegun0 },
        { value: "under-way", label: achievementTableTexts.underWay },
        { value: "done", label: achievementTableTexts.completed100 },
      ],
      fits: ({ achievement: { progress } }, value) =>
        value === (progress === 0 ? "begun" : progress === 100 ? "done" : "under-way"),
    },
  ],
});

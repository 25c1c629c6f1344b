import type { Project } from "@ministry/api-client";
import * as projectTableTexts from "../../../content/projects/table.ts";
import { progressOf as listProgress } from "../project-progress.ts";
import { addedFilter, textOrder, type RecordShape } from "../../../records/arranging/shape.ts";

/** How far a project is, as the dashboard says it: none where no achievement tells a progress. */
const progressOf = (project: Project): number | undefined => listProgress([project])[0]?.percent;

type Stage = "none" | "begun" | "under-way" | "done";

function stageOf(project: Project): Stage {
  const progress = progressOf(project);
  if (progress === undefined) return "none";
  if (progress === 0) return "begun";
  return progress === 100 ? "done" : "under-way";
}

/** How the projects of a sector are looked through. */
export const projectShape: RecordShape<Project> = {
  ...{
    one: projectTableTexts.project,
    many: projectTableTexts.projects,
    givenOrder: projectTableTexts.dateAddedNewestFirst,
  },
  keyOf: ({ id, title }) => id || title,
  nameOf: ({ title }) => title,
  textsOf: ({ title, description, componentTitle, geography }) => [
    ...[title, description],
    ...[componentTitle, geography],
  ],
  orders: [
    textOrder("title", projectTableTexts.title, ({ title }) => title),
    {
      id: "progress",
      ascending: projectTableTexts.progressLowestFirst,
      descending: projectTableTexts.progressHighestFirst,
      by: progressOf,
    },
    {
      id: "changed",
      ascending: projectTableTexts.dateChangedOldestFirst,
      descending: projectTableTexts.dateChangedNewestFirst,
      by: ({ updatedAt }) => Date.parse(updatedAt ?? "") || undefined,
    },
  ],
  filters: [
    {
      id: "stage",
      label: projectTableTexts.stage,
      options: [
        { value: "none", label: projectTableTexts.noAchievements },
        { value: "begun", label: projectTableTexts.notBegun0 },
        { value: "under-way", label: projectTableTexts.underWay },
        { value: "done", label: projectTableTexts.completed100 },
      ],
      fits: (project, value) => stageOf(project) === value,
    },
    addedFilter(({ createdAt }) => createdAt),
  ],
};

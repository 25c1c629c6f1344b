import type { Project } from "@ministry/api-client";
import { addedFilter, textOrder, type RecordShape } from "../../../records/arranging/shape.ts";

/** How far a project is, by its achievements: mean of their progress in percent, none where there are none. */
function progressOf({ achievements }: Pick<Project, "achievements">): number | undefined {
  if (achievements.length === 0) return undefined;
  const sum = achievements.reduce((total, { progress }) => total + progress, 0);
  return Math.round(sum / achievements.length);
}

type Stage = "none" | "begun" | "under-way" | "done";

function stageOf(project: Pick<Project, "achievements">): Stage {
  const progress = progressOf(project);
  if (progress === undefined) return "none";
  if (progress === 0) return "begun";
  return progress === 100 ? "done" : "under-way";
}

/** How the projects of a sector are looked through. */
export const projectShape: RecordShape<Project> = {
  ...{ one: "project", many: "projects", givenOrder: "Date added, newest first" },
  keyOf: ({ id, title }) => id || title,
  nameOf: ({ title }) => title,
  textsOf: ({ title, description, componentTitle, geography }) => [
    ...[title, description],
    ...[componentTitle, geography],
  ],
  orders: [
    textOrder("title", "Title", ({ title }) => title),
    {
      id: "progress",
      ascending: "Progress, lowest first",
      descending: "Progress, highest first",
      by: progressOf,
    },
    {
      id: "changed",
      ascending: "Date changed, oldest first",
      descending: "Date changed, newest first",
      by: ({ updatedAt }) => Date.parse(updatedAt ?? "") || undefined,
    },
  ],
  filters: [
    {
      id: "stage",
      label: "Stage",
      options: [
        { value: "none", label: "No achievements" },
        { value: "begun", label: "Not begun (0%)" },
        { value: "under-way", label: "Under way" },
        { value: "done", label: "Completed (100%)" },
      ],
      fits: (project, value) => stageOf(project) === value,
    },
    addedFilter(({ createdAt }) => createdAt),
  ],
};

import type { Project } from "@ministry/api-client";
import { expect, test } from "vitest";
import { progressOf } from "./project-progress.ts";

const project = (title: string, ...achievements: Partial<Project["achievements"][number]>[]) =>
  ({ id: title, title, sector: "water", achievements }) as unknown as Project;

test("a project has come as far as its achievements on average, the furthest back first", () => {
  const found = progressOf([
    project("Done", { progress: 100 }),
    project("Begun", { progress: 0 }, { progress: 25 }),
    project("Halfway", { progress: 40 }, { progress: 65 }, { plain: true, progress: 0 }),
  ]);
  expect(found.map(({ project: { title }, percent }) => [title, percent])).toEqual([
    ["Begun", 13],
    ["Halfway", 53],
    ["Done", 100],
  ]);
});

test("projects that tell no progress are left out", () => {
  expect(progressOf([project("Silent"), project("Prose", { plain: true, progress: 0 })])).toEqual([]);
});

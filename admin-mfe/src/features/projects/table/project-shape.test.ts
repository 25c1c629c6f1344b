import type { Project } from "@ministry/api-client";
import { expect, it } from "vitest";
import { projectShape } from "./project-shape.ts";

const project = (...achievements: { progress: number; plain?: true }[]) =>
  ({ title: "Well", achievements }) as unknown as Project;
const stages = (given: Project) => {
  const [stage] = projectShape.filters;
  return ["none", "begun", "under-way", "done"].filter((value) => stage?.fits(given, value));
};

it("leaves achievements that came as plain text out of a project's progress, as the dashboard does", () => {
  expect(stages(project({ progress: 100 }, { progress: 0, plain: true }))).toEqual(["done"]);
  expect(stages(project({ progress: 0, plain: true }))).toEqual(["none"]);
  expect(stages(project({ progress: 40 }, { progress: 60 }))).toEqual(["under-way"]);
});

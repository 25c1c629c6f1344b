import { matchPath } from "react-router-dom";
import { expect, test } from "vitest";
import { achievementsPath, eventPath, paths, projectPath, projectsPath, publicationPath } from "./paths.ts";

test("the screens have the contract's addresses", () => {
  const ours: string[] = [
    paths.accessibility,
    paths.feeds,
    paths.offline,
    paths.projectMap,
    paths.search,
    paths.tenders,
    paths.notFound,
  ];
  const fixed = Object.values(paths).filter((path) => !path.includes(":"));
  expect(fixed.filter((path) => !ours.includes(path))).toEqual([
    "/",
    "/Ministry",
    "/minister",
    "/water",
    "/Energy",
    "/PlanningPolicy",
    "/Admin&finace",
    "/contact",
    "/EnergyProject",
    "/WaterProject",
    "/EventPost",
    "/AssessmentsPost",
  ]);
});

test("the screens of one record carry its id, encoded", () => {
  expect([
    projectPath("energy", "65a1"),
    projectPath("water", "65a1"),
    eventPath("65a1"),
    achievementsPath("65a1"),
    publicationPath("a/b ?"),
  ]).toEqual([
    "/SingalProjectsEnergy/65a1",
    "/SingalProjectsWater/65a1",
    "/SingalProjectsEvent/65a1",
    "/project/65a1/achievements",
    "/documents/a%2Fb%20%3F",
  ]);
  expect([projectsPath("water"), projectsPath("energy")]).toEqual(["/WaterProject", "/EnergyProject"]);
});

test("AMB-39: addresses are matched whatever their case", () => {
  expect(matchPath(paths.water, "/Water")).not.toBeNull();
  expect(matchPath(paths.waterProject, "/singalprojectswater/7")?.params.id).toBe("7");
});

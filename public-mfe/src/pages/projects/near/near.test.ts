import type { Project } from "@ministry/api-client";
import { describe, expect, test } from "vitest";
import { byDistance, kmTo } from "./by-distance.ts";
import { distanceKm } from "./distance.ts";

const hargeisa = { latitude: 9.56, longitude: 44.06 };
const berbera = { latitude: 10.44, longitude: 45.01 };

const project = (title: string, place?: { latitude: number; longitude: number }) =>
  ({ title, ...place }) as Project;

describe("distance", () => {
  test("is the great circle, the same both ways", () => {
    expect(distanceKm(hargeisa, berbera)).toBeCloseTo(143, 0);
    expect(distanceKm(berbera, hargeisa)).toBe(distanceKm(hargeisa, berbera));
    expect(distanceKm(hargeisa, hargeisa)).toBe(0);
    expect(distanceKm({ latitude: 0, longitude: -179 }, { latitude: 0, longitude: 179 })).toBeCloseTo(222, 0);
  });

  test("puts the nearest first, and those nobody has placed last, in their order", () => {
    const projects = [project("b"), project("far", berbera), project("a"), project("near", hargeisa)];
    expect(byDistance(projects, hargeisa).map(({ title }) => title)).toEqual(["near", "far", "b", "a"]);
    expect(kmTo(project("b"), hargeisa)).toBe(Infinity);
  });
});

import type { Project } from "@ministry/api-client";
import { describe, expect, test } from "vitest";
import { creationTimeOfId } from "../achievements/creation-time-of-id.ts";
import { momentsOf } from "./timeline-moments.ts";

const idAt = (iso: string) => (Date.parse(iso) / 1000).toString(16).padStart(8, "0") + "0123456789abcdef";

describe("the time in an id", () => {
  test("is read where there is one, and from nothing that is no id", () => {
    expect(creationTimeOfId(idAt("2025-03-04T05:06:07Z"))).toBe("2025-03-04T05:06:07.000Z");
    for (const id of [undefined, "", "a1", "x".repeat(24), "0".repeat(24), "f".repeat(24)])
      expect(creationTimeOfId(id)).toBeUndefined();
  });
});

describe("the course of a project", () => {
  const achievements = [
    { id: idAt("2025-06-01T00:00:00Z"), title: "Tower", detail: "", progress: 40 },
    { id: idAt("2025-02-01T00:00:00Z"), title: "Borehole", detail: "", progress: 100 },
    { id: idAt("2025-03-01T00:00:00Z"), title: "Talks", detail: "", progress: 0, plain: true as const },
    { id: "7", title: "Somewhen", detail: "", progress: 10 },
  ];
  const course = (project: object) =>
    momentsOf({ achievements: [], ...project } as unknown as Project).map(({ what, progress }) => [
      what,
      progress,
    ]);

  test("runs from its start over its achievements, by date, to its stage now", () => {
    expect(course({ startYear: 2024, stage: "ongoing", progress: 55, achievements })).toEqual([
      ["Work started", undefined],
      ["Borehole", 100],
      ["Talks", undefined],
      ["Tower", 40],
      ["Ongoing", 55],
    ]);
  });

  test("has its start last while that lies ahead", () => {
    expect(course({ startYear: 2027, stage: "planned" })).toEqual([
      ["Planned", undefined],
      ["Work is to start", undefined],
    ]);
  });

  test("is none where the record knows neither start nor stage", () => {
    expect(course({ achievements })).toEqual([]);
  });
});

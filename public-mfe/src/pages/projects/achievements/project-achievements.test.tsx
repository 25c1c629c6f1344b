// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { stubBrowser } from "../../../testing/fake-api.ts";
import { achievementsPath, openProject as open, project, region } from "../../../testing/project-record.ts";

beforeEach(stubBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each(["energy", "water"] as const)("a project of %s", (sector) => {
  test("P-121, P-140: achievements of the record, with their progress; nothing else is asked for", async () => {
    const asked = open(sector, project);
    const achievements = await region("Achievements");
    expect(achievements.getByText("Borehole drilled")).toBeTruthy();
    expect(achievements.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("60");
    expect(asked).not.toContain(achievementsPath);
  });

  test.each([
    ["P-122: a list of strings", ["• First well", "Second well"]],
    ["P-123: plain text", "• First well\n\nSecond well"],
  ])("%s is shown, without bars nobody measured", async (_, achievements) => {
    open(sector, { ...project, achievements });
    const inside = await region("Achievements");
    expect(inside.getByText("First well")).toBeTruthy();
    expect(inside.getByText("Second well")).toBeTruthy();
    expect(inside.queryByRole("progressbar")).toBeNull();
  });

  test("P-124: without achievements in the record they are asked for by themselves", async () => {
    open(sector, { ...project, achievements: [] }, { [achievementsPath]: { json: project } });
    expect(await (await region("Achievements")).findByText("Borehole drilled")).toBeTruthy();
  });

  test("P-125: says when there are no achievements at all", async () => {
    open(sector, { ...project, achievements: "" }, { [achievementsPath]: { json: { achievements: [] } } });
    expect(await screen.findByText("No achievements yet.")).toBeTruthy();
  });

  test("P-192: achievements that fail to load leave the rest of the page", async () => {
    open(sector, { ...project, achievements: [] }, { [achievementsPath]: { status: 500 } });
    expect(await screen.findByText("Failed to load achievements")).toBeTruthy();
    expect(screen.getByText("Three boreholes feed the town.")).toBeTruthy();
  });
});

import { describe, expect, test } from "vitest";
import { recorded } from "../../testing/recorded.ts";
import { readAchievement, readAchievements } from "./read-achievements.ts";
import { achievementLines, formatAchievementsText, parseAchievementsText } from "./achievements-text.ts";
import { unwrapOne } from "../fields/envelopes.ts";

const inProject = (name: string) =>
  readAchievements((unwrapOne(recorded(name)) as { achievements?: unknown }).achievements);

describe("achievements off the wire", () => {
  test("P-121, A-108: a list of objects, progress clamped to 0–100", () => {
    expect(inProject("project-array").achievements).toEqual([
      { title: "Survey finished", detail: "All households counted", progress: 100 },
      { title: "Panels on site", detail: "", progress: 45 },
      { title: "Training", detail: "Two groups", progress: 100 },
    ]);
  });

  test("P-122: a list of strings, bullets stripped", () => {
    expect(inProject("project-object").achievements).toEqual([
      { title: "Survey finished", detail: "", progress: 0, plain: true },
      { title: "Panels on site", detail: "", progress: 0, plain: true },
    ]);
  });

  test("P-140, AMB-17: one that the API calls plain has no progress to show", () => {
    const wire = { _id: "1", title: "Survey finished", detail: "", progress: 0 };
    expect(readAchievement({ ...wire, plain: true }).plain).toBe(true);
    expect(readAchievement(wire)).not.toHaveProperty("plain");
    expect(readAchievement({ ...wire, plain: "yes" })).not.toHaveProperty("plain");
  });

  test("P-123, A-56: a text gives one entry per line that is not blank, and stays as it came", () => {
    const { achievements, achievementsText } = inProject("project-data");
    expect(achievements.map(({ title }) => title)).toEqual(["Survey finished", "Panels on site"]);
    expect(achievementsText).toContain("• Survey finished (100%)");
  });

  test("A-57: an object is one achievement, or a map of them", () => {
    expect(inProject("project-data-array").achievements).toHaveLength(1);
    expect(readAchievements({ "0": { title: "One" }, "1": { title: "Two" } }).achievements).toHaveLength(2);
    expect(readAchievements({}).achievements).toEqual([]);
  });

  test.each(["bare", "array", "in-achievement", "in-data", "in-result", "in-item"])(
    "API-19: one, %s",
    (shape) => {
      expect(readAchievement(unwrapOne(recorded(`achievement-${shape}`)))).toEqual({
        title: "Survey finished",
        detail: "All households counted",
        progress: 100,
      });
    },
  );
});

describe("the achievements text", () => {
  const list = [
    { title: "Borehole drilled", detail: "Serves 300 families\nand one school", progress: 60 },
    { title: "Pump installed", detail: "", progress: 0 },
    { title: "Half – done", detail: "With a dash – inside", progress: 12.5 },
  ];

  test("A-95: is built from bullet, title, progress in brackets and detail", () => {
    expect(formatAchievementsText(list)).toBe(
      "• Borehole drilled (60%) – Serves 300 families\n  and one school\n• Pump installed (0%)\n• Half – done (12.5%) – With a dash – inside",
    );
  });

  test("A-96: comes back as the list it was built from (AMB-17)", () => {
    expect(parseAchievementsText(formatAchievementsText(list))).toEqual(list);
  });

  test("A-96: brackets in a title are not read as its progress", () => {
    const list = [
      { title: "Boreholes drilled (12)", detail: "Serves 300 (of 400)", progress: 80 },
      { title: "Losses (30%) halved", detail: "", progress: 55 },
    ];
    expect(parseAchievementsText(formatAchievementsText(list))).toEqual(list);
    expect(parseAchievementsText("• Wells (12) drilled\n  in the north (90%)")).toMatchObject([
      { title: "Wells", progress: 12 },
    ]);
  });

  test("AMB-17: progress in square brackets is read too, and an entry without one says so", () => {
    expect(parseAchievementsText("- Pipes laid [40] two kilometres\n* Valves")).toEqual([
      { title: "Pipes laid", detail: "two kilometres", progress: 40 },
      { title: "Valves", detail: "", progress: 0, plain: true },
    ]);
  });

  test("without any bullet every line is an entry", () => {
    expect(parseAchievementsText("One\r\n\r\nTwo").map(({ title }) => title)).toEqual(["One", "Two"]);
  });

  test("A-56: numbers and dashes at the start of a line count as bullets, hyphens in words do not", () => {
    expect(achievementLines("1. One\n2) Two\n— Three\nSelf-help").map(({ title }) => title)).toEqual([
      "One",
      "Two",
      "Three",
      "Self-help",
    ]);
  });
});

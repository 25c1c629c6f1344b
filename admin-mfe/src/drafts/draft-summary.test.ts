import { expect, it } from "vitest";
import { summaryOf } from "./draft-summary.ts";

const photo = (name: string) => new File(["x"], name);
const preset = { title: "", description: " ", category: "general", language: "en", "so.title": "" };

it("says the first text that was typed, and how many files there are", () => {
  expect(summaryOf({ ...preset, title: "Well", cover: photo("a.jpg") })).toBe("“Well”, 1 file");
  expect(summaryOf({ ...preset, description: "Deep" })).toBe("“Deep”");
  expect(summaryOf({ ...preset, "so.title": "Ceel" })).toBe("“Ceel”");
  expect(summaryOf({ ministry: "a".repeat(70) })).toBe(`“${"a".repeat(60)}…”`);
});

it("takes no choice, number or moment for a text that was typed", () => {
  expect(summaryOf({ ...preset, photos: [photo("a.jpg"), photo("b.jpg")] })).toBe("2 files");
  const chosen = { stage: "planned", sector: "water", startsAt: "2026-03-01T08:00", progress: "40" };
  expect(summaryOf({ projectId: "65a0", ...preset, ...chosen, startYear: "2020", latitude: "9.5" })).toBe("");
});

it("reads stored values as well", () => {
  expect(summaryOf({ title: "Well", cover: { file: {} }, photos: { files: [{}, {}] } })).toBe(
    "“Well”, 3 files",
  );
});

import { expect, test } from "vitest";
import { isOneLetterApart, soundOf, wordsOf } from "./words.ts";

test("words lose accents, case and apostrophes", () => {
  expect(wordsOf("Élan d'Or – Bur‘o, 2024!")).toEqual(["elan", "dor", "bur", "o", "2024"]);
});

test("Arabic words keep their letters and lose vowel marks, tatweel and the forms of alef, ya and ta marbuta", () => {
  expect(wordsOf("أُسْرة إدارة آبار ٱسم")).toEqual(["اسره", "اداره", "ابار", "اسم"]);
  expect(wordsOf("مؤتمر رئيس")).toEqual(["موتمر", "رييس"]);
  expect(wordsOf("مستشفى كهـــرباء لجنة")).toEqual(["مستشفي", "كهرباء", "لجنه"]);
  expect(wordsOf("عام ٢٠٢٤")).toEqual(["عام", "2024"]);
});

test("names that sound alike are one", () => {
  expect(soundOf("xassan")).toBe(soundOf("hasan"));
  expect(soundOf("cali")).toBe(soundOf("ali"));
  expect(soundOf("qasim")).toBe(soundOf("kassim"));
  expect(soundOf("water")).not.toBe(soundOf("winter"));
});

test.each([
  ["river", "rivers", true],
  ["river", "rivre", true],
  ["river", "liver", true],
  ["river", "rive", true],
  ["river", "rover", true],
  ["river", "wiper", false],
  ["river", "riverbed", false],
])("%s and %s are one letter apart: %s", (one, other, expected) => {
  expect(isOneLetterApart(one, other)).toBe(expected);
});
